import type { Criterio } from './criterio.ts';
import { conceitoDaMedia } from './etapa.ts';
import { arredondar, comparar, dividir, exibirDecimal, fracao, somar, zero } from './fracao.ts';

/** An average as a family reads it: '7,0', or the concept that it earns (or was given). */
export function escreverMedia(criterio: Criterio, media: string | null, conceito: string | null = null): string | null {
  if (criterio.tipo === 'conceito') return conceito ?? (media === null ? null : conceitoDaMedia(criterio, media));
  return media === null || criterio.tipo === 'parecer' ? null : exibirDecimal(media, criterio.casasDecimais);
}

/** Under what passes. */
export const isAbaixo = ({ tipo, mediaAprovacao }: Criterio, media: string | null): boolean =>
  tipo !== 'parecer' && media !== null && comparar(fracao(media), fracao(mediaAprovacao)) < 0;

/** The average of averages, rounded as the course rounds; null of none. */
export function mediaDe(criterio: Criterio, medias: readonly (string | null)[]): string | null {
  const dadas = medias.flatMap((media) => (media === null ? [] : [fracao(media)]));
  if (dadas.length === 0) return null;
  return arredondar(dividir(dadas.reduce(somar, zero), fracao(String(dadas.length))), criterio.casasDecimais, criterio.arredondamento);
}
