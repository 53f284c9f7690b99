import { escreverDecimal, lerDecimal } from '#shared/decimais.ts';
import type { Criterio } from './criterio.ts';
import type { Nota } from './etapa.ts';
import { casasCom } from './fracao.ts';

/** The least mark that is enough: null when not even the best is, and not known when a higher one would not be enough again. */
export type Menor = { nota: string | null; sabe: boolean };
type Notas = { quantas: number; em: (i: number) => string };

/**
 * The least mark that is enough, among those that can be given out of `maximo`, with the rule itself as judge. Where a higher mark never gives
 * a lower result (`ordenada`) it is found by halving; elsewhere every mark is tried, and it is known when all above it are enough too.
 */
export function menorNota(criterio: Criterio, basta: (nota: string) => boolean, ordenada = true, maximo = '10'): Menor {
  const notas = notasPossiveis(criterio, maximo);
  const primeira = ordenada ? porMetades(notas, basta) : umaAUma(notas, basta);
  if (primeira === null) return { nota: null, sabe: false };
  return { nota: primeira === notas.quantas ? null : notas.em(primeira), sabe: true };
}

function porMetades({ quantas, em }: Notas, basta: (nota: string) => boolean): number {
  let [de, ate] = [0, quantas];
  while (de < ate) {
    const meio = Math.floor((de + ate) / 2);
    if (basta(em(meio))) ate = meio;
    else de = meio + 1;
  }
  return de;
}

function umaAUma({ quantas, em }: Notas, basta: (nota: string) => boolean): number | null {
  const bastam = Array.from({ length: quantas }, (_, i) => basta(em(i)));
  const primeira = bastam.indexOf(true);
  if (primeira === -1) return quantas;
  return bastam.includes(false, primeira) ? null : primeira;
}

/** The marks of a criterion from the worst to the best: every step of its decimals up to a maximum, or its concepts. */
function notasPossiveis(criterio: Criterio, maximo: string): Notas {
  if (criterio.tipo === 'conceito') {
    const siglas = criterio.conceitos.map(({ sigla }) => sigla).toReversed();
    return { quantas: siglas.length, em: (i) => siglas[i] ?? '' };
  }
  const casas = casasCom(criterio.casasDecimais, criterio.arredondamento);
  const passos = (lerDecimal(maximo, 4) ?? 0n) / 10n ** BigInt(4 - casas);
  return { quantas: Number(passos) + 1, em: (i) => escreverDecimal(BigInt(i), casas) };
}

/** A supposed mark as it would be typed; out of ten where those supposed together have several maxima. */
export const comoNota = ({ tipo }: Criterio, nota: string, emDez: boolean): Nota =>
  tipo === 'conceito' ? { conceito: nota } : emDez ? { emDez: nota } : { valor: nota };

/** A supposed mark as an average. */
export const comoMedia = ({ tipo, conceitos }: Criterio, nota: string): string =>
  tipo === 'conceito' ? (conceitos.find(({ sigla }) => sigla === nota)?.valor ?? '0') : nota;
