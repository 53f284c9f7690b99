/** What screens of other rooms may embed. */
export { TituloAberto } from './titulo-janela.tsx';
export { TituloPicker } from './titulo-picker.tsx';
