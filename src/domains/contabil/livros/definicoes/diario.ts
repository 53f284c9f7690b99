import { definirLista } from '#shared/listas/opcao.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import { centroDeCusto, deEAte, lancamento, razaoDa, semLancamentos, valor } from './comum.ts';

const origens = definirLista(
  { valor: 'manual', br: 'Manual', en: 'By hand' },
  { valor: 'integracao', br: 'Integração', en: 'Integration' },
  { valor: 'faturamento', br: 'Faturamento', en: 'Billing' },
  { valor: 'encerramento', br: 'Encerramento', en: 'Closing' },
);

/** The daily book on screen: every line in the order of its days. */
export const diario = defineRelatorio({
  nome: 'diario',
  tela: 'contabil-diario',
  sobre: {
    br: 'Todos os lançamentos dos períodos em ordem de data, linha a linha. O número leva ao lançamento, a conta ao razão dela. O livro para assinar, com páginas numeradas e termos de abertura e encerramento, sai em Imprimir livro.',
    en: 'Every entry of the periods by date, line by line. The number leads to the entry, the account to its ledger. The book to be signed, with numbered pages and opening and closing terms, comes from Print book.',
  },
  filtros: {
    ...deEAte,
    ...centroDeCusto,
    Nome: { tipo: 'texto', chave: 'q', rotulo: { br: 'Buscar no histórico ou documento', en: 'Search text or document' } },
  },
  colunas: [
    { chave: 'data', titulo: { br: 'Data', en: 'Date' }, tipo: 'data', peso: 0.9 },
    { chave: 'numero', titulo: { br: 'Número', en: 'Number' }, tipo: 'texto', peso: 0.8, principal: true, elo: lancamento },
    {
      chave: 'conta',
      titulo: { br: 'Conta', en: 'Account' },
      tipo: 'texto',
      peso: 2,
      elo: ({ contaId }, f) => razaoDa(Number(contaId), f),
    },
    { chave: 'historico', titulo: { br: 'Histórico', en: 'Text' }, tipo: 'texto', peso: 2.4 },
    { chave: 'documento', titulo: { br: 'Documento', en: 'Document' }, tipo: 'texto', soArquivo: true },
    { chave: 'centroCustoNome', titulo: { br: 'Centro de custo', en: 'Cost centre' }, tipo: 'texto', soArquivo: true },
    { chave: 'origem', titulo: { br: 'Origem', en: 'Origin' }, tipo: 'opcao', opcoes: origens, soArquivo: true },
    valor('debitoCentavos', ['Débito', 'Debit'], { total: { soma: 'debitoCentavos' }, principal: true }),
    valor('creditoCentavos', ['Crédito', 'Credit'], { total: { soma: 'creditoCentavos' } }),
  ],
  tambem: ['lancamentoId', 'contaId'],
  numeros: [
    { rotulo: { br: 'Lançamentos', en: 'Entries' }, valor: { distintos: 'lancamentoId' }, tipo: 'inteiro' },
    { rotulo: { br: 'Débitos', en: 'Debits' }, valor: { soma: 'debitoCentavos' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Créditos', en: 'Credits' }, valor: { soma: 'creditoCentavos' }, tipo: 'dinheiro' },
  ],
  vazio: semLancamentos,
});
