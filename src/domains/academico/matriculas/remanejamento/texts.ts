import { defineTextos } from '#shared/textos.ts';

/** The class manager: many students from one class to another. */
export const textosGerenciador = defineTextos({
  anoLetivo: { br: 'Ano letivo', en: 'Academic year' },
  curso: { br: 'Curso', en: 'Course' },
  turmaEsquerda: { br: 'Uma turma', en: 'One class' },
  turmaDireita: { br: 'Outra turma', en: 'Another class' },
  escolha: { br: 'Escolha…', en: 'Choose…' },
  comoUsar: {
    br: 'Marque os alunos e arraste para a outra turma, ou use o teclado: setas andam, Espaço marca, Shift+setas marca em sequência, Ctrl+A marca todos e Enter move.',
    en: 'Select students and drag them to the other class, or use the keyboard: arrows walk, Space selects, Shift+arrows selects a run, Ctrl+A selects all and Enter moves.',
  },
  escolhaAsTurmas: { br: 'Escolha as duas turmas', en: 'Choose the two classes' },
  escolhaTexto: {
    br: 'As duas são do mesmo curso e ano letivo. Os alunos aparecem lado a lado, com as vagas de cada uma.',
    en: 'Both are of the same course and year. The students stand side by side, with the places of each class.',
  },
  ocupacao: { br: '{ocupadas} de {vagas} {vagas:vaga|vagas}', en: '{ocupadas} of {vagas} {vagas:place|places}' },
  acima: {
    br: { one: '{n} acima das vagas', other: '{n} acima das vagas' },
    en: { one: '{n} over the places', other: '{n} over the places' },
  },
  fechada: { br: 'Fechada', en: 'Closed' },
  semAlunos: { br: 'Nenhum aluno nesta turma.', en: 'No student in this class.' },
  alunosDe: { br: 'Alunos de {turma}', en: 'Students of {turma}' },
  selecionados: { br: { one: '{n} marcado', other: '{n} marcados' }, en: { one: '{n} selected', other: '{n} selected' } },
  moverPara: { br: 'Mover para {turma}', en: 'Move to {turma}' },
  excedente: { br: 'acima das vagas', en: 'over the places' },
  tituloPrevia: {
    br: { one: 'Mover {n} aluno para {turma}', other: 'Mover {n} alunos para {turma}' },
    en: { one: 'Move {n} student to {turma}', other: 'Move {n} students to {turma}' },
  },
  oQueMuda: {
    br: 'Notas e frequência da turma anterior continuam guardadas; o número de chamada passa a ser o da nova turma.',
    en: 'Grades and attendance of the former class are kept; the call number will be that of the new class.',
  },
  turma: { br: 'Turma', en: 'Class' },
  antes: { br: 'Antes', en: 'Before' },
  depois: { br: 'Depois', en: 'After' },
  figuras: { br: '{ocupadas} de {vagas}', en: '{ocupadas} of {vagas}' },
  figurasComExcesso: { br: '{ocupadas} de {vagas}, {excedentes} acima', en: '{ocupadas} of {vagas}, {excedentes} over' },
  vagas: { br: 'Vagas das duas turmas', en: 'Places of both classes' },
  naoCabem: {
    br: { one: '{n} aluno não cabe nas vagas.', other: '{n} alunos não cabem nas vagas.' },
    en: { one: '{n} student does not fit in the places.', other: '{n} students do not fit in the places.' },
  },
  ficam: { br: { one: '{n} fica onde está', other: '{n} ficam onde estão' }, en: { one: '{n} stays', other: '{n} stay' } },
  aPartirDe: { br: 'A partir de', en: 'From' },
  motivo: { br: 'Motivo (opcional)', en: 'Reason (optional)' },
  motivoExcedente: { br: 'Motivo para mover acima das vagas', en: 'Reason to move over the places' },
  ajudaExcedente: { br: 'Sem motivo, quem não cabe fica onde está.', en: 'Without a reason, who does not fit stays.' },
  mover: { br: { one: 'Mover {n} aluno', other: 'Mover {n} alunos' }, en: { one: 'Move {n} student', other: 'Move {n} students' } },
  voltar: { br: 'Voltar', en: 'Back' },
  movidos: {
    br: { one: '{n} aluno movido para {turma}.', other: '{n} alunos movidos para {turma}.' },
    en: { one: '{n} student moved to {turma}.', other: '{n} students moved to {turma}.' },
  },
  naoMovidos: { br: 'Ficaram onde estavam', en: 'Stayed where they were' },
  desfeitos: {
    br: { one: '{n} aluno de volta à turma anterior.', other: '{n} alunos de volta à turma anterior.' },
    en: { one: '{n} student back in the former class.', other: '{n} students back in the former class.' },
  },
  desfazerMudanca: { br: 'Desfazer a mudança de turma', en: 'Undo the move' },
  desfazerMudancaTexto: {
    br: 'Volta ao seu lugar quem não mudou nem saiu desde então. O motivo fica no histórico de cada aluno.',
    en: 'Whoever did not move or leave since goes back to the place he had. The reason stays in the history of each student.',
  },
  ultimas: { br: 'Últimas mudanças desta turma', en: 'Last moves of this class' },
  semMudancas: { br: 'Nenhuma mudança em conjunto ainda.', en: 'No move of several students yet.' },
  deParaQuantos: {
    br: { one: '{n} aluno, {de} → {para}', other: '{n} alunos, {de} → {para}' },
    en: { one: '{n} student, {de} → {para}', other: '{n} students, {de} → {para}' },
  },
  desfazimentoDe: { br: 'Desfazimento', en: 'Undo' },
  desfeita: { br: 'desfeita', en: 'undone' },
  registradoPor: { br: '{quem}, em {quando}', en: '{quem}, on {quando}' },
  desfazer: { br: 'Desfazer', en: 'Undo' },
});
