import { defineErros } from '#shared/erros.ts';

/** Refusals of issuing slips. */
export const errosEmissaoDeBoleto = defineErros({
  TITULO_NAO_ABERTO: { status: 409, br: 'O título {numero} não está em aberto.', en: 'Title {numero} is not open.' },
  CONTA_SEM_COBRANCA: {
    status: 409,
    br: 'A conta {conta}, do título {numero}, não tem dados de cobrança.',
    en: 'The account {conta}, of title {numero}, has no collection data.',
  },
  PAGADOR_SEM_DOCUMENTO: {
    status: 409,
    br: 'O pagador do título {numero}, {pagador}, não tem CPF: o banco não registra o boleto.',
    en: 'The payer of title {numero}, {pagador}, has no CPF: the bank does not register the boleto.',
  },
  PAGADOR_SEM_ENDERECO: {
    status: 409,
    br: 'O pagador do título {numero}, {pagador}, não tem endereço: o banco não registra o boleto.',
    en: 'The payer of title {numero}, {pagador}, has no address: the bank does not register the boleto.',
  },
  PAGADOR_SEM_ENDERECO_NO_BRASIL: {
    status: 409,
    br: 'O pagador do título {numero}, {pagador}, só tem endereço no exterior: o banco registra boletos com um endereço no Brasil. Acrescente um ao cadastro ou receba por outra forma.',
    en: 'The payer of title {numero}, {pagador}, only has an address abroad: the bank registers boletos with an address in Brazil. Add one to the record or receive in another way.',
  },
  TITULO_VENCIDO: {
    status: 409,
    br: 'O título {numero} está vencido: escolha um novo vencimento para o boleto.',
    en: 'Title {numero} is overdue: choose a new due date for the boleto.',
  },
  VALOR_ACIMA_DO_BOLETO: {
    status: 409,
    br: 'O título {numero} passa do maior valor de um boleto.',
    en: 'Title {numero} is over the largest amount of a boleto.',
  },
  VENCIMENTO_PASSADO: {
    status: 409,
    br: 'O vencimento do boleto não pode já ter passado.',
    en: 'The due date of the boleto cannot be past.',
  },
  NUMERACAO_ESGOTADA: {
    status: 409,
    br: 'Os nossos números da conta {conta} acabaram: peça ao banco um novo convênio.',
    en: 'The account {conta} has run out of numbers: ask the bank for a new agreement.',
  },
  NADA_A_EMITIR: {
    status: 409,
    br: 'Nenhum título da escolha pode receber boleto.{motivos}',
    en: 'No chosen title can have a boleto.{motivos}',
  },
});
