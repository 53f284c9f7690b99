// What the demo school and tests do as the endpoints do.
export { cancelarEnvio } from './cancelar.ts';
export { conferirRemessa } from './conferir.ts';
export { salvarConvenio } from './convenios.ts';
export { gerarRemessa } from './gerar.ts';
