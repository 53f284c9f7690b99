/** What others may use of academico/matriculas/nova, on the server. */
export { carregarFatos, chaveDaAtiva } from './carregar-fatos.ts';
export type { MatriculaCriada } from './inserir-matriculas.ts';
export { type DadosMatricula, criarMatricula, matricularEmLote } from './matricular.ts';
