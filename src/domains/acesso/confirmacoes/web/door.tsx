/** What others may use of acesso/confirmacoes, in the browser. */
export { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';
export { CampoDaConfirmacao, useConfirmacao } from './confirmacao.tsx';
