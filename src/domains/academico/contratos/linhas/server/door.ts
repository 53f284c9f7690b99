/** What others may use of academico/contratos/linhas, on the server. */
export { type CadastrosLidos, apontamentosDoContrato, conferirLinhasDoContrato, lerCadastros, matriculaDe } from './conferir-linhas.ts';
export { valeHoje } from './validade.ts';
