export { turmasNoDia, valeNoDia } from './dia-olhado.ts';
export { escopoDeTurmas } from './escopo.ts';
export { type TurmaTravada, travarTurmas } from './travar-turmas.ts';
