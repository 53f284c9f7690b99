/** What others may use of acesso/filtros, in the browser. */
export { filtrosSalvosDe } from './filtros-salvos.ts';
