import { defineErros } from '#shared/erros.ts';

/** Refusals of accounts, slips and remittances. */
export const errosBoletos = defineErros({
  NUMERO_SO_SOBE: {
    status: 409,
    br: 'O próximo número não pode ser menor que {atual}: os anteriores já podem estar impressos.',
    en: 'The next number cannot be lower than {atual}: earlier ones may already be on paper.',
  },
  BOLETO_NAO_ENCONTRADO: { status: 404, br: 'O boleto não foi encontrado.', en: 'The boleto was not found.' },
  ALUNO_FALECIDO: {
    status: 409,
    br: 'O título {numero} vence depois do falecimento do aluno: dele não se emite boleto.',
    en: 'Title {numero} falls due after the death of the student: no boleto is issued for it.',
  },
  TITULO_JA_TEM_BOLETO: {
    status: 409,
    br: 'O título {numero} já tem boleto que pode ser pago.',
    en: 'Title {numero} already has a boleto that can be paid.',
  },
  BOLETO_SAINDO: {
    status: 409,
    br: 'O boleto {boleto} do título {numero} não vale mais como está: {saida}. Até lá, a segunda via diz como se paga o que é devido.',
    en: 'Boleto {boleto} of title {numero} is no longer valid as it is: {saida}. Until then the second copy says how what is owed is paid.',
  },
  PAGAMENTO_NA_FILA: {
    status: 409,
    br: 'O título {numero} tem um pagamento esperando em Gerenciar boletos › Exceções: trate-o antes de cobrar de novo.',
    en: 'Title {numero} has a payment waiting in Boleto management › Exceptions: deal with it before charging again.',
  },
  MUITOS_BOLETOS: {
    status: 409,
    br: 'São {quantidade} de uma vez; o máximo é {maximo}. Restrinja o filtro.',
    en: 'That is {quantidade} at once; the most is {maximo}. Narrow the filter.',
  },
  BOLETO_NAO_SE_BAIXA: {
    status: 409,
    br: 'O boleto {numero} está {situacao} e não se pede a baixa dele.',
    en: 'Boleto {numero} is {situacao}: its write-off cannot be asked for.',
  },
});
