import { defineTextos } from '#shared/textos.ts';

/** Words that the screens of the class diary share. */
export const textosDiario = defineTextos({
  anoLetivo: { br: 'Ano letivo', en: 'Academic year' },
  turma: { br: 'Turma', en: 'Class' },
  disciplina: { br: 'Disciplina', en: 'Subject' },
  etapa: { br: 'Etapa', en: 'Term' },
  anoTodo: { br: 'Ano todo', en: 'Whole year' },
  minhasTurmas: { br: 'Minhas turmas', en: 'My classes' },
  outrasTurmas: { br: 'Outras turmas', en: 'Other classes' },
  minhasDisciplinas: { br: 'Minhas disciplinas', en: 'My subjects' },
  outrasDisciplinas: { br: 'Outras disciplinas', en: 'Other subjects' },
  semTurmas: { br: 'Nenhuma turma neste ano', en: 'No class in this year' },
  semTurmasTexto: {
    br: 'Não há turma neste ano letivo que você possa abrir. Escolha outro ano, ou peça à secretaria que confira as suas turmas em Docentes do período.',
    en: 'There is no class in this academic year that you may open. Choose another year, or ask the office to check your classes under Teachers of the period.',
  },
  escolhaTurma: { br: 'Escolha a turma', en: 'Choose the class' },
  escolhaTurmaTexto: {
    br: 'O diário é de uma turma e, quase sempre, de uma disciplina dela.',
    en: 'The diary is of a class and, nearly always, of one of its subjects.',
  },
  semDisciplinas: { br: 'Esta turma não tem disciplinas', en: 'This class has no subjects' },
  semDisciplinasTexto: {
    br: 'Inclua as disciplinas na turma antes de registrar o diário.',
    en: 'Add subjects to the class before keeping its diary.',
  },
  abrirDisciplinas: { br: 'Abrir as disciplinas da turma', en: 'Open the subjects of the class' },
  semEtapas: { br: 'O período letivo não tem etapas', en: 'The academic period has no terms' },
  semEtapasTexto: {
    br: 'O diário é escrito por etapa: divida antes o período letivo.',
    en: 'The diary is kept by term: divide the academic period first.',
  },
  etapaFechada: {
    br: 'Etapa fechada: nada muda aqui enquanto a coordenação não reabrir.',
    en: 'Closed term: nothing changes here until the coordination reopens it.',
  },
  turmaFechada: { br: 'Turma fechada: o diário dela não muda mais.', en: 'Closed class: its diary does not change any more.' },
  fechada: { br: '{nome} (fechada)', en: '{nome} (closed)' },
});
