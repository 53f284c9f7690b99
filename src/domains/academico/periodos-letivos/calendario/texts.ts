import { defineTextos } from '#shared/textos.ts';

export const textosCalendario = defineTextos({
  marcarDias: { br: 'Marcar dias', en: 'Mark days' },
  incluirFeriados: {
    br: { one: 'Incluir {n} feriado nacional', other: 'Incluir {n} feriados nacionais' },
    en: { one: 'Add {n} national holiday', other: 'Add {n} national holidays' },
  },
  feriadosIncluidos: {
    br: { one: '{n} feriado incluído.', other: '{n} feriados incluídos.' },
    en: { one: '{n} holiday added.', other: '{n} holidays added.' },
  },
  comoUsar: {
    br: 'De segunda a sexta há aula, salvo o que se marcar aqui. Clique num dia para marcá-lo; com Shift, marque daquele até este. As setas andam pelos dias.',
    en: 'Monday to Friday are school days, except what is marked here. Click a day to mark it; with Shift, mark from that one to this one. Arrows move through the days.',
  },
  diasLetivos: { br: 'Dias letivos', en: 'School days' },
  deDias: { br: '{n} de {minimo}', en: '{n} of {minimo}' },
  faltam: { br: { one: 'falta {n} dia', other: 'faltam {n} dias' }, en: { one: '{n} day short', other: '{n} days short' } },
  horas: { br: 'Horas de aula', en: 'Hours taught' },
  semHoras: { br: 'sem horário nem carga horária', en: 'no timetable or workload' },
  peloHorario: { br: 'pelo horário de {turma}, a turma que tem menos', en: 'by the timetable of {turma}, the class that has the fewest' },
  pelaCarga: {
    br: 'pela carga horária das disciplinas de {turma}, a turma que tem menos',
    en: 'by the workload of the subjects of {turma}, the class that has the fewest',
  },
  etapa: { br: 'Etapa', en: 'Term' },
  total: { br: 'No ano', en: 'In the year' },
  contagem: { br: 'Dias letivos por etapa', en: 'School days by term' },
  de: { br: 'De', en: 'From' },
  ate: { br: 'Até', en: 'Until' },
  tipo: { br: 'O que é', en: 'What it is' },
  comoASemana: { br: 'Como o dia da semana', en: 'As its weekday is' },
  nome: { br: 'Nome', en: 'Name' },
  nomeDica: {
    br: 'Como Recesso de julho, Aniversário da cidade, Sábado letivo.',
    en: 'As July recess, City anniversary, Saturday with lessons.',
  },
  segue: { br: 'Segue o horário de', en: 'Follows the timetable of' },
  segueNenhum: { br: 'Do próprio dia', en: 'Its own weekday' },
  segueDica: {
    br: 'Um sábado que repõe uma segunda segue o horário da segunda.',
    en: 'A Saturday that makes up for a Monday follows the timetable of the Monday.',
  },
  salvo: { br: { one: '{n} dia marcado.', other: '{n} dias marcados.' }, en: { one: '{n} day marked.', other: '{n} days marked.' } },
  nadaAMarcar: { br: 'Nenhum dia deste intervalo mudou.', en: 'No day of this stretch changed.' },
  nenhumMarcado: { br: 'Nada marcado neste mês.', en: 'Nothing marked in this month.' },
  nLetivos: { br: { one: '{n} letivo', other: '{n} letivos' }, en: { one: '{n} school day', other: '{n} school days' } },
  semAula: { br: 'sem aula', en: 'no lessons' },
  comAula: { br: 'dia letivo', en: 'school day' },
});
