/** What others may use of acesso/confirmacoes, in the browser. */
export { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';
export { comConfirmacao } from './com-confirmacao.tsx';
export { CampoDaConfirmacao, useConfirmacao } from './confirmacao.tsx';
