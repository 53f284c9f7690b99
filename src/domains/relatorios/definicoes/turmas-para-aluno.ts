import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import { filtroAluno, filtroMovimento, filtrosDaEstrutura, filtroTurma, filtroTurno } from './filtros.ts';

/** Where each student sat in a year: every placement, the current one and those before it. */
export const relatorioTurmasParaAluno = defineRelatorio({
  nome: 'turmas-para-aluno',
  tela: 'relatorio-turmas-para-aluno',
  sobre: {
    br: 'Uma linha por passagem do aluno por uma turma, da primeira à atual. Sem data em "até", o aluno está na turma.',
    en: 'One row for each time a student sat in a class, from the first to the current. Without a date in "to", the student is there now.',
  },
  filtros: {
    ...filtrosDaEstrutura,
    ...filtroTurma,
    ...filtroTurno,
    ...filtroMovimento,
    ComTroca: { tipo: 'booleano', chave: 'troca', rotulo: { br: 'Mudou de turma', en: 'Changed class' } },
    ...filtroAluno,
  },
  colunas: [
    {
      chave: 'alunoNome',
      titulo: { br: 'Aluno', en: 'Student' },
      tipo: 'texto',
      peso: 2.4,
      principal: true,
      elo: ({ matriculaId }) => ({ tela: 'visualizar-matricula', params: { id: Number(matriculaId) } }),
    },
    { chave: 'matriculaCodigo', titulo: { br: 'Matrícula', en: 'Enrollment' }, tipo: 'texto', peso: 1.1 },
    { chave: 'cursoNome', titulo: { br: 'Curso', en: 'Course' }, tipo: 'texto', peso: 1.5 },
    {
      chave: 'turmaNome',
      titulo: { br: 'Turma', en: 'Class' },
      tipo: 'texto',
      peso: 1.1,
      principal: true,
      elo: ({ turmaId }) => ({ tela: 'turmas', params: { id: Number(turmaId) } }),
    },
    { chave: 'turno', titulo: { br: 'Turno', en: 'Shift' }, tipo: 'opcao', opcoes: turnos },
    { chave: 'numeroChamada', titulo: { br: 'Nº', en: 'No.' }, tipo: 'inteiro', peso: 0.5 },
    { chave: 'dataInicio', titulo: { br: 'De', en: 'From' }, tipo: 'data' },
    { chave: 'dataFim', titulo: { br: 'Até', en: 'To' }, tipo: 'data' },
    { chave: 'movimento', titulo: { br: 'Movimento', en: 'Movement' }, tipo: 'opcao', opcoes: movimentos, peso: 1.2 },
    {
      chave: 'motivoExcedente',
      titulo: { br: 'Motivo acima das vagas', en: 'Reason over capacity' },
      tipo: 'texto',
      peso: 2,
      soArquivo: true,
    },
  ],
  tambem: ['matriculaId', 'turmaId', 'alunoId', 'troca', 'atual'],
  numeros: [
    { rotulo: { br: 'Alunos', en: 'Students' }, valor: { distintos: 'alunoId' }, tipo: 'inteiro' },
    { rotulo: { br: 'Passagens por turma', en: 'Class placements' }, valor: 'linhas', tipo: 'inteiro' },
    { rotulo: { br: 'Na turma hoje', en: 'In class today' }, valor: { soma: 'atual' }, tipo: 'inteiro', tom: 'sucesso' },
    { rotulo: { br: 'Trocas de turma', en: 'Class changes' }, valor: { soma: 'troca' }, tipo: 'inteiro' },
  ],
  vazio: {
    titulo: { br: 'Nenhum aluno enturmado neste ano', en: 'No student placed in this year' },
    texto: {
      br: 'As turmas de cada aluno aparecem aqui com as matrículas.',
      en: 'The classes of each student appear here with the enrollments.',
    },
    elo: { rotulo: { br: 'Abrir matrículas', en: 'Open enrollments' }, destino: { tela: 'matriculas' } },
  },
});
