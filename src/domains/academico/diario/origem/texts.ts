import { defineTextos } from '#shared/textos.ts';

/** Words of the window of the school of origin, and of the card that opens it. */
export const textosOrigem = defineTextos({
  cartao: { br: 'Escola de origem', en: 'School of origin' },
  titulo: { br: 'Notas da escola de origem', en: 'Marks of the school of origin' },
  tituloDe: { br: 'Notas da escola de origem: {aluno}', en: 'Marks of the school of origin: {aluno}' },
  entrou: { br: 'Entrou em {data}, depois de {etapas}.', en: 'Came on {data}, after {etapas}.' },
  entrouDurante: { br: 'Entrou em {data}, durante {etapa}.', en: 'Came on {data}, during {etapa}.' },
  entrouDepoisEDurante: {
    br: 'Entrou em {data}, depois de {etapas} e durante {etapa}.',
    en: 'Came on {data}, after {etapas} and during {etapa}.',
  },
  entrouComAnoComecado: { br: 'Entrou em {data}, com o ano começado.', en: 'Came on {data}, after the year had begun.' },
  nada: { br: 'Nada foi digitado ainda do que o aluno trouxe.', en: 'Nothing of what the student brought was typed yet.' },
  trouxe: { br: '{escola}: {notas}, {frequencia}.', en: '{escola}: {notas}, {frequencia}.' },
  nNotas: { br: { one: '{n} nota', other: '{n} notas' }, en: { one: '{n} mark', other: '{n} marks' } },
  semFrequencia: { br: 'sem frequência', en: 'no attendance' },
  comFrequencia_por_dia: { br: '{faltas} faltas em {dadas} dias', en: '{faltas} absences in {dadas} days' },
  comFrequencia_por_aula: { br: '{faltas} faltas em {dadas} aulas', en: '{faltas} absences in {dadas} lessons' },
  digitar: { br: 'Digitar notas e frequência', en: 'Type marks and attendance' },
  abrir: { br: 'Abrir', en: 'Open' },
  explica: {
    br: 'A média de cada disciplina, nas etapas que começaram antes da entrada, na escala deste curso. Ela vale como a média da etapa enquanto nenhuma nota nossa faz uma; o que ficar vazio fica fora da conta.',
    en: 'The average of each subject, in the terms that began before the student came, on the scale of this course. It stands as the average of the term as long as no mark of ours makes one; what stays empty is left out.',
  },
  porParecer: {
    br: 'Este curso avalia por parecer: não há nota a digitar. O que a outra escola escreveu fica com os documentos do aluno.',
    en: 'This course judges by written opinion: there is no mark to type. What the other school wrote stays with the documents of the student.',
  },
  semEtapas: {
    br: 'Nenhuma etapa tinha começado na entrada: só a frequência se digita.',
    en: 'No term had begun when the student came: only attendance is typed.',
  },
  frequenciaExplica: {
    br: 'A frequência se soma à nossa no ano inteiro: o que foi dado ao aluno até a entrada, e as faltas, justificadas ou não.',
    en: 'Attendance is added to ours over the whole year: what the student was given until the entry, and the absences, justified or not.',
  },
  fechada: {
    br: 'O ano da turma {turma} está fechado, e o que o aluno trouxe faz parte dele. Para corrigir, a coordenação reabre a turma antes, em Fechamento de cursos e turmas.',
    en: 'The year of the class {turma} is closed, and what the student brought is part of it. To correct it, the coordination reopens the class first, under Course and class closing.',
  },
  escola: { br: 'Escola de origem', en: 'School of origin' },
  documento: { br: 'Documento e data', en: 'Document and date' },
  documentoExemplo: { br: 'Declaração de 31/07/2026', en: 'Statement of 31/07/2026' },
  disciplina: { br: 'Disciplina', en: 'Subject' },
  deQue: { br: '{disciplina}, {de}', en: '{disciplina}, {de}' },
  aulasDadas: { br: 'Aulas dadas', en: 'Lessons given' },
  diasDados: { br: 'Dias letivos', en: 'School days' },
  faltas: { br: 'Faltas', en: 'Absences' },
  salvas: { br: 'Notas da escola de origem salvas.', en: 'Marks of the school of origin saved.' },
});
