import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { type AcordoFeito, type PedidoDeAcordo, renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import { desfazerAcordo, quebrarAcordo } from '#domains/financeiro/titulos/acordos/server/oficina.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Base } from '../../base/base.ts';

type Historia = {
  /** Days ago that it was made. */
  ha: number;
  parcelas: number;
  entrada: number;
  dispensa: boolean;
  /** What became of it, in days after it was made: installments paid, or its end. */
  pagas: number;
  fim?: 'quebrado' | 'desfeito';
};
/** One agreement in each state: on schedule, late, breakable, fulfilled, broken, undone. */
const historias: readonly Historia[] = [
  { ha: 20, parcelas: 4, entrada: 30_000, dispensa: true, pagas: 0 },
  { ha: 45, parcelas: 3, entrada: 0, dispensa: false, pagas: 0 },
  { ha: 80, parcelas: 3, entrada: 20_000, dispensa: false, pagas: 0 },
  { ha: 75, parcelas: 2, entrada: 20_000, dispensa: true, pagas: 2 },
  { ha: 100, parcelas: 4, entrada: 25_000, dispensa: false, pagas: 1, fim: 'quebrado' },
  { ha: 0, parcelas: 6, entrada: 0, dispensa: false, pagas: 0, fim: 'desfeito' },
];

/** Makes the agreements of the demo school with the payers who owe most titles. */
export async function acordar(ato: Ato, base: Base): Promise<void> {
  const { tx, hoje } = ato;
  const { rows } = await sql<{
    ids: number[];
  }>`select (array_agg(t.id order by t.data_vencimento, t.id))[1:3] as ids from v_titulo_em_aberto t
    where t.data_limite < ${hoje}::date and t.recebido_centavos = 0 group by t.pagador_id order by count(*) desc, t.pagador_id limit ${historias.length}`.execute(
    tx,
  );
  for (const [i, { ids }] of rows.entries()) {
    const historia = historias[i];
    if (historia) await contar(ato, base, ids.map(Number), historia);
  }
}

async function contar(ato: Ato, base: Base, tituloIds: number[], h: Historia): Promise<void> {
  const { tx, hoje } = ato;
  const em = somarDias(hoje, -h.ha);
  const taxa = h.dispensa ? '100.0000' : '0.0000';
  const condicoes = {
    tituloIds,
    dispensaMultaPercentual: taxa,
    dispensaJurosPercentual: taxa,
    entradaCentavos: centavos(h.entrada),
    dataEntrada: em,
    parcelas: h.parcelas,
    primeiroVencimento: somarDias(em, 30),
  };
  // Simulated on a transaction: what it sees is what the agreement will see.
  const { totalCentavos } = await simular(tx, condicoes, em);
  const pedido: PedidoDeAcordo = {
    ...condicoes,
    em,
    contaBancariaId: base.contas.caixa,
    formaPagamentoId: base.formas.dinheiro,
    totalCentavos: centavos(totalCentavos),
    entradaPaga: h.entrada > 0,
    motivoDispensa: h.dispensa ? 'Primeiro acordo da família.' : null,
    observacao: null,
  };
  const acordo = await renegociar(ato, pedido);
  await pagarParcelas(ato, base, acordo, h, em);
  if (h.fim === 'quebrado') await quebrarAcordo(ato, { id: acordo.id, versao: 1, motivo: 'Sem resposta aos contatos.' });
  if (h.fim === 'desfeito') await desfazerAcordo(ato, { id: acordo.id, versao: 1, motivo: 'A família preferiu pagar à vista.' });
}

/** The installments after the entry that were paid, each on its day. */
async function pagarParcelas(ato: Ato, base: Base, acordo: AcordoFeito, h: Historia, em: DataCivil): Promise<void> {
  const { tx, hoje } = ato;
  const pagas = acordo.titulos.slice(h.entrada > 0 ? 1 : 0).slice(0, h.pagas);
  for (const { id } of pagas) {
    const [lido] = await valoresDevidosEm(tx, [id], em);
    if (!lido) continue;
    const dataBaixa = lido.dataVencimento > hoje ? hoje : lido.dataVencimento;
    const itens = [{ tituloId: id, valorCentavos: lido.valorCentavos }];
    await baixarTitulos(ato, { dataBaixa, contaBancariaId: base.contas.caixa, formaPagamentoId: base.formas.dinheiro, itens });
  }
}
