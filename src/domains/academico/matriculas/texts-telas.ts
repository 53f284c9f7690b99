import { defineTextos } from '#shared/textos.ts';

/** Words of the list, of the guardians' fields and of the choice of a class. */
export const textosTelas = defineTextos({
  buscarPor: { br: 'Aluno, CPF ou código', en: 'Student, CPF or code' },
  ano: { br: 'Ano', en: 'Year' },
  quemResponde: { br: 'Quem responde pelo aluno', en: 'Who answers for the student' },
  cpf: { br: 'CPF', en: 'CPF' },
  todas: { br: 'Todas neste filtro', en: 'All in this filter' },
  emitirDocumento: { br: 'Emitir documento', en: 'Issue a document' },
  confirmarSelecionadas: { br: 'Confirmar pré-matrículas', en: 'Confirm pre-enrollments' },
  confirmarTexto: {
    br: 'Cada pré-matrícula escolhida passa a ativa, com data de hoje.',
    en: 'Each chosen pre-enrollment becomes active, dated today.',
  },
  confirmarConsequencia: {
    br: {
      one: '{n} matrícula será confirmada. Se não puder ser, fica como está e o motivo aparece.',
      other: '{n} matrículas serão confirmadas. As que não puderem ser ficam como estão, com o motivo.',
    },
    en: {
      one: '{n} enrollment will be confirmed. If it cannot be, it stays as it is and the reason is shown.',
      other: '{n} enrollments will be confirmed. Those that cannot be stay as they are, with the reason.',
    },
  },
  confirmadas: {
    br: { one: '{n} matrícula confirmada.', other: '{n} matrículas confirmadas.' },
    en: { one: '{n} enrollment confirmed.', other: '{n} enrollments confirmed.' },
  },
  naoConfirmadas: { br: 'Não confirmadas', en: 'Not confirmed' },
  somaCerta: { br: 'Soma dos percentuais: 100,00 %', en: 'Sum of the shares: 100,00 %' },
  somaFalta: { br: 'Soma dos percentuais: {soma} %. Faltam {diferenca} %.', en: 'Sum of the shares: {soma} %. {diferenca} % missing.' },
  somaSobra: { br: 'Soma dos percentuais: {soma} %. Passam {diferenca} %.', en: 'Sum of the shares: {soma} %. {diferenca} % too much.' },
  ninguemPaga: { br: 'Marque quem é responsável financeiro.', en: 'Tick who is the financial guardian.' },
  motivoExcedenteFalta: { br: 'Informe por que o aluno entra acima das vagas', en: 'Enter why the student goes over the places' },
  jaMatriculado: {
    br: '{aluno} já tem a matrícula {codigo} ativa neste curso e ano letivo.',
    en: '{aluno} already has the active enrollment {codigo} in this course and year.',
  },
  falecida: { br: 'Óbito no cadastro', en: 'Deceased' },
  falecidosDeFora: {
    br: {
      one: 'O óbito de {nomes} consta no cadastro: fica fora dos responsáveis sugeridos. Confira quem responde e quem paga.',
      other: 'Os óbitos de {nomes} constam no cadastro: ficam fora dos responsáveis sugeridos. Confira quem responde e quem paga.',
    },
    en: {
      one: '{nomes} is recorded as deceased in the register and was left out of the proposed guardians. Check who answers and who pays.',
      other:
        '{nomes} are recorded as deceased in the register and were left out of the proposed guardians. Check who answers and who pays.',
    },
  },
  excedente: { br: 'Acima das vagas', en: 'Over the places' },
});
