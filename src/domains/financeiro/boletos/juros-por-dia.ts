import { type Centavos, centavos, percentual } from '#shared/dinheiro.ts';

/** What a month's rate makes of an amount in one day of thirty, rounded to the centavo: how banks charge interest in money. */
export function jurosPorDia(base: Centavos, taxaMes: string): Centavos {
  return centavos(Math.floor((percentual(base, taxaMes) * 2 + 30) / 60));
}
