import { defineErros } from '#shared/erros.ts';

/** Refusals of this room. */
export const errosTitulos = defineErros({
  TITULO_NAO_ENCONTRADO: { status: 404, br: 'O título não foi encontrado.', en: 'The title was not found.' },
  BAIXA_NAO_ENCONTRADA: { status: 404, br: 'A baixa não foi encontrada.', en: 'The settlement was not found.' },
  RECIBO_NAO_ENCONTRADO: { status: 404, br: 'O recibo não foi encontrado.', en: 'The receipt was not found.' },
  TITULO_JA_BAIXADO: {
    status: 409,
    br: 'O título {numero} já foi baixado por {usuario} em {em}.',
    en: 'Title {numero} was already settled by {usuario} on {em}.',
  },
  TITULO_NAO_RECEBE: {
    status: 409,
    br: 'O título {numero} está {situacao} e não recebe baixa.',
    en: 'Title {numero} is {situacao} and takes no settlement.',
  },
  VALOR_ACIMA_DO_DEVIDO: {
    status: 409,
    br: 'O valor recebido ({valor}) é maior que o devido do título {numero} nesta data ({devido}).',
    en: 'The amount received ({valor}) is more than title {numero} owes on this date ({devido}).',
  },
  DESCONTO_CONDICIONAL_TOTAL: {
    status: 400,
    br: 'O desconto de quem paga em dia não pode levar tudo o que resta a pagar: deixe ao menos um centavo.',
    en: 'The discount for paying on time cannot take all that is left to pay: leave at least one cent.',
  },
  DISPENSA_SEM_MOTIVO: {
    status: 400,
    br: 'Quitar o título {numero} com {valor} dispensa {falta}: diga por quê.',
    en: 'Settling title {numero} with {valor} waives {falta}: say why.',
  },
  NADA_DEVIDO: { status: 409, br: 'O título {numero} não deve nada nesta data.', en: 'Title {numero} owes nothing on this date.' },
  DATA_BAIXA_FUTURA: {
    status: 409,
    br: 'A data da baixa não pode ser posterior a hoje ({hoje}).',
    en: 'The settlement date cannot be after today ({hoje}).',
  },
  VENCIMENTO_FORA_DO_PRAZO: {
    status: 400,
    br: 'O vencimento deve estar entre {de} e {ate}: uma dívida mais antiga já prescreveu.',
    en: 'The due date must be between {de} and {ate}: an older debt can no longer be charged.',
  },
  EMISSAO_RETROATIVA: {
    status: 400,
    br: 'Um título é emitido de hoje ({hoje}) em diante: uma data anterior mudaria a posição dos dias que já passaram.',
    en: 'A title is issued from today ({hoje}) on: an earlier date would change the position of days already past.',
  },
  PAGADOR_FALECIDO: {
    status: 409,
    br: 'O óbito de {nome} consta no cadastro: nada mais é cobrado em seu nome. Escolha outro pagador.',
    en: '{nome} is recorded as deceased: nothing more is charged in that name. Choose another payer.',
  },
  VENCIMENTO_PASSADO: {
    status: 400,
    br: 'O novo vencimento não pode ser anterior a hoje ({hoje}).',
    en: 'The new due date cannot be before today ({hoje}).',
  },
  VENCIMENTO_IGUAL: { status: 400, br: 'O título já vence nesta data.', en: 'The title already falls due on this date.' },
  VENCIMENTO_NAO_MUDA: {
    status: 409,
    br: 'O título {numero} está {situacao} ou é parcela de um acordo: o vencimento dele não muda.',
    en: 'Title {numero} is {situacao} or an installment of an agreement: its due date does not change.',
  },
  TITULO_COM_BOLETO: {
    status: 409,
    br: 'O título {numero} tem o boleto {boleto} com o vencimento atual: baixe ou substitua o boleto antes.',
    en: 'Title {numero} has slip {boleto} with the present due date: write the slip off or replace it first.',
  },
  TITULO_MOVIMENTADO: {
    status: 409,
    br: 'O título {numero} já teve recebimento, acordo ou dispensa: pagador, valores e vencimento não mudam mais.',
    en: 'Title {numero} already had a payment, an agreement or a waiver: payer, amounts and due date no longer change.',
  },
  VALOR_DIVERGENTE: {
    status: 409,
    br: 'O banco recebeu {valor} do título {numero}, que devia {devido} nesse dia: a diferença passa da tolerância de {tolerancia}.',
    en: 'The bank received {valor} for title {numero}, which owed {devido} on that day: the difference is over the tolerance of {tolerancia}.',
  },
  BAIXA_ANTERIOR_A_ULTIMA: {
    status: 409,
    br: 'O título {numero} já tem baixa de {data}, registrada por {usuario} em {em}, e a nova não pode ser anterior a ela: estorne antes a baixa de {data}, registre esta e depois aquela de novo.',
    en: 'Title {numero} already has a settlement of {data}, entered by {usuario} on {em}, and the new one cannot be before it: reverse the settlement of {data} first, enter this one and then that one again.',
  },
  BAIXA_ANTERIOR_A_COBERTURA: {
    status: 409,
    br: 'Em {data} um acordo cobriu parte do título {numero}, ou a levou a outro título, e os encargos já contam com isso: uma baixa dele é de {data} em diante.',
    en: 'On {data} an agreement covered part of title {numero}, or took it to another title, and the charges already count on that: a settlement of it is of {data} or later.',
  },
  BAIXA_ANTERIOR_A_DISPENSA: {
    status: 409,
    br: 'O título {numero} teve encargos dispensados em {data}, e uma baixa anterior os receberia: revogue antes a dispensa de {data}, na janela do título, e registre então esta baixa.',
    en: 'Title {numero} had charges waived on {data}, and a settlement before it would receive them: take the waiver of {data} back first, in the window of the title, and then enter this settlement.',
  },
  TITULOS_DE_PAGADORES_DIFERENTES: {
    status: 409,
    br: 'Um recibo é de um só pagador: os títulos escolhidos são de {primeiro} e de {segundo}.',
    en: 'A receipt belongs to one payer: the chosen titles are of {primeiro} and of {segundo}.',
  },
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
  TITULO_DE_CONTRATO_EM_VIGOR: {
    status: 409,
    br: 'O título {numero} é do contrato {contrato}, que está em vigor: o valor contratado só muda por aditivo. Faça um aditivo que desconte a parcela inteira, ou cancele o contrato.',
    en: 'Title {numero} is of contract {contrato}, which is in force: what was contracted changes only through an addendum. Make one that discounts the whole installment, or cancel the contract.',
  },
  CANCELAMENTO_NAO_PERMITIDO: {
    status: 409,
    br: 'Cancelamento não permitido para título {situacao} (título {numero}).',
    en: 'Cancellation not permitted for a title that is {situacao} (title {numero}).',
  },
  PARCELA_DE_ACORDO: {
    status: 409,
    br: 'O título {numero} é parcela de um acordo: desfaça o acordo, ou registre a quebra, e as dívidas de antes voltam.',
    en: 'Title {numero} is an installment of an agreement: undo the agreement, or record its break, and the debts of before come back.',
  },
  TITULO_JA_EXISTE: {
    status: 409,
    br: 'Já existe título desta parcela do contrato para este pagador.',
    en: 'This contract installment already has a title for this payer.',
  },
  TITULO_SEM_VALOR: {
    status: 400,
    br: 'O título deve ter valor maior que zero depois dos descontos.',
    en: 'The title must be worth more than zero after discounts.',
  },
  FORMA_PAGAMENTO_INDISPONIVEL: {
    status: 409,
    br: 'A forma de pagamento {nome} está inativa.',
    en: 'The payment method {nome} is inactive.',
  },
  CONTA_INDISPONIVEL: { status: 409, br: 'A conta {nome} está inativa.', en: 'The account {nome} is inactive.' },
  CADASTRO_DESCONHECIDO: {
    status: 400,
    br: 'Pagador, aluno, conta ou forma de pagamento não encontrados.',
    en: 'Payer, student, account or payment method not found.',
  },
  DEDUCAO_DE_ACORDO: {
    status: 409,
    br: 'A parcela de um acordo é o que eram as dívidas que entraram nele: classifique os títulos antigos.',
    en: 'An agreement installment is what the debts that entered it were: classify the old titles.',
  },
});
