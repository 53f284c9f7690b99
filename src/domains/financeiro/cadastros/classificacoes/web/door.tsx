/** Pieces of the financial registers that other screens embed. */
export { Categorias, CentrosCusto } from './classificacoes.tsx';
