import { defineTextos } from '#shared/textos.ts';

/** What rolls add up to, on the screen. */
export const textosFrequencia = defineTextos({
  mesAnterior: { br: 'Mês anterior', en: 'Previous month' },
  mesSeguinte: { br: 'Mês seguinte', en: 'Next month' },
  frequencia: { br: '{percentual} de presença', en: '{percentual} present' },
  semFrequencia: { br: 'Sem chamada ainda', en: 'No roll yet' },
  aindaPode: {
    br: { one: 'pode faltar mais {n} vez no ano', other: 'pode faltar mais {n} vezes no ano' },
    en: { one: 'may miss {n} more in the year', other: 'may miss {n} more in the year' },
  },
  passou: {
    br: { one: 'passou {n} falta do limite do ano', other: 'passou {n} faltas do limite do ano' },
    en: { one: '{n} absence over the limit of the year', other: '{n} absences over the limit of the year' },
  },
  naDisciplina: { br: '{percentual} na disciplina', en: '{percentual} in the subject' },
  mesDe: { br: 'Frequência de {turma} em {mes}', en: 'Attendance of {turma} in {mes}' },
  aluno: { br: 'Aluno', en: 'Student' },
  faltas: { br: 'Faltas', en: 'Absences' },
  justificadas: { br: 'Justif.', en: 'Justif.' },
  ausentes: { br: 'Ausentes', en: 'Absent' },
  foraDaTurma: { br: 'Não tinha lugar na turma neste dia', en: 'Had no place in the class on this day' },
  mesVazio: { br: 'Nada para chamar em {mes}', en: 'Nothing to call in {mes}' },
  mesVazioTexto: {
    br: 'Não há aula registrada nem dia letivo neste mês até hoje. Escolha outro mês.',
    en: 'There is no recorded lesson or school day in this month up to today. Choose another month.',
  },
  colunaVazia: {
    br: 'A chamada de {data} ficou sem ninguém. Para desfazê-la, exclua a chamada na aba Chamada.',
    en: 'The roll of {data} was left with nobody. To take it back, delete the roll in the Roll tab.',
  },
});
