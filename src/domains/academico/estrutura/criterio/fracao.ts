import { escreverDecimal, exibirDecimal, lerDecimal } from '#shared/decimais.ts';

export { exibirDecimal };

/** An exact number: marks, weights and averages are never floats. The denominator is positive. */
export type Fracao = { readonly num: bigint; readonly den: bigint };
export type Arredondamento = 'meio_acima' | 'meio_par' | 'truncado' | 'meio_ponto' | 'quarto_ponto';

const casasMaximo = 4;
const escala = 10n ** BigInt(casasMaximo);
export const zero: Fracao = { num: 0n, den: 1n };
export const dez: Fracao = { num: 10n, den: 1n };

/** What was read already: the marks, weights and maxima of a school are some hundred texts, and a class's year reads them thousands of times. */
const lidas = new Map<string, Fracao>();
const LIDAS_MAXIMO = 5_000;

/** Reads a decimal text with up to four decimals ('7', '6.5', '2.0000'). @throws RangeError for anything else */
export function fracao(texto: string): Fracao {
  const lida = lidas.get(texto);
  if (lida) return lida;
  const escalado = lerDecimal(texto, casasMaximo);
  if (escalado === null) throw new RangeError(`not a decimal: ${texto}`);
  const nova = { num: escalado, den: escala };
  if (lidas.size < LIDAS_MAXIMO) lidas.set(texto, nova);
  return nova;
}

// What has one denominator keeps it: a sum of twenty marks would multiply twenty.
export const somar = (a: Fracao, b: Fracao): Fracao =>
  a.den === b.den ? { num: a.num + b.num, den: a.den } : { num: a.num * b.den + b.num * a.den, den: a.den * b.den };
export const subtrair = (a: Fracao, b: Fracao): Fracao => somar(a, { num: -b.num, den: b.den });
export const vezes = (a: Fracao, b: Fracao): Fracao => ({ num: a.num * b.num, den: a.den * b.den });

/** @throws RangeError when dividing by what is not positive: weights and maxima are */
export function dividir(a: Fracao, b: Fracao): Fracao {
  if (b.num <= 0n) throw new RangeError('division by a number that is not positive');
  return { num: a.num * b.den, den: a.den * b.num };
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function comparar(a: Fracao, b: Fracao): number {
  const diferenca = a.num * b.den - b.num * a.den;
  return diferenca === 0n ? 0 : diferenca < 0n ? -1 : 1;
}

export const maior = (a: Fracao, b: Fracao): Fracao => (comparar(a, b) >= 0 ? a : b);
export const menor = (a: Fracao, b: Fracao): Fracao => (comparar(a, b) <= 0 ? a : b);

/** Halves and quarters of a point: how many make one, and the decimals that they need. */
const partesDoPonto: Partial<Record<Arredondamento, { partes: bigint; casas: number }>> = {
  meio_ponto: { partes: 2n, casas: 1 },
  quarto_ponto: { partes: 4n, casas: 2 },
};

/** How many decimals marks and averages have: those of the course, or what its rounding needs. */
export const casasCom = (casas: number, modo: Arredondamento): number => Math.max(casas, partesDoPonto[modo]?.casas ?? 0);

/**
 * Rounds a number that is not negative to decimal text with `casas` decimals, or those that the way of rounding needs: halves and
 * quarters of a point go to the nearest one, ties up (0.25 → 0.5, 0.75 → 1.0; 0.125 → 0.25).
 */
export function arredondar({ num, den }: Fracao, casas: number, modo: Arredondamento): string {
  if (num < 0n) throw new RangeError('marks are not negative');
  const ponto = partesDoPonto[modo];
  if (ponto) {
    const partes = (num * ponto.partes * 2n + den) / (den * 2n);
    const decimais = casasCom(casas, modo);
    return escreverDecimal((partes * 10n ** BigInt(decimais)) / ponto.partes, decimais);
  }
  const escalado = num * 10n ** BigInt(casas);
  const [inteiro, resto] = [escalado / den, escalado % den];
  const dobro = resto * 2n;
  const sobe = modo !== 'truncado' && (dobro > den || (dobro === den && (modo === 'meio_acima' || inteiro % 2n === 1n)));
  return escreverDecimal(sobe ? inteiro + 1n : inteiro, casas);
}

/** As people read it: '6', '6,5', '6,3333…' (four decimals and an ellipsis when there are more). */
export function exibir({ num, den }: Fracao): string {
  const escalado = (num * escala) / den;
  const exato = escalado * den === num * escala;
  return `${exibirDecimal(escreverDecimal(escalado, casasMaximo))}${exato ? '' : '…'}`;
}
