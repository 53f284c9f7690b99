/** What others may use of academico/matriculas/responsaveis, in the browser. */
export { CamposResponsaveis } from './campos-responsaveis.tsx';
export { TabelaResponsaveis } from './tabela-responsaveis.tsx';
export { nomes, paraForm, responsavelNovo, semNomes } from './valores.ts';
