// What tests do as the endpoints do.
export { cancelarTituloPagar } from './cancelar-titulo.ts';
