// What the demo school and tests do as the endpoints do.
export { salvarConvenio } from './convenios.ts';
export { gerarRemessa } from './gerar.ts';
export { arquivoDaRemessa } from './queries.ts';
