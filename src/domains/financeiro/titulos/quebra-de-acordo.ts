import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';

export type TituloDevolvido = { tituloId: number; dataVencimento: DataCivil; saldoCentavos: Centavos };
/** Principal of a new title that a living baixa covered. */
export type PagoNoAcordo = { baixaId: number; dataBaixa: DataCivil; principalCentavos: Centavos };
export type Amortizacao = { tituloId: number; baixaId: number; dataAmortizacao: DataCivil; valorCentavos: Centavos };

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
    pagos.map((p) => ({ ...p, principalCentavos: centavos(p.principalCentavos - p.levadoCentavos) })),
  );
}

/**
 * What was paid inside a broken agreement, taken to the old titles: the oldest debt first, each payment on its own date, so that
 * charges run again only on what was really owed. What passes the old principal had paid the agreement's charges and stays there.
 */
export function repartirPagoNoAcordo(antigos: readonly TituloDevolvido[], pagos: readonly PagoNoAcordo[]): Amortizacao[] {
  const fila = antigos
    .map((t) => ({ ...t, falta: t.saldoCentavos as number }))
    .toSorted((a, b) => (a.dataVencimento === b.dataVencimento ? a.tituloId - b.tituloId : a.dataVencimento < b.dataVencimento ? -1 : 1));
  const ordenados = pagos.toSorted((a, b) => (a.dataBaixa === b.dataBaixa ? a.baixaId - b.baixaId : a.dataBaixa < b.dataBaixa ? -1 : 1));
  const feitos: Amortizacao[] = [];
  for (const pago of ordenados) {
    let sobra: number = pago.principalCentavos;
    for (const alvo of fila) {
      const valor = Math.min(sobra, alvo.falta);
      if (valor === 0) continue;
      feitos.push({ tituloId: alvo.tituloId, baixaId: pago.baixaId, dataAmortizacao: pago.dataBaixa, valorCentavos: centavos(valor) });
      alvo.falta -= valor;
      sobra -= valor;
    }
  }
  return feitos;
}
