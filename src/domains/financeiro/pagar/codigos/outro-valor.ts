import type { Centavos } from '#shared/dinheiro.ts';

/** What is owed of a title, and what of it is withheld. */
export type Devido = { saldoCentavos: Centavos; retidoCentavos: Centavos };

/**
 * What a code states, where that is neither the balance of its title nor the balance with what is withheld: whoever pays by it pays a discount
 * or an increase that nobody meant, or another bill. Null where it agrees or states none. Pure.
 */
export const outroValorDoCodigo = (valorCentavos: Centavos | null, { saldoCentavos, retidoCentavos }: Devido): Centavos | null =>
  valorCentavos === saldoCentavos || valorCentavos === saldoCentavos + retidoCentavos ? null : valorCentavos;
