import { envelhecer } from '#platform/web/rede/consultas.ts';

/** What a write about evaluations makes old: their lists, and the grids that have them as columns. */
export const relerAvaliacoes = (): Promise<void> => envelhecer('Avaliacao', 'DiarioNota');
