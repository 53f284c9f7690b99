import type { textosMatricula } from '../texts.ts';

export type Passo = 'aluno' | 'responsaveis' | 'turma' | 'revisao';

/** The steps in order, each with the paths that it decides: an error opens the step that holds its field. */
export const passos: readonly { chave: Passo; rotulo: keyof typeof textosMatricula; campos: readonly string[] }[] = [
  { chave: 'aluno', rotulo: 'passoAluno', campos: ['alunoId'] },
  { chave: 'responsaveis', rotulo: 'passoResponsaveis', campos: ['responsaveis'] },
  {
    chave: 'turma',
    rotulo: 'passoTurma',
    campos: ['anoLetivoId', 'cursoId', 'turmaId', 'dataMatricula', 'preMatricula', 'observacoes', 'motivoExcedente'],
  },
  { chave: 'revisao', rotulo: 'passoRevisao', campos: [] },
];
