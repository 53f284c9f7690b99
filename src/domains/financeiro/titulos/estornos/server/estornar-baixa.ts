import { errosEstorno } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarEstornoDeFato } from '#domains/contabil/server/door.ts';
import { type CategoriaDoSistema, escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { estornarRecebimentos } from '#domains/financeiro/caixa/a-liquidar/server/door.ts';
import { type DataCivil, formatarInstante } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { podeTransitar, situacaoDosValores, type SituacaoTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import { type TituloTravado, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import { devolverAoCredito, estornarCreditoDoRecibo } from '#domains/financeiro/titulos/creditos/server/door.ts';
import { revogarDispensasDaBaixa } from '#domains/financeiro/titulos/dispensas/server/door.ts';
import { desfazerCobertura, titulosDoMesmoAcordo } from './estornar-em-acordo-quebrado.ts';
import { recolherDeContratosParados, segurarContratos } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { recusaDeEstorno } from './recusas.ts';
import { estornarRevogacao, revogarDescontos } from './revogar-descontos.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';
import './restricoes.ts';

type BaixaCarregada = {
  id: number;
  valorCentavos: Centavos;
  principalCentavos: Centavos;
  /** What the payment still earns of the discount. */
  descontoCentavos: Centavos;
  descontoRevogadoId: number | null;
  contaBancariaId: number;
  formaPagamentoId: number;
  reciboId: number;
  /** The day on which the bank brings the money, where it is another than the day of payment. */
  dataCredito: DataCivil | null;
  estornadaPor: string | null;
  estornadaEm: string | null;
  acordoQuebradoId: number | null;
};
type Feito = { id: number; situacao: SituacaoTitulo; amortizadoCentavos: Centavos };

export type EstornoFeito = {
  id: number;
  tituloId: number;
  situacao: SituacaoTitulo;
  /** Titles that would be owed again, but their contract stopped before they fall due. */
  foraDaCobranca: number;
  creditoEstornadoCentavos: number;
  descontoRevogadoCentavos: number;
};

/**
 * Reverses a baixa: an opposite row of today, the title owes again, and what hung on the payment goes with it. What it covered of the old titles of a
 * broken agreement, the charges waived with it, the discount of a title that is open again, the credit that paid it or that its receipt left, the money
 * in the cash book. What falls due after its contract stopped leaves the bill instead of being owed again. Nothing is deleted; a baixa is reversed once.
 * Throws BAIXA_NAO_ENCONTRADA, BAIXA_JA_ESTORNADA, ESTORNO_NAO_PERMITIDO, ESTORNO_PRESO_EM_ACORDO (undo it first), ESTORNO_DE_ACORDO_QUEBRADO,
 * CREDITO_DO_RECIBO_USADO, closed period.
 */
export async function estornarBaixa(ato: Ato<Pessoa>, { baixaId, motivo }: { baixaId: number; motivo: string }): Promise<EstornoFeito> {
  const { tx, fuso, hoje: data } = ato;
  const { titulo, antigos, baixa } = await travarBaixa(tx, baixaId);
  if (baixa.estornadaEm !== null)
    throw errosEstorno.BAIXA_JA_ESTORNADA({ usuario: baixa.estornadaPor ?? '', em: formatarInstante(baixa.estornadaEm, fuso) });
  if (!podeTransitar(titulo.situacao, 'estornarParte')) throw await recusaDeEstorno(tx, titulo);

  const tituloIds = [titulo.id, ...antigos.map((t) => t.id)];
  const feito = await gravarEstorno(ato, titulo, baixa, { data, motivo });
  await desfazerCobertura(ato, { baixa, parcela: titulo, antigos, motivo, hoje: data });
  await revogarDispensasDaBaixa(tx, titulo.id, baixa.id);
  if (baixa.descontoRevogadoId !== null) await estornarRevogacao(tx, baixa.descontoRevogadoId, data);
  const descontoRevogadoCentavos = await revogarDescontos(ato, { tituloIds, estornoId: feito.id, data, motivo });
  await devolverAoCredito(ato, baixa.id, data);
  const creditoEstornadoCentavos = await estornarCreditoDoRecibo(ato, { reciboId: baixa.reciboId, data, motivo });
  await tirarDoCaixa(ato, titulo, baixa, { estornoId: feito.id, data, motivo });
  await auditar(ato, {
    acao: 'titulo.baixa_estornada',
    alvoTipo: 'titulo',
    alvoId: titulo.id,
    motivo,
    antes: { situacao: titulo.situacao, amortizadoCentavos: titulo.amortizadoCentavos },
    depois: { situacao: feito.situacao, amortizadoCentavos: feito.amortizadoCentavos, baixaId, creditoEstornadoCentavos },
  });
  const recolhidos = await recolherDeContratosParados(ato, tituloIds, { motivo, dataCancelamento: data });
  return {
    id: feito.id,
    tituloId: titulo.id,
    situacao: recolhidos.includes(titulo.id) ? 'cancelado' : feito.situacao,
    foraDaCobranca: recolhidos.length,
    creditoEstornadoCentavos,
    descontoRevogadoCentavos,
  };
}

/** Locks the title of a baixa with the old titles of its agreement, and only then reads the baixa: an earlier snapshot would miss a reversal just committed. */
async function travarBaixa(tx: Tx, id: number): Promise<{ titulo: TituloTravado; antigos: TituloTravado[]; baixa: BaixaCarregada }> {
  const { rows: alvos } = await sql<{ titulo_id: number }>`select titulo_id from baixas where id = ${id}`.execute(tx);
  const alvo = alvos[0]?.titulo_id ?? 0;
  const ids = [alvo, ...(await titulosDoMesmoAcordo(tx, alvo))];
  await segurarContratos(tx, ids);
  const travados = await travarTitulos(tx, ids);
  const { rows } =
    await sql<BaixaCarregada>`select b.id, b.valor_centavos as "valorCentavos", b.principal_centavos as "principalCentavos", b.desconto_centavos - coalesce(r.valor_centavos, 0) as "descontoCentavos", r.id as "descontoRevogadoId",
      b.conta_bancaria_id as "contaBancariaId", b.forma_pagamento_id as "formaPagamentoId", b.recibo_id as "reciboId", b.data_credito as "dataCredito", e.usuario_nome as "estornadaPor", e.created_at as "estornadaEm",
      (select a.id from acordos_parcelas c join acordos a on a.id = c.acordo_id where c.titulo_id = b.titulo_id and a.situacao = 'quebrado') as "acordoQuebradoId"
    from baixas b left join estornos e on e.baixa_id = b.id left join baixas_descontos_revogados r on r.baixa_id = b.id where b.id = ${id}`.execute(
      tx,
    );
  const titulo = travados.find((t) => t.id === alvo);
  const [baixa] = rows;
  if (!titulo || !baixa) throw errosEstorno.BAIXA_NAO_ENCONTRADA();
  return { titulo, antigos: travados.filter((t) => t.id !== alvo), baixa };
}

/** The opposite row, and the title as it is without the payment: an installment of a broken agreement is not owed again, its old titles are. */
async function gravarEstorno(
  { tx, quem }: Ato<Pessoa>,
  titulo: TituloTravado,
  baixa: BaixaCarregada,
  { data, motivo }: { data: DataCivil; motivo: string },
): Promise<Feito> {
  const coberto = baixa.acordoQuebradoId === null ? baixa.principalCentavos + baixa.descontoCentavos : 0;
  const amortizadoCentavos = centavos(titulo.amortizadoCentavos - coberto);
  const recebidoCentavos = centavos(titulo.recebidoCentavos - baixa.valorCentavos);
  const liquidoCentavos = titulo.valorCentavos - titulo.descontoIncondicionalCentavos;
  const situacao = situacaoDosValores({ liquidoCentavos, amortizadoCentavos, recebidoCentavos });
  const { rows } = await sql<{ id: number }>`
    with alterado as (
      update titulos_receber set amortizado_centavos = ${amortizadoCentavos}, recebido_centavos = ${recebidoCentavos}, situacao = ${situacao}, versao = versao + 1, updated_at = clock_timestamp()
      where id = ${titulo.id}
    )
    insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome)
    values (${baixa.id}, ${data}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(tx);
  return { id: rows[0]?.id ?? 0, situacao, amortizadoCentavos };
}

/** The money leaves the account that it came to, with the fact of its opposite. Still to be settled, it never comes; on its way, it does not leave before it came. */
async function tirarDoCaixa(
  ato: Ato<Pessoa>,
  titulo: TituloTravado,
  baixa: BaixaCarregada,
  { estornoId, data, motivo }: { estornoId: number; data: DataCivil; motivo: string },
): Promise<void> {
  const dataMovimento = baixa.dataCredito !== null && baixa.dataCredito > data ? baixa.dataCredito : data;
  await estornarRecebimentos(ato, [
    {
      origemTipo: 'estorno',
      origemId: estornoId,
      estorna: { origemTipo: 'baixa', origemId: baixa.id },
      contaBancariaId: baixa.contaBancariaId,
      formaPagamentoId: baixa.formaPagamentoId,
      dataMovimento,
      sentido: 'saida',
      categoria: 'estorno de recebimento' satisfies CategoriaDoSistema,
      valorCentavos: baixa.valorCentavos,
      historico: escreverHistorico('estornoDeRecebimento', { numero: titulo.numero, motivo }),
    },
  ]);
  await registrarEstornoDeFato(ato.tx, {
    original: { evento: 'titulo.recebido', origemTipo: 'baixa', origemId: baixa.id },
    evento: 'recebimento.estornado',
    dataFato: dataMovimento,
    origemTipo: 'estorno',
    origemId: estornoId,
  });
}
