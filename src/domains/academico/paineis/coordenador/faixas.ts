import { comparar, fracao } from '#domains/academico/estrutura/criterio/fracao.ts';

/** Where each fifth of the scale ends; what lies on the line belongs to the one above, a ten to the last. */
const LINHAS = ['2', '4', '6', '8'].map(fracao);

/** How many averages lie in each fifth of the scale, from 0 to 10. */
export function contarFaixas(medias: readonly string[]): number[] {
  const faixas = Array.from({ length: LINHAS.length + 1 }, () => 0);
  for (const media of medias) {
    const valor = fracao(media);
    const i = LINHAS.filter((linha) => comparar(valor, linha) >= 0).length;
    faixas[i] = (faixas[i] ?? 0) + 1;
  }
  return faixas;
}
