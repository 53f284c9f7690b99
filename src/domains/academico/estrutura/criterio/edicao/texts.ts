import { defineTextos } from '#shared/textos.ts';

/** Trying a rule on a year that was lived. */
export const textosLaboratorio = defineTextos({
  laboratorio: { br: 'Experimentar em um ano', en: 'Try it on a year' },
  texto: {
    br: 'A regra como está escrita acima, ainda sem salvar, nas notas e faltas de um ano, como se ele fechasse hoje. Nada muda em lugar nenhum.',
    en: 'The rule as written above, not saved yet, on the marks and absences of a year, as if it closed today. Nothing changes anywhere.',
  },
  ano: { br: 'Ano letivo', en: 'Academic year' },
  experimentar: { br: 'Experimentar', en: 'Try' },
  comErro: { br: 'Corrija o critério antes de experimentar.', en: 'Correct the criterion before you try it.' },
  mudou: {
    br: 'O critério mudou depois deste experimento: experimente de novo.',
    en: 'The criterion has changed since this trial: try again.',
  },
  contagem: { br: 'Resultados do ano', en: 'Results of the year' },
  resultado: { br: 'Resultado', en: 'Result' },
  pelaRegraDoAno: { br: 'Pela regra do ano', en: 'By the rule of the year' },
  pelaRegraNova: { br: 'Pela regra nova', en: 'By the new rule' },
  ninguemMuda: {
    br: { one: 'O único aluno do ano não mudaria.', other: 'Nenhum dos {n} alunos mudaria de resultado nem de média.' },
    en: { one: 'The only student of the year would not change.', other: 'None of the {n} students would change result or average.' },
  },
  semAlunos: { br: 'O curso não tem alunos nesse ano.', en: 'The course has no students in that year.' },
  quemMuda: {
    br: { one: '{n} aluno mudaria', other: '{n} alunos mudariam' },
    en: { one: '{n} student would change', other: '{n} students would change' },
  },
  fica: { br: '{resultado}, como antes', en: '{resultado}, as before' },
  outros: {
    br: { one: 'Há mais {n} aluno que não cabe aqui.', other: 'Há mais {n} alunos que não cabem aqui.' },
    en: { one: '{n} more student does not fit here.', other: '{n} more students do not fit here.' },
  },
  aluno: { br: 'Aluno', en: 'Student' },
  turma: { br: 'Turma', en: 'Class' },
  disciplinas: { br: 'O que muda nas disciplinas', en: 'What changes in the subjects' },
  deParaPar: { br: '{antes} → {depois}', en: '{antes} → {depois}' },
  naDisciplina: { br: '{nome}: {antes} → {depois}', en: '{nome}: {antes} → {depois}' },
  eMais: { br: 'e mais {n}', en: 'and {n} more' },
  porQue: { br: 'Por quê?', en: 'Why?' },
  porQueDe: { br: 'Por que o resultado de {nome} muda?', en: 'Why does the result of {nome} change?' },
  antes: { br: 'Pela regra do ano', en: 'By the rule of the year' },
  depois: { br: 'Pela regra nova', en: 'By the new rule' },
  mediaParcial: { br: 'Média do ano', en: 'Average of the year' },
  situacao: { br: 'Situação', en: 'Standing' },
  semMedia: { br: 'sem média', en: 'no average' },
  soFrequencia: {
    br: 'Nenhuma média muda: o que muda é a frequência exigida ou o número de dependências.',
    en: 'No average changes: what changes is the attendance asked for or the number of dependencies.',
  },
});
