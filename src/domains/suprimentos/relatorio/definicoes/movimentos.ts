import { somarDias } from '#shared/datas.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, Destino } from '#shared/relatorios/colunas.ts';
import type { IntervaloDeDatas, ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { codigo, custoMedio, deposito, filtrosDoEstoque, grupo, posicaoDe, produto, tela, unidade } from './filtros.ts';

const tipos = definirLista(
  { valor: 'anterior', br: 'Saldo anterior', en: 'Opening balance' },
  { valor: 'entrada', br: 'Entrada', en: 'Entry' },
  { valor: 'retirada', br: 'Retirada', en: 'Withdrawal' },
  { valor: 'transferencia', br: 'Transferência', en: 'Transfer' },
  { valor: 'ajuste', br: 'Ajuste de contagem', en: 'Count adjustment' },
  { valor: 'estorno', br: 'Estorno', en: 'Reversal' },
);

/** The position when the day before the period, or its last day, ended. */
function posicaoNo(f: ValoresSoltos, ponta: 'de' | 'ate'): Destino | null {
  const dia = (f['Periodo'] as IntervaloDeDatas | undefined)?.[ponta] ?? null;
  return dia === null ? null : posicaoDe(f, { data: ponta === 'de' ? somarDias(dia, -1) : dia });
}

const dinheiro = (chave: string, br: string, en: string, mais: Partial<ColunaDeRelatorio> = {}): ColunaDeRelatorio => ({
  chave,
  titulo: { br, en },
  tipo: 'dinheiro',
  ...mais,
});
const quantidade = (chave: string, br: string, en: string, mais: Partial<ColunaDeRelatorio> = {}): ColunaDeRelatorio => ({
  chave,
  titulo: { br, en },
  tipo: 'decimal',
  peso: 0.8,
  ...mais,
});

/** The movements of each product in each warehouse, from what there was to what is left, with the average after each. */
export const movimentosDeEstoque = defineRelatorio({
  nome: 'estoque-movimentos',
  tela,
  aba: { chave: 'movimentos', rotulo: { br: 'Movimentos', en: 'Movements' } },
  sobre: {
    br: 'A ficha de cada produto em cada depósito: o saldo anterior, cada movimento com o seu valor, e o que ele deixou. Saldo anterior + entradas − saídas = saldo final. O custo médio é o valor que ficou dividido pela quantidade que ficou.',
    en: 'The card of each product in each warehouse: the opening balance, each movement with its value, and what it left. Opening + in − out = closing. The average cost is the value left divided by the quantity left.',
  },
  filtros: {
    Periodo: {
      tipo: 'datas',
      padrao: 'mesCorrente',
      obrigatorio: true,
      chave: 'periodo',
      rotulo: { br: 'Período', en: 'Period' },
      fixo: true,
    },
    ...filtrosDoEstoque,
  },
  colunas: [
    { ...codigo, soArquivo: true },
    { ...produto, soArquivo: true },
    { ...grupo, soArquivo: true },
    { ...deposito, soArquivo: true },
    { ...unidade, soArquivo: true },
    { chave: 'dataMovimento', titulo: { br: 'Data', en: 'Date' }, tipo: 'data', peso: 0.9 },
    {
      chave: 'tipo',
      titulo: { br: 'Movimento', en: 'Movement' },
      tipo: 'opcao',
      opcoes: tipos,
      peso: 1.3,
      principal: true,
      elo: ({ operacaoId }) =>
        operacaoId === null ? null : { tela: 'estoques', search: { aba: 'operacoes', operacao: Number(operacaoId) } },
    },
    { chave: 'motivo', titulo: { br: 'Motivo', en: 'Reason' }, tipo: 'texto', peso: 1.8 },
    { chave: 'solicitanteNome', titulo: { br: 'Solicitante', en: 'Requested by' }, tipo: 'texto', soArquivo: true },
    { chave: 'centroCustoNome', titulo: { br: 'Centro de custo', en: 'Cost centre' }, tipo: 'texto', soArquivo: true },
    { chave: 'fornecedorNome', titulo: { br: 'Fornecedor', en: 'Supplier' }, tipo: 'texto', soArquivo: true },
    { chave: 'documento', titulo: { br: 'Documento', en: 'Document' }, tipo: 'texto', soArquivo: true },
    quantidade('entrada', 'Entrou', 'In'),
    quantidade('saida', 'Saiu', 'Out'),
    dinheiro('inicialCentavos', 'Saldo anterior', 'Opening balance', { total: true, soArquivo: true }),
    dinheiro('entradaCentavos', 'Entradas', 'In', { total: true }),
    dinheiro('saidaCentavos', 'Saídas', 'Out', { total: true }),
    quantidade('saldoQuantidade', 'Ficou', 'Left', { principal: true }),
    dinheiro('saldoCentavos', 'Valor que ficou', 'Value left'),
    custoMedio,
  ],
  tambem: ['produtoId', 'depositoId', 'operacaoId'],
  grupos: [{ chave: 'guarda', rotulo: 'guardaNome' }],
  numeros: [
    {
      rotulo: { br: 'Saldo anterior', en: 'Opening balance' },
      valor: { soma: 'inicialCentavos' },
      tipo: 'dinheiro',
      elo: (f) => posicaoNo(f, 'de'),
    },
    { rotulo: { br: 'Entradas', en: 'In' }, valor: { soma: 'entradaCentavos' }, tipo: 'dinheiro', tom: 'sucesso' },
    { rotulo: { br: 'Saídas', en: 'Out' }, valor: { soma: 'saidaCentavos' }, tipo: 'dinheiro' },
    {
      rotulo: { br: 'Saldo final', en: 'Closing balance' },
      valor: { soma: 'finalCentavos' },
      tipo: 'dinheiro',
      elo: (f) => posicaoNo(f, 'ate'),
    },
  ],
  vazio: {
    titulo: { br: 'Nenhum movimento neste período', en: 'No movements in this period' },
    texto: { br: 'Escolha outro período, outro depósito ou outro grupo.', en: 'Choose another period, warehouse or group.' },
    elo: { rotulo: { br: 'Abrir estoques', en: 'Open stock' }, destino: { tela: 'estoques' } },
  },
});
