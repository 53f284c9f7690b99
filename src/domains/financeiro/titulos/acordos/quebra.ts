import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';

export type TituloDevolvido = { tituloId: number; dataVencimento: DataCivil; saldoCentavos: Centavos };
/** What a living baixa covered of the new titles: by money, and by a discount given with it. */
export type PagoNoAcordo = { baixaId: number; dataBaixa: DataCivil; principalCentavos: Centavos; descontoCentavos: Centavos };
/** `descontoCentavos`: of the covered principal, what is no money. */
export type Amortizacao = {
  tituloId: number;
  baixaId: number;
  dataAmortizacao: DataCivil;
  valorCentavos: Centavos;
  descontoCentavos: Centavos;
};

/**
 * What takes the place of a reversed payment: of the others, what no old title took until now, on the debts that came back. What each
 * already covers stays where it is, so that all of them together cover as much as if the reversed one had never been.
 */
export function recobrir(
  antigos: readonly TituloDevolvido[],
  pagos: readonly (PagoNoAcordo & { levadoCentavos: number })[],
): Amortizacao[] {
  return repartirPagoNoAcordo(
    antigos,
    pagos.map((p) => ({
      ...p,
      principalCentavos: centavos(Math.max(0, p.principalCentavos - p.levadoCentavos)),
      descontoCentavos: centavos(p.descontoCentavos - Math.max(0, p.levadoCentavos - p.principalCentavos)),
    })),
  );
}

/**
 * What was paid inside a broken agreement, taken to the old titles: the oldest debt first, each payment on its own date, so that
 * charges run again only on what was really owed; its money first, then its discount. What passes the old principal had paid the
 * agreement's charges and stays there.
 */
export function repartirPagoNoAcordo(antigos: readonly TituloDevolvido[], pagos: readonly PagoNoAcordo[]): Amortizacao[] {
  const fila = antigos
    .map((t) => ({ ...t, falta: t.saldoCentavos as number }))
    .toSorted((a, b) => (a.dataVencimento === b.dataVencimento ? a.tituloId - b.tituloId : a.dataVencimento < b.dataVencimento ? -1 : 1));
  const ordenados = pagos.toSorted((a, b) => (a.dataBaixa === b.dataBaixa ? a.baixaId - b.baixaId : a.dataBaixa < b.dataBaixa ? -1 : 1));
  const feitos: Amortizacao[] = [];
  for (const pago of ordenados) {
    let dinheiro: number = pago.principalCentavos;
    let desconto: number = pago.descontoCentavos;
    for (const alvo of fila) {
      const valor = Math.min(dinheiro + desconto, alvo.falta);
      if (valor === 0) continue;
      const semDinheiro = Math.max(0, valor - dinheiro);
      const { baixaId, dataBaixa: dataAmortizacao } = pago;
      feitos.push({
        tituloId: alvo.tituloId,
        baixaId,
        dataAmortizacao,
        valorCentavos: centavos(valor),
        descontoCentavos: centavos(semDinheiro),
      });
      alvo.falta -= valor;
      dinheiro -= valor - semDinheiro;
      desconto -= semDinheiro;
    }
  }
  return feitos;
}
