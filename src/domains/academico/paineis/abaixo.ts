import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { isAbaixo } from '#domains/academico/estrutura/criterio/medias.ts';

/** Of the subjects of a student those that count and whose average lies below what passes. */
export const abaixoDaMedia = <D extends { contaPromocao: boolean; media: string | null }>(
  criterio: Criterio,
  disciplinas: readonly D[],
): (D & { media: string })[] =>
  disciplinas.flatMap((d) => (d.contaPromocao && d.media !== null && isAbaixo(criterio, d.media) ? [{ ...d, media: d.media }] : []));
