// What the demo school and tests do as the endpoints do.
export { cancelarEnvio } from './cancelar.ts';
export { salvarConvenio } from './convenios.ts';
export { gerarRemessa } from './gerar.ts';
export { arquivoDaRemessa } from './queries.ts';
