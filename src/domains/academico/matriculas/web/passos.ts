import type { textosMatricula } from '../texts.ts';

export type Passo = 'aluno' | 'responsaveis' | 'turma' | 'descontos' | 'contrato' | 'revisao';

/** The steps in order, each with the paths that it decides: an error opens the step that holds its field. */
export const passos: readonly { chave: Passo; rotulo: keyof typeof textosMatricula; campos: readonly string[] }[] = [
  { chave: 'aluno', rotulo: 'passoAluno', campos: ['alunoId'] },
  { chave: 'responsaveis', rotulo: 'passoResponsaveis', campos: ['responsaveis'] },
  {
    chave: 'turma',
    rotulo: 'passoTurma',
    campos: ['anoLetivoId', 'cursoId', 'turmaId', 'dataMatricula', 'preMatricula', 'observacoes', 'motivoExcedente'],
  },
  { chave: 'descontos', rotulo: 'passoDescontos', campos: ['descontos'] },
  { chave: 'contrato', rotulo: 'passoContrato', campos: ['precos', 'semContrato', 'motivoAcimaDaAnuidade'] },
  { chave: 'revisao', rotulo: 'passoRevisao', campos: [] },
];

/** The steps that a person goes through: those of the contract only with the permission to make one. */
export const passosVisiveis = (comContrato: boolean) =>
  comContrato ? passos : passos.filter(({ chave }) => chave !== 'descontos' && chave !== 'contrato');
