// What tests do as the endpoints do.
export { cancelarTituloPagar } from './cancelar-titulo.ts';
export { mudarCodigo } from './mudar-codigo.ts';
export { mudarVencimento } from './mudar-vencimento.ts';
