import { escreverDecimal, escreverTaxa, lerDecimal } from '#shared/decimais.ts';
import { centavos, dividirEmParcelas } from '#shared/dinheiro.ts';

/** A hundred percent in basis points (hundredths of a percent), the unit in which shares are added. */
export const cemPorCento = 10_000;

/** Reads a share ('60', '33,33', '33.3300') in basis points; null when it is no percentage with two decimals. */
export function lerPontosBase(texto: string): number | null {
  const escalado = lerDecimal(texto.trim().replace(',', '.'), 4);
  return escalado === null || escalado % 100n !== 0n ? null : Number(escalado / 100n);
}

/** Writes basis points as the share is stored: 3333 → '33.33'. */
export function escreverPercentual(pontosBase: number): string {
  return escreverDecimal(BigInt(pontosBase), 2);
}

/** How a share reads: '33.33' → '33,33 %', '60.00' → '60 %'; the comma in both languages, as money has it. */
export function formatarPercentual(texto: string): string {
  const pontos = lerPontosBase(texto);
  return pontos === null ? texto : escreverTaxa(escreverDecimal(BigInt(pontos), 2));
}

/** Equal shares for `n` payers that sum to exactly 100.00: the odd hundredths go one each to the first. */
export function dividirPercentuais(n: number): string[] {
  return dividirEmParcelas(centavos(cemPorCento), n).map((parte) => escreverPercentual(parte));
}
