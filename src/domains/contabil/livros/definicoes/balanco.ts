import { definirLista } from '#shared/listas/opcao.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { arvore, codigo, compararCom, daRaiz, deEAte, dentroDaConta, nome, recorte, semLancamentos, valor } from './comum.ts';

const lados = definirLista(
  { valor: 'ativo', br: 'Ativo', en: 'Assets' },
  { valor: 'passivo', br: 'Passivo e patrimônio líquido', en: 'Liabilities and net worth' },
);
// A balance has one date: its accounts are opened over the período that ends on it.
const aoAbrir = { de: 'Ate', ate: 'Ate' };
const abrir = (linha: LinhaDeRelatorio, f: ValoresSoltos) =>
  linha['resultado'] === true
    ? { tela: 'contabil-balancete' as const, search: { aba: 'dre', de: String(linha['desde']), ate: String(f['Ate']) } }
    : dentroDaConta(linha, f, aoAbrir);

/** The balance sheet. */
export const balanco = defineRelatorio({
  nome: 'balanco-patrimonial',
  tela: 'contabil-balancete',
  aba: { chave: 'balanco', rotulo: { br: 'Balanço patrimonial', en: 'Balance sheet' } },
  sobre: {
    br: 'O que a escola tem e o que deve no fim do período, ao lado do período da comparação. O resultado que ainda não foi encerrado entra no patrimônio líquido em uma linha própria. Ativo = passivo + patrimônio líquido: a soma dos saldos é zero.',
    en: 'What the school owns and owes at the end of the period, beside the period compared with. The result not closed yet stands in net worth, on a line of its own. Assets = liabilities + net worth: the balances add up to zero.',
  },
  filtros: { Ate: { ...deEAte.Ate, rotulo: { br: 'No fim de', en: 'At the end of' } }, ...compararCom, ...recorte },
  colunas: [
    { chave: 'lado', titulo: { br: 'Lado', en: 'Side' }, tipo: 'opcao', opcoes: lados },
    codigo,
    nome(abrir),
    valor('atualCentavos', ['Saldo', 'Balance'], { tipo: 'saldo', total: daRaiz('atual'), principal: true }),
    valor('comparadoCentavos', ['Saldo comparado', 'Compared balance'], { tipo: 'saldo', total: daRaiz('comparado') }),
    valor('variacaoCentavos', ['Variação', 'Change'], { tipo: 'saldo', total: daRaiz('variacao') }),
  ],
  tambem: ['contaId', 'resultado', 'desde'],
  grupos: [{ chave: 'lado', rotulo: 'lado' }],
  arvore,
  numeros: [
    { rotulo: { br: 'Ativo', en: 'Assets' }, valor: { soma: 'ativo' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Passivo', en: 'Liabilities' }, valor: { soma: 'passivo' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Patrimônio líquido', en: 'Net worth' }, valor: { soma: 'patrimonio' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Resultado a encerrar', en: 'Result to be closed' }, valor: { soma: 'aEncerrar' }, tipo: 'dinheiro' },
  ],
  vazio: semLancamentos,
});
