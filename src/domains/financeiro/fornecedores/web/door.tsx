/** What others may use of financeiro/fornecedores, in the browser. */
export { CamposImpostos } from './campos-impostos.tsx';
export { FornecedorPicker } from './fornecedor-picker.tsx';
export { buscarFornecedores, nomeDoFornecedor } from './busca.ts';
export { usePagamento } from './opcoes.ts';
