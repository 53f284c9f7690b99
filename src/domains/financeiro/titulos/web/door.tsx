/** What screens of other rooms may embed. */
export { TituloAberto } from '../ficha/web/titulo-janela.tsx';
export { TituloPicker } from '../lista/web/titulo-picker.tsx';
