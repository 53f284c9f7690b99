import { errosNovoAcordo } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { auditarVarios, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { type NovoFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { conferirRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import { descreverTitulo } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { novoAcordoEsquema } from '../esquemas.ts';
import type { AcordoSimulado } from '../simular.ts';
import { simularTravado } from './travar.ts';
import { lerRegrasDeAcordo, type RegrasDeAcordo } from '#domains/financeiro/titulos/acordos/server/regras.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import type { TituloTravado } from '#domains/financeiro/titulos/server/carregar.ts';
import { criarTitulosReceber, type TituloCriado } from '#domains/financeiro/titulos/emissao/server/door.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';
import '#domains/financeiro/titulos/acordos/server/restricoes.ts';

export type PedidoDeAcordo = z.output<typeof novoAcordoEsquema> & {
  /** The day on which it was made, when a past one is being entered; today otherwise. */ em?: DataCivil;
};
export type AcordoFeito = {
  id: number;
  numero: number;
  totalCentavos: number;
  titulos: TituloCriado[];
  reciboId: number | null;
  reciboNumero: number | null;
};

/**
 * Makes an agreement: the old titles of one payer become renegotiated, new ones with the same total to the cent take their place, and
 * the entry is received at once when asked. The caller has checked the permission to waive charges.
 * Throws TITULO_NAO_RENEGOCIA, ACORDO_DE_PAGADORES_DIFERENTES, ACORDO_VALOR_MUDOU (somebody paid meanwhile), the rules of the school
 * (ACORDO_PARCELAS_DEMAIS, ACORDO_ENTRADA_BAIXA, ACORDO_ENTRADA_ALTA), ACORDO_VENCIMENTO_PASSADO, inactive account or method, closed period.
 */
export async function renegociar(ato: Ato<Pessoa>, pedido: PedidoDeAcordo): Promise<AcordoFeito> {
  const { tx } = ato;
  const hoje = pedido.em ?? ato.hoje;
  await conferirRecebimento(tx, [pedido]);
  if (pedido.entradaPaga) await conferirEntrada(tx, pedido);
  const regras = await lerRegrasDeAcordo(tx);
  const { titulos, plano } = await simularTravado(tx, pedido.tituloIds, pedido, regras, hoje);
  if (plano.totalCentavos !== pedido.totalCentavos) {
    const params = { antes: formatarReais(pedido.totalCentavos), agora: formatarReais(plano.totalCentavos) };
    throw errosNovoAcordo.ACORDO_VALOR_MUDOU(params, { detalhe: { totalCentavos: plano.totalCentavos } });
  }
  conferirVencimentoFuturo(pedido, hoje);
  const acordo = await inserirAcordo({ ...ato, hoje }, pedido, plano, titulos, regras);
  const novos = await criarTitulosReceber(tx, await titulosDoAcordo({ ...ato, hoje }, pedido, plano, titulos, acordo.numero));
  await sql`insert into acordos_parcelas (titulo_id, acordo_id, parcela, entrada)
    select e.id, ${acordo.id}, e.parcela, e.entrada
    from json_to_recordset(${JSON.stringify(novos.map(({ id }, i) => ({ id, ...plano.parcelas[i] })))}::json) as e(id bigint, parcela int, entrada boolean)`.execute(
    tx,
  );
  // What each installment is made of, so that what it receives is known for what it was.
  await sql`insert into acordos_parcelas_partes (titulo_id, ordem, origem_titulo_id, valor_centavos) select * from partes_do_acordo(${acordo.id})`.execute(
    tx,
  );
  await auditarVarios(ato, [
    {
      acao: 'acordo.criado',
      alvoTipo: 'acordo',
      alvoId: acordo.id,
      motivo: pedido.motivoDispensa,
      depois: {
        numero: acordo.numero,
        totalCentavos: plano.totalCentavos,
        dispensaCentavos: plano.dispensaCentavos,
        parcelas: plano.parcelas.length,
      },
    },
    ...titulos.map((t) => ({
      acao: 'titulo.renegociado',
      alvoTipo: 'titulo',
      alvoId: t.id,
      antes: { situacao: t.situacao },
      depois: { situacao: 'renegociado', acordoNumero: acordo.numero },
    })),
  ]);
  const recibo = pedido.entradaPaga ? await receberEntrada({ ...ato, hoje }, pedido, novos) : null;
  return {
    ...acordo,
    totalCentavos: plano.totalCentavos,
    titulos: novos,
    reciboId: recibo?.reciboId ?? null,
    reciboNumero: recibo?.reciboNumero ?? null,
  };
}

function conferirVencimentoFuturo(pedido: PedidoDeAcordo, hoje: DataCivil): void {
  const campo =
    pedido.primeiroVencimento < hoje
      ? 'primeiroVencimento'
      : pedido.entradaCentavos > 0 && pedido.dataEntrada < hoje
        ? 'dataEntrada'
        : null;
  if (campo) throw errosNovoAcordo.ACORDO_VENCIMENTO_PASSADO({ hoje: formatarData(hoje) }, { campos: [campo] });
}

const ondeEntra = (pedido: PedidoDeAcordo) => ({
  contaBancariaId: pedido.entradaContaBancariaId ?? pedido.contaBancariaId,
  formaPagamentoId: pedido.entradaFormaPagamentoId ?? pedido.formaPagamentoId,
});
const camposDaEntrada: Readonly<Record<string, string>> = {
  contaBancariaId: 'entradaContaBancariaId',
  formaPagamentoId: 'entradaFormaPagamentoId',
};

/** The account and the method of the entry, refused by their own fields. */
async function conferirEntrada(tx: Tx, pedido: PedidoDeAcordo): Promise<void> {
  try {
    await conferirRecebimento(tx, [ondeEntra(pedido)]);
  } catch (causa) {
    throw causa instanceof ErroNegocio ? causa.apontando((path) => camposDaEntrada[path] ?? path) : causa;
  }
}

function receberEntrada(ato: Ato<Pessoa>, pedido: PedidoDeAcordo, novos: readonly TituloCriado[]) {
  const { hoje } = ato;
  const itens = novos.slice(0, 1).map(({ id }) => ({ tituloId: id, valorCentavos: pedido.entradaCentavos }));
  return baixarTitulos(ato, { dataBaixa: hoje, ...ondeEntra(pedido), itens });
}

/** The agreement, its old titles, and their facts: what they owed of principal leaves the receivables. */
async function inserirAcordo(
  { tx, quem, hoje }: Ato<Pessoa>,
  pedido: PedidoDeAcordo,
  plano: AcordoSimulado,
  titulos: readonly TituloTravado[],
  regras: RegrasDeAcordo,
): Promise<{ id: number; numero: number }> {
  const { rows } = await sql<{ id: number; numero: number }>`
    insert into acordos (pagador_id, data_acordo, saldo_centavos, multa_centavos, juros_centavos, dispensa_centavos, motivo_dispensa, total_centavos, entrada_centavos,
      dias_para_quebra, observacao, usuario_id, usuario_nome)
    values (${titulos[0]?.pagadorId}, ${hoje}, ${plano.saldoCentavos}, ${plano.multaCentavos}, ${plano.jurosCentavos}, ${plano.dispensaCentavos}, ${pedido.motivoDispensa},
      ${plano.totalCentavos}, ${pedido.entradaCentavos}, ${regras.diasParaQuebra}, ${pedido.observacao}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id, numero`.execute(
    tx,
  );
  const [acordo] = rows;
  if (!acordo) throw new Error('the insert of an agreement answered no row');
  const linhas = plano.itens.map((item) => ({ ...item, situacaoAnterior: titulos.find((t) => t.id === item.id)?.situacao }));
  const { rows: itens } = await sql<{ id: number; titulo_id: number; saldo_centavos: number }>`
    with historia as (
      insert into acordos_situacoes (acordo_id, para, usuario_id, usuario_nome) values (${acordo.id}, 'vigente', ${quem.usuarioId}, ${nomeDoAutor(quem)})
    ), alterados as (
      update titulos_receber set situacao = 'renegociado', versao = versao + 1, updated_at = clock_timestamp() where id = any(${pedido.tituloIds})
    )
    insert into acordos_titulos (acordo_id, titulo_id, situacao_anterior, saldo_centavos, multa_centavos, juros_centavos, dispensa_centavos)
    select ${acordo.id}::bigint, e.id, e."situacaoAnterior", e."saldoCentavos", e."multaCentavos", e."jurosCentavos", e."dispensaCentavos"
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e(id bigint, "situacaoAnterior" text, "saldoCentavos" bigint, "multaCentavos" bigint, "jurosCentavos" bigint, "dispensaCentavos" bigint)
    order by e.id returning id, titulo_id, saldo_centavos`.execute(tx);
  await registrarFatos(
    tx,
    itens.map(
      (i): NovoFato => ({
        evento: 'titulo.renegociado',
        dataFato: hoje,
        origemTipo: 'acordo_titulo',
        origemId: i.id,
        valorCentavos: centavos(i.saldo_centavos),
        valores: { tituloId: i.titulo_id, acordoId: acordo.id },
      }),
    ),
  );
  return acordo;
}

/** The new titles, as the plan says; the student and the enrollment stay when all old titles have the same. */
async function titulosDoAcordo(
  { tx, hoje }: Ato<unknown>,
  pedido: PedidoDeAcordo,
  plano: AcordoSimulado,
  titulos: readonly TituloTravado[],
  numero: number,
): Promise<Parameters<typeof criarTitulosReceber>[1]> {
  const { rows } = await sql<{ alunoId: number | null; matriculaId: number | null; alunos: number; matriculas: number }>`
    select min(aluno_id) as "alunoId", min(matricula_id) as "matriculaId", count(distinct coalesce(aluno_id, 0))::int as alunos,
      count(distinct coalesce(matricula_id, 0))::int as matriculas from titulos_receber where id = any(${pedido.tituloIds})`.execute(tx);
  const [de] = rows;
  return plano.parcelas.map((p) => ({
    origem: 'acordo',
    contratoId: null,
    contratoPrecoId: null,
    matriculaId: de?.matriculas === 1 ? de.matriculaId : null,
    alunoId: de?.alunos === 1 ? de.alunoId : null,
    pagadorId: titulos[0]?.pagadorId ?? 0,
    parcela: p.parcela,
    parcelas: plano.parcelas.length,
    descricao: descreverTitulo(p.entrada ? 'entradaDoAcordo' : 'acordo', { numero }),
    dataEmissao: hoje,
    dataVencimento: p.dataVencimento,
    valorCentavos: p.valorCentavos,
    descontoIncondicionalCentavos: centavos(0),
    descontoCondicionalCentavos: centavos(0),
    contaBancariaId: pedido.contaBancariaId,
    formaPagamentoId: pedido.formaPagamentoId,
  }));
}
