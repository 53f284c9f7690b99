import { type DataCivil, type FeriadosLocais, proximoDiaBancario, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos, percentual, ratear, somar } from '#shared/dinheiro.ts';

/** What a payment method does with money before the account has it. */
export type TermosDaForma = { diasLiquidacao: number; taxaPercentual: string; taxaFixaCentavos: Centavos };

/** The fee of one payment: the percentage, half-up to the cent, and the fixed part; never more than the payment. */
export function taxaDoPagamento(total: Centavos, { taxaPercentual, taxaFixaCentavos }: TermosDaForma): Centavos {
  return centavos(Math.min(total, percentual(total, taxaPercentual) + taxaFixaCentavos));
}

/** The fee of a payment apportioned among its parts, summing exactly to it. */
export function taxasDasPartes(partes: readonly Centavos[], termos: TermosDaForma): Centavos[] {
  return ratear(taxaDoPagamento(somar(partes), termos), partes);
}

/** When the account is expected to have the money: so many days after the payment, or the banking day after those. */
export const dataPrevista = (recebimento: DataCivil, { diasLiquidacao }: TermosDaForma, locais?: FeriadosLocais): DataCivil =>
  proximoDiaBancario(somarDias(recebimento, diasLiquidacao), locais);
