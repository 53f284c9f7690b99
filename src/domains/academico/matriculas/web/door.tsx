/** What screens of other rooms may embed. */
export { buscarMatriculas } from './buscar-matriculas.ts';
export { EtiquetaMovimento } from './etiqueta-movimento.tsx';
export { MatriculaPicker } from './matricula-picker.tsx';
export { tomDoMovimento } from './rotulos.ts';
