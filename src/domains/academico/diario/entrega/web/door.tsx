export { EntregaDoDiario } from './entrega-do-diario.tsx';
export { ListaDePendencias } from './pendencias.tsx';
