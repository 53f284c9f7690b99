import { defineErros } from '#shared/erros.ts';

/** Refusals of agreements and of waived charges. */
export const errosAcordo = defineErros({
  ACORDO_NAO_ENCONTRADO: { status: 404, br: 'O acordo não foi encontrado.', en: 'The agreement was not found.' },
  TITULO_NAO_RENEGOCIA: {
    status: 409,
    br: 'O título {numero} está {situacao} e não pode ser renegociado.',
    en: 'Title {numero} is {situacao} and cannot be renegotiated.',
  },
  ACORDO_ENCERRADO: {
    status: 409,
    br: 'O acordo nº {numero} já está {situacao}.',
    en: 'Agreement no. {numero} is already {situacao}.',
  },
  ACORDO_JA_PAGO: {
    status: 409,
    br: 'O acordo nº {numero} já recebeu pagamento no título {titulo}. Estorne o pagamento para desfazer, ou declare a quebra.',
    en: 'Agreement no. {numero} already received a payment on title {titulo}. Reverse it to undo, or declare the agreement broken.',
  },
  ACORDO_RENEGOCIADO_DE_NOVO: {
    status: 409,
    br: 'O título {titulo} deste acordo já entrou no acordo nº {acordo}, que precisa ser encerrado antes: desfaça-o, ou registre a quebra dele.',
    en: 'Title {titulo} of this agreement is already in agreement no. {acordo}, which has to end first: undo it, or record its break.',
  },
  ACORDO_SEM_ATRASO: {
    status: 409,
    br: 'O acordo nº {numero} só pode ser quebrado com {dias} {dias:dia|dias} de atraso; o maior atraso é de {atraso}.',
    en: 'Agreement no. {numero} can only be broken when {dias} {dias:day|days} late; the most delayed installment is {atraso} {atraso:day|days} late.',
  },
  ACORDO_NAO_FECHA: {
    status: 409,
    br: 'Os valores do acordo não fecham com os títulos.',
    en: 'The figures of the agreement do not tie out with its titles.',
  },
});
