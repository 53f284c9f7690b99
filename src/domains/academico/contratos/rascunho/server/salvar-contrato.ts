import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { numeroDoAno } from '#platform/server/database/numero-do-ano.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import type { LinhasContrato } from '#domains/academico/contratos/linhas/esquemas.ts';
import type { MatriculaDasLinhas } from '#domains/academico/contratos/linhas/julgar-linhas.ts';
import { isEditavel, contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';
import { type ContratoCarregado, carregarContratos, travarContratos, contratoMudou } from '#domains/academico/contratos/server/carregar.ts';
import { conferirLinhasDoContrato } from '#domains/academico/contratos/linhas/server/door.ts';
import '#domains/academico/contratos/server/restricoes.ts';

type Dados = LinhasContrato & { observacoes: string | null };

/** Creates the draft contract of an active enrollment. */
export async function criarContrato(ato: Ato, dados: Dados & { matriculaId: number }): Promise<{ id: number; numero: string }> {
  const { tx } = ato;
  const { rows } = await sql<{
    ano: number;
    ativa: boolean;
    codigo: string;
  }>`select ano, ativa, codigo from v_matricula_resumo where id = ${dados.matriculaId}`.execute(tx);
  const matricula = rows[0];
  if (!matricula) throw errosContrato.MATRICULA_DESCONHECIDA({}, { campos: ['matriculaId'] });
  if (!matricula.ativa) throw errosContrato.MATRICULA_INATIVA({ matricula: matricula.codigo });
  const julgada = await conferirLinhasDoContrato(tx, dados.matriculaId, dados);
  const [criado] = await inserirContratos(tx, [{ matriculaId: dados.matriculaId, ano: matricula.ano, observacoes: dados.observacoes }]);
  if (!criado) throw errosComuns.ERRO_INTERNO();
  await gravarLinhas(tx, [{ contratoId: criado.id, ...dados }]);
  const motivo = motivoQueVale(dados, julgada);
  if (motivo !== null) await sql`update contratos set motivo_acima_da_anuidade = ${motivo} where id = ${criado.id}`.execute(tx);
  const [depois] = await carregarContratos(tx, [criado.id]);
  await auditar(ato, {
    acao: 'contrato.criado',
    alvoTipo: 'contrato',
    alvoId: criado.id,
    depois: depois ? paraAuditoria(depois) : {},
  });
  return criado;
}

/** Replaces the lines of a draft; an active contract changes only through an addendum. */
export async function editarContrato(ato: Ato, dados: Dados & { id: number; versao: number }): Promise<{ id: number; versao: number }> {
  const { tx } = ato;
  await travarContratos(tx, [dados.id]);
  const [atual] = await carregarContratos(tx, [dados.id]);
  if (!atual) throw errosComuns.NAO_ENCONTRADO();
  if (atual.versao !== dados.versao) throw contratoMudou(atual);
  if (!isEditavel(atual.situacao))
    throw errosContrato.CONTRATO_NAO_EDITAVEL({ numero: atual.numero, situacao: contratoEmFrase(atual.situacao) });
  const julgada = await conferirLinhasDoContrato(tx, atual.matricula.id, dados);
  await sql`delete from contratos_descontos where contrato_id = ${dados.id}`.execute(tx);
  await sql`delete from contratos_precos where contrato_id = ${dados.id}`.execute(tx);
  await gravarLinhas(tx, [{ contratoId: dados.id, ...dados }]);
  await sql`update contratos set observacoes = ${dados.observacoes}, motivo_acima_da_anuidade = ${motivoQueVale(dados, julgada)}, versao = versao + 1, updated_at = clock_timestamp() where id = ${dados.id}`.execute(
    tx,
  );
  const [depois] = await carregarContratos(tx, [dados.id]);
  await auditar(ato, {
    acao: 'contrato.editado',
    alvoTipo: 'contrato',
    alvoId: dados.id,
    antes: paraAuditoria(atual),
    depois: depois ? paraAuditoria(depois) : {},
  });
  return { id: dados.id, versao: dados.versao + 1 };
}

/** Creates draft contracts in bulk, numbered without gaps per year: `2027-00318`. */
export async function inserirContratos(
  tx: Tx,
  contratos: readonly { matriculaId: number; ano: number; observacoes: string | null }[],
): Promise<{ id: number; numero: string; matriculaId: number }[]> {
  const linhas = contratos.map((c) => ({ matricula_id: c.matriculaId, ano: c.ano, observacoes: c.observacoes }));
  const { rows } = await sql<{ id: number; numero: string; matriculaId: number }>`
    with l as (select *, row_number() over (partition by ano order by ordem) as k from rows from (json_to_recordset(${JSON.stringify(linhas)}::json) as (matricula_id bigint, ano int, observacoes text)) with ordinality as l(matricula_id, ano, observacoes, ordem)),
      quantos as (select ano, count(*)::int as n from l group by ano),
      faixa as (insert into contratos_numeracao (ano, ultimo) select ano, n from quantos order by ano
        on conflict (ano) do update set ultimo = contratos_numeracao.ultimo + excluded.ultimo returning ano, ultimo)
    insert into contratos (numero, matricula_id, observacoes)
    select ${numeroDoAno(sql`l.ano`, sql`f.ultimo - q.n + l.k`)}, l.matricula_id, l.observacoes
    from l join faixa f on f.ano = l.ano join quantos q on q.ano = l.ano order by l.ordem
    returning id, numero, matricula_id as "matriculaId"`.execute(tx);
  return rows;
}

/** Writes the price and discount lines of contracts; discounts follow the price lines by their position. */
export async function gravarLinhas(tx: Tx, contratos: readonly ({ contratoId: number } & LinhasContrato)[]): Promise<void> {
  const precos = contratos.flatMap(({ contratoId, precos: lista }) =>
    lista.map((p, indice) => ({
      contrato_id: contratoId,
      indice,
      preco_id: p.precoId,
      descricao: p.descricao,
      valor_centavos: p.valorCentavos,
      parcelas: p.parcelas,
      primeiro_vencimento: p.primeiroVencimento,
      dia_vencimento: p.diaVencimento,
      forma_pagamento_id: p.formaPagamentoId,
      conta_bancaria_id: p.contaBancariaId,
    })),
  );
  await sql`insert into contratos_precos (contrato_id, preco_id, descricao, valor_centavos, parcelas, primeiro_vencimento, dia_vencimento, forma_pagamento_id, conta_bancaria_id)
    select l.contrato_id, l.preco_id, l.descricao, l.valor_centavos, l.parcelas, l.primeiro_vencimento, l.dia_vencimento, l.forma_pagamento_id,
      coalesce(l.conta_bancaria_id, (select f.conta_bancaria_id from v_forma_pagamento f where f.id = l.forma_pagamento_id))
    from json_to_recordset(${JSON.stringify(precos)}::json) as l(contrato_id bigint, indice int, preco_id bigint, descricao text, valor_centavos bigint, parcelas int,
      primeiro_vencimento date, dia_vencimento int, forma_pagamento_id bigint, conta_bancaria_id bigint) order by l.contrato_id, l.indice`.execute(
    tx,
  );
  const descontos = contratos.flatMap(({ contratoId, descontos: lista }) =>
    lista.map((d, ordem) => ({
      contrato_id: contratoId,
      ordem,
      indice: d.precoIndice,
      desconto_id: d.descontoId,
      descricao: d.descricao,
      forma: d.forma,
      percentual: d.forma === 'percentual' ? d.percentual : null,
      valor_centavos: d.forma === 'valor' ? d.valorCentavos : null,
      limite_centavos: d.forma === 'percentual' ? d.limiteCentavos : null,
      condicional: d.condicional,
      sobre_valor_cheio: d.sobreValorCheio,
      prioridade: d.prioridade,
      parcela_de: d.parcelaDe,
      parcela_ate: d.parcelaAte,
    })),
  );
  if (descontos.length === 0) return;
  await sql`with posicoes as (select id, contrato_id, row_number() over (partition by contrato_id order by id) - 1 as indice from contratos_precos where contrato_id = any(${contratos.map((c) => c.contratoId)}))
    insert into contratos_descontos (contrato_id, contrato_preco_id, desconto_id, descricao, forma, percentual, valor_centavos, limite_centavos, condicional, sobre_valor_cheio, prioridade, parcela_de, parcela_ate)
    select l.contrato_id, p.id, l.desconto_id, l.descricao, l.forma, l.percentual, l.valor_centavos, l.limite_centavos, l.condicional, l.sobre_valor_cheio, l.prioridade, l.parcela_de, l.parcela_ate
    from json_to_recordset(${JSON.stringify(descontos)}::json) as l(contrato_id bigint, ordem int, indice int, desconto_id bigint, descricao text, forma text, percentual numeric,
      valor_centavos bigint, limite_centavos bigint, condicional boolean, sobre_valor_cheio boolean, prioridade int, parcela_de int, parcela_ate int)
    left join posicoes p on p.contrato_id = l.contrato_id and p.indice = l.indice order by l.contrato_id, l.ordem`.execute(tx);
}

/** The reason is kept with lines that were typed, with more than one of the register, or after a contract that charged; otherwise it speaks of nothing. */
function motivoQueVale({ precos, motivoAcimaDaAnuidade }: Dados, matricula: MatriculaDasLinhas | null): string | null {
  const fala = precos.length > 1 || precos.some(({ precoId }) => precoId === null) || (matricula?.jaCobrado.somaCentavos ?? 0) > 0;
  return fala ? (motivoAcimaDaAnuidade ?? null) : null;
}

function paraAuditoria({ situacao, observacoes, motivoAcimaDaAnuidade, precos, descontos }: ContratoCarregado): Record<string, unknown> {
  return {
    situacao,
    observacoes,
    motivoAcimaDaAnuidade,
    precos: precos.map(({ id: _, ...p }) => p),
    descontos: descontos.map(({ id: _, ...d }) => d),
  };
}
