import { type RawBuilder, sql } from 'kysely';
import { contagemDePendencias } from '#domains/academico/matriculas/pendencias/server/door.ts';
import { movimentosDeTitulos } from '#domains/financeiro/caixa/server/door.ts';
import { DIAS_DE_PERIODO_ABERTO } from '#domains/financeiro/caixa/situacoes.ts';
import { type PendenteLido, pendentesEmJson, somarPendentes } from '#domains/financeiro/pagar/recolhimentos/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { tiposDaGravidade } from '#shared/eventos-de-seguranca.ts';
import type { inicioApi } from '#portal/inicio/api.ts';
import { type NumeroId, numerosDoInicio, numerosVisiveis, type ParteDoInicio } from '#portal/numeros-do-inicio.ts';
import { objeto, visiveisDe } from './objeto.ts';
import { type PassoId, podeDar, primeirosPassos } from '#portal/primeiros-passos.ts';

type Resumo = RespostaServidor<typeof inicioApi.resumoDoInicio>;
/** When the law wants a tax is reckoned from its rows: they come along, and are added up here. */
type NumeroSomado = 'impostosARecolher';
type NumeroContado = Exclude<NumeroId, NumeroSomado>;
type Numeros = Partial<Record<NumeroContado, number> & Record<NumeroSomado, PendenteLido[]>>;
type Passos = Partial<Record<PassoId, boolean>>;

// `d` holds today at the school, the first day of its month and who reads, `a` the school year; each figure is one scalar from one index.
const fimDoMes = sql`(d.mes + interval '1 month')::date`;
const valores: Record<NumeroId, RawBuilder<unknown>> = {
  matriculasAtivas: sql`select count(*) from v_matricula_ativa where ano_letivo_id = a.id`,
  matriculasDoMes: sql`select count(*) from v_matricula_ativa where data_matricula >= d.mes and data_matricula < ${fimDoMes}`,
  notificacoesAEnviar: sql`select count(*) from v_notificacao where cancelada_em is null and situacao = 'a_enviar'`,
  contratosEmRascunho: sql`select count(*) from v_contrato_rascunho`,
  protocolosAbertos: sql`select count(*) from v_protocolo_aberto`,
  pessoasComPendencia: contagemDePendencias(sql`a.id`),
  cadastrosPendentes: sql`select count(*) from v_usuario_resumo where situacao = 'pendente'`,
  alertasDeSeguranca: sql`select count(*) from eventos_seguranca where tipo = any(${tiposDaGravidade('alerta')}::text[])
    and em >= (d.hoje - 6)::timestamp at time zone current_setting('patio.fuso')`,
  aPagarHoje: sql`select coalesce(sum(saldo_centavos), 0) from v_titulo_pagar_aberto where data_vencimento = d.hoje`,
  aPagarVencido: sql`select coalesce(sum(saldo_centavos), 0) from v_titulo_pagar_aberto where data_vencimento < d.hoje`,
  contasAAprovar: sql`select count(*) from v_titulo_pagar_aberto t join v_conta_pagar c on c.id = t.conta_pagar_id where c.aprovacao = 'pendente' and not lancou_conta_pagar(c.id, d.leitor)`,
  impostosARecolher: pendentesEmJson,
  abaixoDoMinimo: sql`select count(*) from v_abaixo_do_minimo`,
  aReceberHoje: sql`select coalesce(sum(saldo_centavos), 0) from v_titulo_aberto where data_vencimento = d.hoje`,
  vencido: sql`select coalesce(sum(saldo_centavos), 0) from v_titulo_aberto where data_limite < d.hoje`,
  recebidoNoMes: sql`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)
    from v_lancamento_financeiro where origem_tipo in ${movimentosDeTitulos} and data_movimento >= d.mes and data_movimento < ${fimDoMes}`,
  excecoesDeRetorno: sql`select count(distinct linha_id) from v_retorno_na_fila`,
  caixasNegativos: sql`select count(*) from v_caixa_negativo`,
  periodosAntigos: sql`select count(*) from v_periodo_financeiro_aberto where data_inicio < d.hoje - ${DIAS_DE_PERIODO_ABERTO}::int`,
};
const feitos: Record<PassoId, RawBuilder<unknown>> = {
  // What a contract and a document print of the school.
  escola: sql`exists (select 1 from escola where nome <> '' and cnpj is not null and endereco is not null)`,
  anoLetivo: sql`exists (select 1 from v_ano_letivo)`,
  segmentacao: sql`exists (select 1 from v_segmentacao)`,
  curso: sql`exists (select 1 from v_curso)`,
  turma: sql`exists (select 1 from v_turma)`,
  preco: sql`exists (select 1 from v_preco)`,
  conta: sql`exists (select 1 from v_conta_bancaria)`,
  formaPagamento: sql`exists (select 1 from v_forma_pagamento)`,
};

/** Schools that have everything of the first steps: nothing asks again, and every home screen is spared these look-ups. */
const escolasMontadas = new WeakSet<Db>();

type Lida = { anoId: number | null; ano: number | null; numeros: Numeros; passos: Passos };

async function ler({ db, hoje, quem }: Contexto, ids: readonly NumeroId[], cria: boolean): Promise<Lida | undefined> {
  const { rows } =
    await sql<Lida>`${preparada}select a.id as "anoId", a.ano, ${objeto(ids.map((id) => [id, sql`(${valores[id]})`]))} as numeros,
      ${objeto(cria ? primeirosPassos.map(({ id }) => [id, feitos[id]]) : [])} as passos
    from (select hoje, hoje - (extract(day from hoje)::int - 1) as mes, ${quem.usuarioId}::bigint as leitor from (select ${hoje}::date as hoje) h) d
    left join lateral (select id, ano from v_ano_letivo order by ano <= extract(year from d.hoje) desc, abs(ano - extract(year from d.hoje)) limit 1) a on true`.execute(
      db,
    );
  return rows[0];
}

/** Today's figures and the first steps, in one statement whatever the person may see. */
export async function resumirInicio(contexto: Contexto, parte: ParteDoInicio): Promise<Resumo> {
  const { db, quem, hoje } = contexto;
  const ids = visiveisDe(quem, (podeVer) => numerosVisiveis(podeVer, parte));
  const cria =
    parte === 'agora' &&
    !escolasMontadas.has(db) &&
    primeirosPassos.some((passo) => podeDar(passo, quem.admin, (tela, acao) => pode(quem, `${tela}:${acao}`)));
  const linha = await ler(contexto, ids, cria);
  if (!linha) throw new Error('The home statement always gives one row');
  const { anoId, ano, numeros, passos } = linha;
  const anoLetivo = anoId === null || ano === null ? null : { id: anoId, ano };
  const faltaCriar = cria && primeirosPassos.some(({ id }) => passos[id] !== true);
  if (cria && !faltaCriar) escolasMontadas.add(db);
  return {
    hoje,
    anoLetivo,
    doProfessor: !quem.admin && quem.restritoPainelProfessor && pode(quem, 'painel-professor:visualizar'),
    numeros: ids.map((id) => {
      const { tipo, tela, busca } = numerosDoInicio[id];
      const comum = { id, tipo, tela, busca: busca({ hoje, anoLetivo }) };
      if (id !== 'impostosARecolher') return { ...comum, valor: numeros[id] ?? 0 };
      const { valorCentavos, vencido } = somarPendentes(numeros[id] ?? [], hoje);
      return { ...comum, valor: valorCentavos, vencido };
    }),
    primeirosPassos: faltaCriar ? primeirosPassos.map(({ id }) => ({ id, feito: passos[id] === true })) : null,
  };
}
