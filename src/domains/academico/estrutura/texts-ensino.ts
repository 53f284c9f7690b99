import { defineTextos } from '#shared/textos.ts';

/** How many of what hang on a subject of a class. */
export const textosUsos = defineTextos({
  nDocentes: { br: { one: '{n} docente', other: '{n} docentes' }, en: { one: '{n} teacher', other: '{n} teachers' } },
  nAlunos: {
    br: { one: '{n} aluno passou pela turma', other: '{n} alunos passaram pela turma' },
    en: { one: '{n} student sat in the class', other: '{n} students sat in the class' },
  },
  CURSO_INATIVO: { br: 'o curso está inativo', en: 'the course is inactive' },
  TURMA_FECHADA: { br: 'a turma está fechada', en: 'the class is closed' },
});

/** Texts of disciplinas, tipos de avaliação, subjects of classes, docentes do período and the copy of a year. */
export const textosEnsino = defineTextos({
  nome: { br: 'Nome', en: 'Name' },
  sigla: { br: 'Sigla', en: 'Short name' },
  sim: { br: 'Sim', en: 'Yes' },
  nao: { br: 'Não', en: 'No' },
  ativo: { br: 'Ativo', en: 'Active' },
  ativa: { br: 'Ativa', en: 'Active' },
  inativo: { br: 'Inativo', en: 'Inactive' },
  inativa: { br: 'Inativa', en: 'Inactive' },
  situacao: { br: 'Situação', en: 'Status' },
  curso: { br: 'Curso', en: 'Course' },
  segmentacao: { br: 'Segmentação', en: 'Segment' },
  turma: { br: 'Turma', en: 'Class' },
  turmas: { br: 'Turmas', en: 'Classes' },
  anoLetivo: { br: 'Ano letivo', en: 'Academic year' },
  inicio: { br: 'Início', en: 'Start' },
  fim: { br: 'Fim', en: 'End' },
  salvo: { br: '{nome}: salvo.', en: '{nome}: saved.' },
  excluir: { br: 'Excluir', en: 'Delete' },

  disciplina: { br: 'Disciplina', en: 'Subject' },
  disciplinas: { br: 'Disciplinas', en: 'Subjects' },
  novaDisciplina: { br: 'Nova disciplina', en: 'New subject' },
  editarDisciplina: { br: 'Editar disciplina', en: 'Edit subject' },
  buscarDisciplina: { br: 'Buscar disciplina', en: 'Search subject' },
  arquivoDisciplinas: { br: 'disciplinas', en: 'subjects' },
  vazioDisciplinas: { br: 'Nenhuma disciplina ainda', en: 'No subjects yet' },
  vazioDisciplinasTexto: {
    br: 'Cadastre o que a escola ensina; depois cada turma recebe as suas disciplinas e docentes.',
    en: 'Register what the school teaches; each class then gets its subjects and teachers.',
  },
  area: { br: 'Área do conhecimento', en: 'Knowledge area' },
  tipo: { br: 'Tipo', en: 'Kind' },
  cargaHoraria: { br: 'Carga horária (h)', en: 'Workload (h)' },
  cargaHorariaDica: { br: 'Horas no ano; a turma pode ter outra', en: 'Hours a year; a class may have another' },
  contaPromocao: { br: 'Conta para a promoção', en: 'Counts for promotion' },
  contaPromocaoDica: {
    br: 'Uma disciplina que não conta aparece no boletim e não reprova.',
    en: 'A subject that does not count is on the report card and fails nobody.',
  },
  naoConta: { br: 'Não conta para a promoção', en: 'Does not count for promotion' },
  ordemNoBoletim: { br: 'Ordem no boletim', en: 'Order on the report card' },

  tiposAvaliacao: { br: 'Tipos de avaliação', en: 'Evaluation types' },
  novoTipo: { br: 'Novo tipo de avaliação', en: 'New evaluation type' },
  editarTipo: { br: 'Editar tipo de avaliação', en: 'Edit evaluation type' },
  buscarTipo: { br: 'Buscar tipo de avaliação', en: 'Search evaluation type' },
  arquivoTipos: { br: 'tipos-de-avaliacao', en: 'evaluation-types' },
  vazioTipos: { br: 'Nenhum tipo de avaliação ainda', en: 'No evaluation types yet' },
  vazioTiposTexto: {
    br: 'Prova, trabalho, recuperação: o tipo diz o valor máximo e o peso com que cada avaliação começa.',
    en: 'Test, project, recovery: the type says the maximum and the weight that an evaluation starts with.',
  },
  valorMaximo: { br: 'Valor máximo', en: 'Maximum' },
  peso: { br: 'Peso', en: 'Weight' },
  recuperacao: { br: 'Recuperação', en: 'Recovery' },
  ehRecuperacao: { br: 'É recuperação', en: 'Is a recovery' },
  ehRecuperacaoDica: {
    br: 'Não entra na média: conta como o critério do curso manda.',
    en: "Stays out of the average: counts as the course's criterion says.",
  },
  docente: { br: 'Docente', en: 'Teacher' },
  cursosQueUsam: { br: 'Cursos que usam', en: 'Courses that use it' },
  todosOsCursos: { br: 'Todos os cursos', en: 'All courses' },
});
