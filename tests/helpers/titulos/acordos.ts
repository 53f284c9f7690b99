import { atoDe } from '../ato.ts';
import { type AcordoFeito, renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { fernanda, fuso, type Tesouraria } from '../financeiro.ts';

/** Renegotiates titles into equal installments from a month from now on, without entry; inside a transaction of the caller. */
export async function renegociarTeste(tx: Tx, t: Tesouraria, tituloIds: number[], parcelas = 2): Promise<AcordoFeito> {
  const hoje = hojeEm(new Date(), fuso);
  const condicoes = {
    tituloIds,
    dispensaMultaPercentual: '0.0000',
    dispensaJurosPercentual: '0.0000',
    entradaCentavos: centavos(0),
    dataEntrada: hoje,
    parcelas,
    primeiroVencimento: somarDias(hoje, 30),
  };
  const { totalCentavos } = await simular(tx as unknown as Db, condicoes, hoje);
  const dinheiro = { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  return renegociar(atoDe(tx, fernanda), {
    ...condicoes,
    ...dinheiro,
    totalCentavos: centavos(totalCentavos),
    entradaPaga: false,
    motivoDispensa: null,
    observacao: null,
  });
}
