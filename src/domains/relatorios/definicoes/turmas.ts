import { situacoesTurma, turnos } from '#domains/academico/estrutura/turnos.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { Destino } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { busca, filtroAluno, filtroMovimento, filtrosDaEstrutura, filtroSituacaoTurma, filtroTurma, filtroTurno } from './filtros.ts';

/** The list of classes under the same filters. */
const lista = (aplicados: ValoresSoltos, mais: Record<string, string> = {}): Destino => ({
  tela: 'turmas-estrutura',
  search: {
    ...busca(aplicados, { ano: 'AnoLetivoId', seg: 'SegmentacaoId', curso: 'CursoId', turno: 'Turno', sit: 'Situacao', vaga: 'ComVaga' }),
    ...mais,
  },
});

/** Classes of a year: places, who sits in them, how many are free. */
export const relatorioTurmas = defineRelatorio({
  nome: 'turmas',
  tela: 'relatorios-turmas',
  sobre: {
    br: 'Vagas de cada turma hoje. Todo aluno da turma ocupa vaga; "acima das vagas" é quanto as passa.',
    en: 'Places of each class today. Every student of the class takes one; "over capacity" is by how many they pass them.',
  },
  filtros: {
    ...filtrosDaEstrutura,
    ...filtroTurno,
    ...filtroSituacaoTurma,
    ComVaga: { tipo: 'booleano', chave: 'vaga', rotulo: { br: 'Com vaga livre', en: 'With a free place' } },
  },
  colunas: [
    { chave: 'segmentacaoNome', titulo: { br: 'Segmentação', en: 'Segment' }, tipo: 'texto', peso: 1.6 },
    {
      chave: 'turmaNome',
      titulo: { br: 'Turma', en: 'Class' },
      tipo: 'texto',
      peso: 1.6,
      principal: true,
      elo: ({ turmaId }) => ({ tela: 'turmas', params: { id: Number(turmaId) } }),
    },
    { chave: 'cursoNome', titulo: { br: 'Curso', en: 'Course' }, tipo: 'texto', peso: 1.6 },
    { chave: 'turno', titulo: { br: 'Turno', en: 'Shift' }, tipo: 'opcao', opcoes: turnos },
    { chave: 'sala', titulo: { br: 'Sala', en: 'Room' }, tipo: 'texto', soArquivo: true },
    { chave: 'vagas', titulo: { br: 'Vagas', en: 'Places' }, tipo: 'inteiro', total: true, peso: 0.8 },
    { chave: 'ocupadas', titulo: { br: 'Ocupadas', en: 'Taken' }, tipo: 'inteiro', total: true, peso: 0.9 },
    { chave: 'excedentes', titulo: { br: 'Acima das vagas', en: 'Over capacity' }, tipo: 'inteiro', total: true },
    { chave: 'livres', titulo: { br: 'Livres', en: 'Free' }, tipo: 'inteiro', total: true, peso: 0.8, principal: true },
    {
      chave: 'ocupacao',
      titulo: { br: 'Ocupação', en: 'Occupancy' },
      tipo: 'percentual',
      total: { parte: { soma: 'ocupadas' }, todo: { soma: 'vagas' } },
    },
    { chave: 'situacao', titulo: { br: 'Situação', en: 'Status' }, tipo: 'opcao', opcoes: situacoesTurma, soArquivo: true },
  ],
  tambem: ['turmaId', 'segmentacaoId'],
  grupos: [{ chave: 'segmentacaoId', rotulo: 'segmentacaoNome' }],
  numeros: [
    { rotulo: { br: 'Turmas', en: 'Classes' }, valor: 'linhas', tipo: 'inteiro', elo: (f) => lista(f) },
    { rotulo: { br: 'Vagas', en: 'Places' }, valor: { soma: 'vagas' }, tipo: 'inteiro', elo: (f) => lista(f) },
    { rotulo: { br: 'Ocupadas', en: 'Taken' }, valor: { soma: 'ocupadas' }, tipo: 'inteiro', elo: (f) => lista(f) },
    { rotulo: { br: 'Acima das vagas', en: 'Over capacity' }, valor: { soma: 'excedentes' }, tipo: 'inteiro', elo: (f) => lista(f) },
    {
      rotulo: { br: 'Livres', en: 'Free' },
      valor: { soma: 'livres' },
      tipo: 'inteiro',
      tom: 'sucesso',
      elo: (f) => lista(f, { vaga: 'true' }),
    },
  ],
  grafico: {
    titulo: { br: 'Vagas ocupadas por curso', en: 'Places taken by course' },
    chave: 'cursoId',
    rotulo: 'cursoNome',
    ordem: 'cursoPosicao',
    valor: { soma: 'ocupadas' },
    de: { soma: 'vagas' },
    tipo: 'inteiro',
  },
  vazio: {
    titulo: { br: 'Nenhuma turma neste ano letivo', en: 'No classes in this school year' },
    texto: {
      br: 'Crie as turmas do ano, ou escolha outro ano no filtro.',
      en: 'Create the classes of the year, or choose another year in the filter.',
    },
    elo: { rotulo: { br: 'Abrir turmas', en: 'Open classes' }, destino: { tela: 'turmas-estrutura' } },
  },
});

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
