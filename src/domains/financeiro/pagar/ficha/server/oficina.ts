// What tests do as the endpoints do.
export { cancelarTituloPagar } from './cancelar-titulo.ts';
export { mudarCodigo } from './mudar-codigo.ts';
