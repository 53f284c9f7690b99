import { escreverDecimal, lerDecimal } from '#shared/decimais.ts';

const casas = 4;
const inteiro = 10n ** BigInt(casas);

/** The shares of a line in per cent. A spreadsheet keeps 60 % as 0.6: shares that add up to 1 are of the whole. Pure. */
export function emCem(...partes: (string | undefined)[]): (string | undefined)[] {
  const lidas = partes.map((parte) => lerDecimal((parte || '0').replace(',', '.'), casas));
  const fracoes = lidas.filter((parte) => parte !== null).filter((parte) => parte >= 0n);
  if (fracoes.length === lidas.length && fracoes.reduce((soma, parte) => soma + parte, 0n) === inteiro)
    return partes.map((parte, i) => parte && escreverDecimal((fracoes[i] ?? 0n) * 100n, casas));
  return partes.map((parte) => parte?.replace(/\s*%$/, ''));
}
