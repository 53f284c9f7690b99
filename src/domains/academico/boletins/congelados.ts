import type { AlunoCongelado, DisciplinaCongelada, FatosDaTurma } from './fatos.ts';

/** An etapa, or null: the year. */
type Chave = number | null;
/** What closings froze, by what is asked for. */
export type Congelados = {
  aluno(matriculaId: number, etapaId: Chave): AlunoCongelado | undefined;
  disciplina(matriculaId: number, etapaId: Chave, disciplinaId: number): DisciplinaCongelada | undefined;
  /** Subjects of a student that only another class had. */
  daOutraTurma(matriculaId: number): readonly DisciplinaCongelada[];
};

/**
 * What a student brought from another class counts where his own froze nothing of him: both froze the marks of both, and the class that the
 * card is of says it last.
 */
export function lerCongelados({ turma, disciplinas, disciplinasCongeladas, alunosCongelados }: FatosDaTurma): Congelados {
  const daTurma = (linha: { turmaId: number }): boolean => linha.turmaId === turma.turma.id;
  const alunos = new Map<string, AlunoCongelado>();
  for (const linha of alunosCongelados) {
    const chave = `${linha.matriculaId} ${linha.etapaId}`;
    if (!alunos.has(chave) || daTurma(linha)) alunos.set(chave, linha);
  }
  const porDisciplina = new Map<string, DisciplinaCongelada>();
  for (const linha of disciplinasCongeladas) {
    const chave = `${linha.matriculaId} ${linha.etapaId} ${linha.disciplinaId}`;
    if (!porDisciplina.has(chave) || daTurma(linha)) porDisciplina.set(chave, linha);
  }
  const daqui = new Set(disciplinas.map(({ disciplinaId }) => disciplinaId));
  const trazidas = Map.groupBy(
    disciplinasCongeladas.filter(({ disciplinaId }) => !daqui.has(disciplinaId)),
    ({ matriculaId }) => matriculaId,
  );
  return {
    aluno: (matriculaId, etapaId) => alunos.get(`${matriculaId} ${etapaId}`),
    disciplina: (matriculaId, etapaId, disciplinaId) => porDisciplina.get(`${matriculaId} ${etapaId} ${disciplinaId}`),
    daOutraTurma: (matriculaId) => [...new Map((trazidas.get(matriculaId) ?? []).map((linha) => [linha.disciplinaId, linha])).values()],
  };
}
