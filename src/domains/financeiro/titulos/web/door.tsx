/** What screens of other rooms may embed. */
export { Passos, PorQueEsteValor } from './por-que.tsx';
export { EtiquetaDoTitulo } from './rotulos.tsx';
export { TituloAberto } from './titulo-janela.tsx';
export { TituloPicker } from './titulo-picker.tsx';
