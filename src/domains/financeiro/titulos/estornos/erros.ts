import { defineErros } from '#shared/erros.ts';

/** Refusals of reversals. */
export const errosEstorno = defineErros({
  BAIXA_NAO_ENCONTRADA: { status: 404, br: 'A baixa não foi encontrada.', en: 'The settlement was not found.' },
  BAIXA_JA_ESTORNADA: {
    status: 409,
    br: 'Esta baixa já foi estornada por {usuario} em {em}.',
    en: 'This settlement was already reversed by {usuario} on {em}.',
  },
  ESTORNO_NAO_PERMITIDO: {
    status: 409,
    br: 'Estorno não permitido: o título {numero} está {situacao}.',
    en: 'Reversal not permitted: title {numero} is {situacao}.',
  },
  ESTORNO_DE_ACORDO_QUEBRADO: {
    status: 409,
    br: 'O título {numero} é de um acordo quebrado e o que foi pago nele abate o título original {original}, que está no acordo nº {acordo}: desfaça antes o acordo nº {acordo} e repita o estorno.',
    en: 'Title {numero} belongs to a broken agreement and what was paid on it is taken off the original title {original}, which is in agreement no. {acordo}: undo agreement no. {acordo} first and repeat the reversal.',
  },
  ESTORNO_PRESO_EM_ACORDO: {
    status: 409,
    br: 'O título {numero} está no acordo nº {acordo}, que foi feito contando com este pagamento: desfaça antes o acordo nº {acordo}, repita o estorno e refaça o acordo com o que a família passa a dever.',
    en: 'Title {numero} is in agreement no. {acordo}, which was made counting on this payment: undo agreement no. {acordo} first, repeat the reversal and make the agreement again with what the family then owes.',
  },
  ESTORNO_PRESO_EM_ACORDO_PAGO: {
    status: 409,
    br: 'O título {numero} está no acordo nº {acordo}, que foi feito contando com este pagamento e já teve parcela paga ou renegociada: estorne antes o que foi pago nele e desfaça-o, ou registre a quebra quando houver o atraso, e repita o estorno. O que a família pagou no acordo se recebe de novo nos títulos que voltam, nos mesmos dias.',
    en: 'Title {numero} is in agreement no. {acordo}, which was made counting on this payment and already had an installment paid or renegotiated: reverse what was paid in it first and undo it, or record its break once it is late enough, and repeat the reversal. What the family paid in the agreement is received again on the titles that come back, on the same days.',
  },
});
