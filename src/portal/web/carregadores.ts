import type { TelaId } from '#catalog/telas.ts';
import type { CarregadorDeTela } from '#platform/web/pagina/carga-de-tela.ts';
import { telasDasSalas } from './telas.ts';

/** The component of each inner screen that is built. A screen of the catalog that has no line here shows that it is under construction. */
export const carregadores: Partial<Record<TelaId, CarregadorDeTela>> = {
  dashboard: () => import('./inicio/inicio-page.tsx'),
  ...telasDasSalas,
};
