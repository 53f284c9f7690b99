import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';

let aluno: OpcaoDeBusca | null = null;

/** The student of the last preview, until the page is left: the next template opens with the same one. */
export const alunoLembrado = (): OpcaoDeBusca | null => aluno;
export const lembrarAluno = (opcao: OpcaoDeBusca | null): void => void (aluno = opcao);
