import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos, percentual } from '#shared/dinheiro.ts';

/** A cancellation fee as it is asked for: an amount, or a percentage of what remained of the contract after the date. */
export type MultaPedida = { dataVencimento: DataCivil } & (
  | { forma: 'valor'; valorCentavos: Centavos }
  | { forma: 'percentual'; percentual: string }
);

/**
 * What a fee comes to: the amount itself, or its percentage (half-up) of the titles that the cancellation gives up: those it cancels
 * and those that a suspension had cancelled. */
export function calcularMulta(multa: MultaPedida | null | undefined, canceladoCentavos: number): Centavos {
  if (!multa) return centavos(0);
  return multa.forma === 'valor' ? multa.valorCentavos : percentual(centavos(canceladoCentavos), multa.percentual);
}
