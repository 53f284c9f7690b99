import { defineErros } from '#shared/erros.ts';

/** Refusals of agreements and of waived charges. */
export const errosAcordo = defineErros({
  ACORDO_NAO_ENCONTRADO: { status: 404, br: 'O acordo não foi encontrado.', en: 'The agreement was not found.' },
  TITULO_NAO_RENEGOCIA: {
    status: 409,
    br: 'O título {numero} está {situacao} e não pode ser renegociado.',
    en: 'Title {numero} is {situacao} and cannot be renegotiated.',
  },
  ACORDO_DE_PAGADORES_DIFERENTES: {
    status: 409,
    br: 'Um acordo é de um só pagador: os títulos escolhidos são de {primeiro} e de {segundo}.',
    en: 'An agreement belongs to one payer: the chosen titles are of {primeiro} and of {segundo}.',
  },
  ACORDO_VALOR_MUDOU: {
    status: 409,
    br: 'O total mudou desde a simulação: era {antes} e agora é {agora}. Confira de novo antes de confirmar.',
    en: 'The total changed since the simulation: it was {antes} and now is {agora}. Check again before confirming.',
  },
  ACORDO_ENTRADA_ALTA: {
    status: 409,
    br: 'A entrada deve deixar pelo menos um centavo por parcela: o total é {total}.',
    en: 'The entry must leave at least one centavo an installment: the total is {total}.',
  },
  ACORDO_ENTRADA_BAIXA: {
    status: 409,
    br: 'A entrada mínima deste acordo é {minima} ({percentual} % do total).',
    en: 'The least entry of this agreement is {minima} ({percentual} % of the total).',
  },
  ACORDO_PARCELAS_DEMAIS: {
    status: 409,
    br: 'A escola aceita no máximo {maximo} {maximo:parcela|parcelas} em um acordo.',
    en: 'The school takes at most {maximo} {maximo:installment|installments} in an agreement.',
  },
  ACORDO_VENCIMENTO_PASSADO: {
    status: 409,
    br: 'O primeiro vencimento não pode ser anterior a hoje ({hoje}).',
    en: 'The first due date cannot be before today ({hoje}).',
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
  DISPENSA_ACIMA_DO_DEVIDO: {
    status: 409,
    br: 'O título {numero} deve nesta data {multa} de multa e {juros} de juros: não é possível dispensar mais.',
    en: 'Title {numero} owes {multa} of fine and {juros} of interest on this date: more cannot be waived.',
  },
  DISPENSA_NAO_ENCONTRADA: { status: 404, br: 'A dispensa não foi encontrada.', en: 'The waiver was not found.' },
  DISPENSA_NAO_REVOGAVEL: {
    status: 409,
    br: 'Esta dispensa já foi revogada ou o título {numero} não está mais em aberto.',
    en: 'This waiver was already taken back or title {numero} is no longer open.',
  },
});
