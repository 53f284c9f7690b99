import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import { centroDeCusto, deEAte, lancamento, semLancamentos, valor } from './comum.ts';

/** The ledger of an account: what it held, each line with what stands against it, and what it holds after each. */
export const razao = defineRelatorio({
  nome: 'razao',
  tela: 'contabil-razao',
  sobre: {
    br: 'A conta linha a linha: o saldo anterior, cada débito e crédito com a contrapartida, e o saldo depois de cada um. Quando o outro lado do lançamento tem várias contas, a contrapartida diz quantas. O número leva ao lançamento, e dele à sua origem.',
    en: 'The account line by line: the opening balance, each debit and credit with the account against it, and the balance after each. When the other side of the entry has several accounts, how many is said. The number leads to the entry, and from it to its origin.',
  },
  filtros: {
    ContaId: {
      tipo: 'id',
      fonte: 'contasAnaliticas',
      obrigatorio: true,
      fixo: true,
      chave: 'conta',
      rotulo: { br: 'Conta', en: 'Account' },
    },
    ...deEAte,
    ...centroDeCusto,
  },
  colunas: [
    { chave: 'data', titulo: { br: 'Data', en: 'Date' }, tipo: 'data', peso: 0.9 },
    { chave: 'numero', titulo: { br: 'Número', en: 'Number' }, tipo: 'texto', peso: 0.9, principal: true, elo: lancamento },
    { chave: 'historico', titulo: { br: 'Histórico', en: 'Text' }, tipo: 'texto', peso: 2.4 },
    { chave: 'contrapartida', titulo: { br: 'Contrapartida', en: 'Against' }, tipo: 'texto', peso: 1.8 },
    { chave: 'centroCustoNome', titulo: { br: 'Centro de custo', en: 'Cost centre' }, tipo: 'texto', soArquivo: true },
    { chave: 'documento', titulo: { br: 'Documento', en: 'Document' }, tipo: 'texto', soArquivo: true },
    valor('debitoCentavos', ['Débito', 'Debit'], { total: { soma: 'debitoCentavos' } }),
    valor('creditoCentavos', ['Crédito', 'Credit'], { total: { soma: 'creditoCentavos' } }),
    valor('saldoCentavos', ['Saldo', 'Balance'], { tipo: 'saldo', total: { soma: 'movimentoCentavos' }, principal: true }),
  ],
  tambem: ['lancamentoId'],
  numeros: [
    { rotulo: { br: 'Lançamentos', en: 'Entries' }, valor: { distintos: 'lancamentoId' }, tipo: 'inteiro' },
    { rotulo: { br: 'Débitos', en: 'Debits' }, valor: { soma: 'debitoCentavos' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Créditos', en: 'Credits' }, valor: { soma: 'creditoCentavos' }, tipo: 'dinheiro' },
  ],
  vazio: semLancamentos,
});
