import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Pessoa, auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarEstornoDeFato } from '#domains/contabil/server/door.ts';
import { type CategoriaDoSistema, escreverHistorico, estornarRecebimentos, nomeDe } from '#domains/financeiro/caixa/server/door.ts';
import { type DataCivil, formatarInstante, hojeEm } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { errosTitulos } from '../erros.ts';
import { comoEstornar, type SituacaoTitulo, situacaoDosValores } from '../situacoes.ts';
import { travarTitulos } from './carregar.ts';
import { revogarDispensasDaBaixa } from './dispensar-encargos.ts';
import { desfazerCobertura, titulosDoMesmoAcordo } from './estornar-em-acordo-quebrado.ts';
import { levarAOutrosTitulos, type TitulosDoEstorno } from './levar-a-outro-titulo.ts';
import { recolherDeContratosParados, segurarContratos } from './parcelas-de-contrato-parado.ts';
import { recusaDeEstorno } from './recusas.ts';
import { estornarCreditoDoRecibo } from './credito-do-recibo.ts';
import { estornarRevogacao, revogarDescontos } from './revogar-descontos.ts';
import { devolverAoCredito } from './usos-de-credito.ts';
import './restricoes.ts';

type BaixaCarregada = {
  id: number;
  valorCentavos: Centavos;
  principalCentavos: Centavos;
  /** What the payment still earns of the discount. */
  descontoCentavos: Centavos;
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
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

export type EstornoFeito = TitulosDoEstorno & {
  id: number;
  tituloId: number;
  situacao: SituacaoTitulo;
  /** Titles that would be owed again, but their contract stopped before they fall due. */
  foraDaCobranca: number;
  creditoEstornadoCentavos: number;
  descontoRevogadoCentavos: number;
};

/**
 * Reverses a baixa with an opposite movement dated today: money leaves the same account, the accounting fact is undone and
 * the title owes again, or in a broken agreement the old titles do; in a standing agreement, made without it, new titles owe it, principal and charges each by itself; charges waived with it are owed again, the discount that another payment had for settling on time is lost, and a credit that paid it is a credit again. The credit that its receipt
 * left goes with the last baixa of the receipt. What falls due after its contract stopped leaves the bill with it instead of being owed again. Money still to be settled never comes. Nothing is deleted; a baixa is reversed once.
 * Throws CREDITO_DO_RECIBO_USADO (how much, on what), BAIXA_NAO_ENCONTRADA, BAIXA_JA_ESTORNADA (by whom and when), ESTORNO_NAO_PERMITIDO, ESTORNO_PRESO_EM_ACORDO (which), ESTORNO_DE_ACORDO_QUEBRADO, closed period.
 */
export async function estornarBaixa(ato: Ato<Pessoa>, pedido: { baixaId: number; motivo: string }): Promise<EstornoFeito> {
  const { tx, quem, fuso } = ato;
  const { rows: alvos } = await sql<{ titulo_id: number }>`select titulo_id from baixas where id = ${pedido.baixaId}`.execute(tx);
  const alvo = alvos[0]?.titulo_id ?? 0;
  const doAcordo = await titulosDoMesmoAcordo(tx, alvo);
  await segurarContratos(tx, [alvo, ...doAcordo]);
  const travados = await travarTitulos(tx, [alvo, ...doAcordo]);
  const titulo = travados.find((t) => t.id === alvo);
  if (!titulo) throw errosTitulos.BAIXA_NAO_ENCONTRADA();
  // Asked after the lock: an earlier snapshot would miss a reversal that has just been committed.
  const baixa = await carregarBaixa(tx, pedido.baixaId);
  if (baixa.estornadaEm !== null)
    throw errosTitulos.BAIXA_JA_ESTORNADA({ usuario: baixa.estornadaPor ?? '', em: formatarInstante(baixa.estornadaEm, fuso) });
  const como = comoEstornar(titulo);
  if (como === null) throw await recusaDeEstorno(tx, titulo);

  const { acordoQuebradoId } = baixa;
  const cobertoCentavos = centavos(baixa.principalCentavos + baixa.descontoCentavos);
  // An installment of a broken agreement is not owed again: what its old titles lose is owed there. Nor what an agreement was made without.
  const ficaCoberto = acordoQuebradoId !== null || como === 'levarAOutro';
  const amortizadoCentavos = titulo.amortizadoCentavos - (ficaCoberto ? 0 : cobertoCentavos);
  const recebidoCentavos = centavos(titulo.recebidoCentavos - baixa.valorCentavos);
  const situacao =
    como === 'levarAOutro'
      ? titulo.situacao
      : situacaoDosValores({
          liquidoCentavos: titulo.valorCentavos - titulo.descontoIncondicionalCentavos,
          amortizadoCentavos,
          recebidoCentavos,
        });
  const dataEstorno = hojeEm(new Date(titulo.agora), fuso);
  // Money that the bank brings on a later day cannot leave before it has come.
  const dataSaida = baixa.dataCredito !== null && baixa.dataCredito > dataEstorno ? baixa.dataCredito : dataEstorno;
  const { rows } = await sql<{ id: number }>`
    with alterado as (
      update titulos_receber set amortizado_centavos = ${amortizadoCentavos}, recebido_centavos = ${recebidoCentavos}, situacao = ${situacao}, versao = versao + 1, updated_at = clock_timestamp()
      where id = ${titulo.id}
    )
    insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome)
    values (${baixa.id}, ${dataEstorno}, ${pedido.motivo}, ${quem.usuarioId}, ${nomeDe(quem)}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  if (acordoQuebradoId !== null) {
    const antigos = travados.filter((t) => doAcordo.includes(t.id));
    const coberta = { ...baixa, acordoId: acordoQuebradoId };
    await desfazerCobertura(ato, { baixa: coberta, parcela: titulo, antigos, motivo: pedido.motivo, hoje: dataEstorno });
  }
  const dispensado = await revogarDispensasDaBaixa(tx, titulo.id, baixa.id);
  const novos: TitulosDoEstorno =
    como === 'levarAOutro'
      ? await levarAOutrosTitulos(ato, {
          titulo,
          estornoId: id,
          cobertoCentavos,
          multaCentavos: centavos(baixa.multaCentavos + dispensado.multaCentavos),
          jurosCentavos: centavos(baixa.jurosCentavos + dispensado.jurosCentavos),
          hoje: dataEstorno,
          motivo: pedido.motivo,
        })
      : { novoTitulo: null, tituloDosEncargos: null };
  if (baixa.descontoRevogadoId !== null) await estornarRevogacao(tx, baixa.descontoRevogadoId, dataEstorno);
  const descontoRevogadoCentavos = await revogarDescontos(ato, {
    ...pedido,
    tituloIds: [titulo.id, ...doAcordo],
    estornoId: id,
    data: dataEstorno,
  });
  await devolverAoCredito(ato, baixa.id, dataEstorno);
  const creditoEstornadoCentavos = await estornarCreditoDoRecibo(ato, { ...pedido, reciboId: baixa.reciboId, data: dataEstorno });
  await estornarRecebimentos(ato, [
    {
      origemTipo: 'estorno',
      origemId: id,
      estorna: { origemTipo: 'baixa', origemId: baixa.id },
      contaBancariaId: baixa.contaBancariaId,
      formaPagamentoId: baixa.formaPagamentoId,
      dataMovimento: dataSaida,
      sentido: 'saida',
      categoria: 'estorno de recebimento' satisfies CategoriaDoSistema,
      valorCentavos: baixa.valorCentavos,
      historico: escreverHistorico('estornoDeRecebimento', { numero: titulo.numero, motivo: pedido.motivo }),
    },
  ]);
  await registrarEstornoDeFato(tx, {
    original: { evento: 'titulo.recebido', origemTipo: 'baixa', origemId: baixa.id },
    evento: 'recebimento.estornado',
    dataFato: dataSaida,
    origemTipo: 'estorno',
    origemId: id,
  });
  await auditar(ato, {
    acao: 'titulo.baixa_estornada',
    alvoTipo: 'titulo',
    alvoId: titulo.id,
    motivo: pedido.motivo,
    antes: { situacao: titulo.situacao, amortizadoCentavos: titulo.amortizadoCentavos },
    depois: { situacao, amortizadoCentavos, baixaId: baixa.id, creditoEstornadoCentavos },
  });
  const recolhidos = await recolherDeContratosParados(ato, [titulo.id, ...doAcordo], {
    motivo: pedido.motivo,
    dataCancelamento: dataEstorno,
  });
  return {
    id,
    tituloId: titulo.id,
    situacao: recolhidos.includes(titulo.id) ? 'cancelado' : situacao,
    foraDaCobranca: recolhidos.length,
    creditoEstornadoCentavos,
    descontoRevogadoCentavos,
    ...novos,
  };
}

async function carregarBaixa(tx: Tx, id: number): Promise<BaixaCarregada> {
  const { rows } =
    await sql<BaixaCarregada>`select b.id, b.valor_centavos as "valorCentavos", b.principal_centavos as "principalCentavos", b.desconto_centavos - coalesce(r.valor_centavos, 0) as "descontoCentavos", b.multa_centavos as "multaCentavos", b.juros_centavos as "jurosCentavos", r.id as "descontoRevogadoId",
      b.conta_bancaria_id as "contaBancariaId", b.forma_pagamento_id as "formaPagamentoId", b.recibo_id as "reciboId", b.data_credito as "dataCredito", e.usuario_nome as "estornadaPor", e.created_at as "estornadaEm",
      (select a.id from acordos_parcelas c join acordos a on a.id = c.acordo_id where c.titulo_id = b.titulo_id and a.situacao = 'quebrado') as "acordoQuebradoId"
    from baixas b left join estornos e on e.baixa_id = b.id left join baixas_descontos_revogados r on r.baixa_id = b.id where b.id = ${id}`.execute(
      tx,
    );
  if (!rows[0]) throw errosTitulos.BAIXA_NAO_ENCONTRADA();
  return rows[0];
}
