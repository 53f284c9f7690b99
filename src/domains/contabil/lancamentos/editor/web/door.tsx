/** What others may use of contabil/lancamentos/editor, in the browser. */
export { CampoDoHistorico } from './campo-do-historico.tsx';
export { useCentrosDeCusto } from './centros.ts';
export { CamposDoLancamento } from './campos-do-lancamento.tsx';
export { Linhas } from './linhas.tsx';
export { AbrirRascunho, doZero, NovoLancamento, recarregarLancamentos } from './novo-lancamento.tsx';
export { paraEditar } from './valores.ts';
