import { areasDoConhecimento, tiposDisciplina } from '#domains/academico/estrutura/ensino/listas.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import { busca, filtrosDaEstrutura, filtroTurma } from './filtros.ts';

/** What each class is taught, for how many hours and by whom. */
export const relatorioDisciplinas = defineRelatorio({
  nome: 'disciplinas',
  tela: 'relatorio-disciplinas',
  sobre: {
    br: 'Disciplinas de cada turma com a carga horária e quem leciona hoje; num ano que não começou, no primeiro dia dele, e num encerrado, no último. Disciplinas encerradas ou que ainda vão começar só aparecem com o filtro delas, com todos os que lecionaram ou vão lecionar.',
    en: 'Subjects of each class with their workload and who teaches today; in a year that has not begun, on its first day, and in one that is over, on its last. Subjects that ended or are still to begin appear only with their filter, with all who taught or are to teach them.',
  },
  filtros: {
    ...filtrosDaEstrutura,
    ...filtroTurma,
    DisciplinaId: { tipo: 'id', fonte: 'disciplinas', chave: 'disciplina', rotulo: { br: 'Disciplina', en: 'Subject' } },
    Area: { tipo: 'opcao', lista: areasDoConhecimento, chave: 'area', rotulo: { br: 'Área', en: 'Area' } },
    Tipo: { tipo: 'opcao', lista: tiposDisciplina, chave: 'tipo', rotulo: { br: 'Tipo', en: 'Type' } },
    TodasDoAno: {
      tipo: 'booleano',
      chave: 'todas',
      rotulo: { br: 'Com as encerradas e as que vão começar', en: 'With those ended or still to begin' },
    },
    SemDocente: { tipo: 'booleano', chave: 'sem', rotulo: { br: 'Sem docente', en: 'Without a teacher' } },
    Nome: { tipo: 'texto', chave: 'q', rotulo: { br: 'Buscar disciplina ou docente', en: 'Search subject or teacher' } },
  },
  colunas: [
    { chave: 'cursoNome', titulo: { br: 'Curso', en: 'Course' }, tipo: 'texto', peso: 1.4 },
    { chave: 'turmaNome', titulo: { br: 'Turma', en: 'Class' }, tipo: 'texto' },
    {
      chave: 'disciplinaNome',
      titulo: { br: 'Disciplina', en: 'Subject' },
      tipo: 'texto',
      peso: 2,
      principal: true,
      elo: ({ turmaId }) => ({ tela: 'turma-disciplina', search: { turma: Number(turmaId) } }),
    },
    { chave: 'area', titulo: { br: 'Área', en: 'Area' }, tipo: 'opcao', opcoes: areasDoConhecimento, peso: 1.4 },
    { chave: 'tipo', titulo: { br: 'Tipo', en: 'Type' }, tipo: 'opcao', opcoes: tiposDisciplina },
    { chave: 'docentes', titulo: { br: 'Docentes', en: 'Teachers' }, tipo: 'texto', peso: 2.6, principal: true },
    { chave: 'dataFim', titulo: { br: 'Até', en: 'Until' }, tipo: 'data', peso: 0.9 },
    { chave: 'cargaHoraria', titulo: { br: 'Carga horária (h)', en: 'Workload (h)' }, tipo: 'inteiro', total: true, peso: 0.9 },
  ],
  tambem: ['turmaId', 'cursoId', 'disciplinaId'],
  grupos: [
    { chave: 'cursoId', rotulo: 'cursoNome' },
    { chave: 'turmaId', rotulo: 'turmaNome' },
  ],
  numeros: [
    { rotulo: { br: 'Turmas', en: 'Classes' }, valor: { distintos: 'turmaId' }, tipo: 'inteiro' },
    { rotulo: { br: 'Disciplinas', en: 'Subjects' }, valor: { distintos: 'disciplinaId' }, tipo: 'inteiro' },
    { rotulo: { br: 'Carga horária (h)', en: 'Workload (h)' }, valor: { soma: 'cargaHoraria' }, tipo: 'inteiro' },
    {
      rotulo: { br: 'Sem docente', en: 'Without a teacher' },
      valor: { soma: 'semDocente' },
      tipo: 'inteiro',
      tom: 'alerta',
      elo: (f) => ({
        tela: 'relatorio-disciplinas',
        search: {
          ...busca(f, {
            ano: 'AnoLetivoId',
            seg: 'SegmentacaoId',
            curso: 'CursoId',
            turma: 'TurmaId',
            disciplina: 'DisciplinaId',
            area: 'Area',
            tipo: 'Tipo',
            todas: 'TodasDoAno',
            q: 'Nome',
          }),
          sem: 'true',
        },
      }),
    },
  ],
  grafico: {
    titulo: { br: 'Carga horária por disciplina', en: 'Workload by subject' },
    chave: 'disciplinaId',
    rotulo: 'disciplinaNome',
    valor: { soma: 'cargaHoraria' },
    tipo: 'inteiro',
  },
  vazio: {
    titulo: { br: 'Nenhuma disciplina nas turmas deste ano', en: 'No subjects in the classes of this year' },
    texto: {
      br: 'Inclua as disciplinas de cada turma, com carga horária e docentes.',
      en: 'Add the subjects of each class, with workload and teachers.',
    },
    elo: { rotulo: { br: 'Abrir turmas', en: 'Open classes' }, destino: { tela: 'turmas-estrutura' } },
  },
});
