import type { Textos } from '#shared/erros.ts';
import type { TelaId } from './telas.ts';

/** What will stand on the screens that are still to be built, in a sentence. A line is taken out with the building of its screen. */
// biome-ignore format: a table of sentences, one screen a pair of lines
export const porVir: Partial<Record<TelaId, Textos>> = {
};
