/** What others may use of financeiro/titulos/baixas/do-banco, on the server. */
export { type PagamentoDoBanco, baixarDoBanco, preverDoBanco } from './baixar-do-banco.ts';
export { quitarComDiferenca } from './quitar-com-diferenca.ts';
