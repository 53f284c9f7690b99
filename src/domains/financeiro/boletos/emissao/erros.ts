import { semNoCadastro } from '#domains/pessoas/pendencias/palavras.ts';
import { defineErros } from '#shared/erros.ts';

/** Refusals of issuing slips. */
export const errosEmissaoDeBoleto = defineErros({
  TITULO_NAO_ABERTO: { status: 409, br: 'O título {numero} não está em aberto.', en: 'Title {numero} is not open.' },
  CONTA_SEM_COBRANCA: {
    status: 409,
    br: 'A conta {conta}, do título {numero}, não tem dados de cobrança.',
    en: 'The account {conta}, of title {numero}, has no collection data.',
  },
  CONTA_DO_TITULO_INATIVA: {
    status: 409,
    br: 'A conta {conta}, do título {numero}, está inativa e não emite boleto: em Contas a receber, passe o título para outra conta com Mudar conta.',
    en: 'The account {conta}, of title {numero}, is inactive and issues no boleto: in Accounts receivable, move the title to another account with Change account.',
  },
  PAGADOR_SEM_DOCUMENTO: semNoCadastro('cpf', 'cobrar'),
  PAGADOR_SEM_ENDERECO: semNoCadastro('endereco', 'cobrar'),
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
