import { rotulosPagar } from '#domains/financeiro/pagar/situacoes.ts';
import type { Textos } from '#shared/erros.ts';
import { defineRelatorio, type NumeroDeRelatorio } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, Destino } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { buscaCom } from '#shared/relatorios/busca.ts';
import { filtroVencimento } from './filtros-financeiros.ts';
import { filtrosDaPosicao as daPosicaoAReceber } from './posicao.ts';

const tela = 'rel-pagar-retroativa' as const;
const { Data, Quais, Base } = daPosicaoAReceber;
export const filtrosDaPosicaoAPagar = {
  Data,
  Quais,
  Base,
  ...filtroVencimento,
  Nome: { tipo: 'texto', chave: 'q', rotulo: { br: 'Buscar fornecedor', en: 'Search supplier' } },
} as const;

const nomes = { data: 'Data', quais: 'Quais', base: 'Base', vencimento: 'Vencimento', q: 'Nome' };
/** The titles behind a figure: the first tab under the same filters. */
const titulos = (f: ValoresSoltos, mais: Record<string, unknown> = {}): Destino => ({ tela, search: buscaCom(f, nomes, mais) });

const sobre: Textos = {
  br: 'O que havia a pagar no fim do dia, refeito dos movimentos até ele: emissões, pagamentos, estornos e cancelamentos. O que veio depois ainda não conta. Valor = pago + descontos + cancelado + saldo. “Como estava registrado” ignora o que foi lançado depois com data anterior.',
  en: 'What was payable when the day ended, rebuilt from movements until it: issues, payments, reversals and cancellations. What came later does not count yet. Amount = paid + discounts + cancelled + balance. “As it was recorded” ignores what was entered later with an earlier date.',
};
const dinheiro = (chave: string, br: string, en: string, mais: Partial<ColunaDeRelatorio> = {}): ColunaDeRelatorio => ({
  chave,
  titulo: { br, en },
  tipo: 'dinheiro',
  total: true,
  peso: 1.1,
  ...mais,
});
const figuras: readonly ColunaDeRelatorio[] = [
  dinheiro('valorCentavos', 'Valor', 'Amount'),
  dinheiro('principalCentavos', 'Pago', 'Paid'),
  dinheiro('descontosCentavos', 'Descontos', 'Discounts'),
  dinheiro('canceladoCentavos', 'Cancelado', 'Cancelled'),
  dinheiro('saldoCentavos', 'Saldo', 'Balance', { principal: true }),
  dinheiro('vencidoCentavos', 'Vencido', 'Overdue'),
  dinheiro('encargosCentavos', 'Multa e juros pagos', 'Fine and interest paid', { soArquivo: true }),
];
const numeros: readonly NumeroDeRelatorio[] = [
  {
    rotulo: { br: 'Saldo na data', en: 'Balance on the date' },
    valor: { soma: 'saldoCentavos' },
    tipo: 'dinheiro',
    elo: (f) => titulos(f),
  },
  {
    rotulo: { br: 'Vencido na data', en: 'Overdue on the date' },
    valor: { soma: 'vencidoCentavos' },
    tipo: 'dinheiro',
    tom: 'perigo',
    elo: (f) => (f['Quais'] === 'a_vencer' ? null : titulos(f, { quais: 'vencidos' })),
  },
  {
    rotulo: { br: 'Pago até a data', en: 'Paid until the date' },
    valor: { soma: 'principalCentavos' },
    tipo: 'dinheiro',
    elo: (f) => titulos(f),
  },
];
const vazio = {
  titulo: { br: 'Nada a pagar nesta data', en: 'Nothing payable on this date' },
  texto: {
    br: 'Nenhum título emitido até este dia estava em aberto. Escolha outra data, ou “Todos os emitidos” para ver os já pagos.',
    en: 'No payable issued until this day was open. Choose another date, or “All issued” to see those already paid.',
  },
  elo: { rotulo: { br: 'Abrir contas a pagar', en: 'Open accounts payable' }, destino: { tela: 'contas-pagar' as const } },
};

/** The position title by title. */
export const pagarRetroativa = defineRelatorio({
  nome: 'pagar-retroativa',
  tela,
  aba: { chave: 'titulos', rotulo: { br: 'Títulos', en: 'Payables' } },
  sobre,
  filtros: filtrosDaPosicaoAPagar,
  colunas: [
    {
      chave: 'numero',
      titulo: { br: 'Título', en: 'Payable' },
      tipo: 'texto',
      peso: 1.2,
      elo: ({ tituloId }) => ({ tela: 'contas-pagar', search: { abrir: Number(tituloId) } }),
    },
    {
      chave: 'fornecedorNome',
      titulo: { br: 'Fornecedor', en: 'Supplier' },
      tipo: 'texto',
      peso: 1.8,
      principal: true,
      elo: ({ fornecedorId }) => ({ tela: 'fornecedores', search: { abrir: Number(fornecedorId) } }),
    },
    { chave: 'descricao', titulo: { br: 'Descrição', en: 'Description' }, tipo: 'texto', peso: 1.4 },
    { chave: 'dataEmissao', titulo: { br: 'Emissão', en: 'Issued' }, tipo: 'data', soArquivo: true },
    { chave: 'dataVencimento', titulo: { br: 'Vencimento', en: 'Due date' }, tipo: 'data', peso: 0.9 },
    {
      chave: 'situacao',
      titulo: { br: 'Situação na data', en: 'Status on the date' },
      tipo: 'opcao',
      opcoes: rotulosPagar,
      soArquivo: true,
    },
    ...figuras,
  ],
  tambem: ['tituloId', 'fornecedorId'],
  numeros,
  vazio,
});

/** The same position by supplier. */
export const pagarRetroativaFornecedor = defineRelatorio({
  nome: 'pagar-retroativa-fornecedor',
  tela,
  aba: { chave: 'fornecedor', rotulo: { br: 'Fornecedor', en: 'Supplier' } },
  sobre,
  filtros: filtrosDaPosicaoAPagar,
  colunas: [
    {
      chave: 'fornecedorNome',
      titulo: { br: 'Fornecedor', en: 'Supplier' },
      tipo: 'texto',
      peso: 2,
      principal: true,
      elo: ({ fornecedorNome }, f) => titulos(f, { q: String(fornecedorNome) }),
    },
    { chave: 'titulos', titulo: { br: 'Títulos', en: 'Payables' }, tipo: 'inteiro', total: true, peso: 0.7 },
    ...figuras,
  ],
  tambem: ['fornecedorId'],
  numeros,
  vazio,
});
