export { default as LoteDeFechamento } from './lote-de-fechamento.tsx';
export { usePedirFechamento } from './use-pedir.ts';
