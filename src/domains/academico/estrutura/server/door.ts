export { type AutorComEscopo, leitorDe } from './autor.ts';
export { turmasNoDia, valeNoDia } from './dia-olhado.ts';
export { escopoDeTurmas, type Leitor } from './escopo.ts';
export { type TurmaTravada, travarTurmas } from './travar-turmas.ts';
