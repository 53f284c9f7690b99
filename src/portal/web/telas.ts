import type { TelaId } from '#catalog/telas.ts';
import type { CarregadorDeTela } from '#platform/web/carga-de-tela.ts';

/**
 * The component of each screen that is built, loaded when first opened. A screen of the catalog that has no line here
 * shows that it is under construction.
 */
export const carregadores: Partial<Record<TelaId, CarregadorDeTela>> = {};
