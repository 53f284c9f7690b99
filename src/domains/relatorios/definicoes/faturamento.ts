import type { Textos } from '#shared/erros.ts';
import { defineRelatorio, type NumeroDeRelatorio } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, Destino, LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { comparacoes } from './comparacao.ts';
import { filtroCurso, filtroPessoa, filtroTurmaQualquer, mesNaUrl, titulosDoFiltro } from './filtros-financeiros.ts';

const tela = 'rel-faturamento' as const;
export const filtrosDoFaturamento = {
  Competencia: {
    tipo: 'datas',
    padrao: 'anoCorrente',
    obrigatorio: true,
    chave: 'competencia',
    rotulo: { br: 'Competência', en: 'Accrual period' },
    fixo: true,
  },
  Comparar: {
    tipo: 'opcao',
    lista: comparacoes,
    padrao: 'ano_anterior',
    obrigatorio: true,
    chave: 'comparar',
    rotulo: { br: 'Comparar com', en: 'Compare with' },
    fixo: true,
  },
  ...filtroTurmaQualquer,
  ...filtroCurso,
  ...filtroPessoa,
} as const;

const dinheiro = (chave: string, br: string, en: string, mais: Partial<ColunaDeRelatorio> = {}): ColunaDeRelatorio => ({
  chave,
  titulo: { br, en },
  tipo: 'dinheiro',
  total: true,
  peso: 1.1,
  ...mais,
});
const variacao: ColunaDeRelatorio = {
  chave: 'variacao',
  titulo: { br: 'Variação', en: 'Change' },
  tipo: 'percentual',
  total: { parte: { soma: 'diferencaCentavos' }, todo: { soma: 'anteriorCentavos' } },
  peso: 0.8,
};
/**
 * The titles of a month, where the list of titles can be narrowed as the row is: it knows classes, and neither courses nor prices. It has
 * titles that are not billed (agreement installments), so that a sum of billing is no link to it.
 */
const doMes = (linha: LinhaDeRelatorio, f: ValoresSoltos): Destino | null => {
  const vencimento = mesNaUrl(String(linha['mes']), f['Competencia']);
  const outraDimensao = f['CursoId'] !== undefined || 'cursoId' in linha || 'precoNome' in linha || linha['turmaId'] === null;
  if (vencimento === null || outraDimensao) return null;
  return titulosDoFiltro(f, { vencimento, ...('turmaId' in linha ? { turma: Number(linha['turmaId']) } : {}) });
};
const figuras: readonly ColunaDeRelatorio[] = [
  { chave: 'titulos', titulo: { br: 'Títulos', en: 'Titles' }, tipo: 'inteiro', total: true, peso: 0.7 },
  dinheiro('brutoCentavos', 'Bruto', 'Gross'),
  dinheiro('descontosCentavos', 'Descontos', 'Discounts'),
  dinheiro('faturadoCentavos', 'Faturado', 'Billed', { principal: true, peso: 1.2 }),
  dinheiro('canceladoCentavos', 'Cancelado', 'Cancelled'),
  dinheiro('renegociadoCentavos', 'Em acordo', 'In agreement', { soArquivo: true }),
  dinheiro('recebidoCentavos', 'Recebido', 'Received'),
  dinheiro('concedidoCentavos', 'Desconto por pagar em dia', 'On-time discount', { soArquivo: true }),
  dinheiro('ajustesCentavos', 'Ajustes', 'Adjustments'),
  dinheiro('abertoCentavos', 'Em aberto', 'Open'),
  dinheiro('anteriorCentavos', 'Anterior', 'Previous'),
  variacao,
];
const numeros: readonly NumeroDeRelatorio[] = [
  { rotulo: { br: 'Faturado', en: 'Billed' }, valor: { soma: 'faturadoCentavos' }, tipo: 'dinheiro' },
  { rotulo: { br: 'Recebido', en: 'Received' }, valor: { soma: 'recebidoCentavos' }, tipo: 'dinheiro', tom: 'sucesso' },
  { rotulo: { br: 'Em aberto', en: 'Open' }, valor: { soma: 'abertoCentavos' }, tipo: 'dinheiro' },
  {
    rotulo: { br: 'Variação', en: 'Change' },
    valor: { parte: { soma: 'diferencaCentavos' }, todo: { soma: 'anteriorCentavos' } },
    tipo: 'percentual',
  },
];
const sobre: Textos = {
  br: 'Títulos pela competência, que é o mês do vencimento: a parcela de contrato que vence antes do ano letivo é de janeiro dele. Parcelas de acordo e títulos que um aditivo substituiu não entram: a dívida já foi faturada uma vez. Faturado = cancelado + recebido do principal + ajustes (descontos por pagar em dia, entrada em acordo) + em aberto, na situação de hoje.',
  en: 'Titles by accrual, which is the due month: a contract installment due before its school year is of its January. Agreement installments and titles replaced by an addendum are left out: that debt was billed once. Billed = cancelled + principal received + adjustments (on-time discounts, taken into agreements) + open, as it stands today.',
};
const mes: ColunaDeRelatorio = {
  chave: 'mes',
  titulo: { br: 'Competência', en: 'Accrual month' },
  tipo: 'mes',
  principal: true,
  elo: doMes,
};
const vazio = {
  titulo: { br: 'Nada faturado neste período', en: 'Nothing billed in this period' },
  texto: {
    br: 'Os títulos nascem na ativação dos contratos, ou à mão em contas a receber.',
    en: 'Titles come from activating contracts, or by hand in accounts receivable.',
  },
  elo: { rotulo: { br: 'Abrir contratos', en: 'Open contracts' }, destino: { tela: 'contratos' as const } },
};
const partes = { tela, sobre, filtros: filtrosDoFaturamento, numeros, vazio };
const grafico = (chave: string, rotulo: string, ordem: string) => ({
  titulo: { br: 'Recebido do faturado', en: 'Received of the billed' },
  chave,
  rotulo,
  ordem,
  valor: { soma: 'recebidoCentavos' },
  de: { soma: 'faturadoCentavos' },
  tipo: 'dinheiro' as const,
});

/** What was billed, month by month. */
export const faturamentoMes = defineRelatorio({
  ...partes,
  nome: 'faturamento-mes',
  aba: { chave: 'mes', rotulo: { br: 'Por mês', en: 'By month' } },
  colunas: [mes, ...figuras],
  tambem: ['diferencaCentavos'],
  grafico: grafico('mes', 'mes', 'mes'),
});

type Dimensao = { chave: 'curso' | 'turma' | 'preco'; rotulo: Textos; aba: Textos; id: string };
const porDimensao = ({ chave, rotulo, aba, id }: Dimensao) => {
  const nome = `${chave}Nome`;
  return defineRelatorio({
    ...partes,
    nome: `faturamento-${chave}`,
    aba: { chave, rotulo: aba },
    colunas: [{ chave: nome, titulo: rotulo, tipo: 'texto', peso: 1.6 }, mes, ...figuras],
    tambem: ['diferencaCentavos', ...(id === nome ? [] : [id])],
    grupos: [{ chave: id, rotulo: nome }],
    grafico: grafico(id, nome, 'posicao'),
  });
};
/** The same of each course, class and price, with its months inside. */
export const faturamentoCurso = porDimensao({
  chave: 'curso',
  rotulo: { br: 'Curso', en: 'Course' },
  aba: { br: 'Por curso', en: 'By course' },
  id: 'cursoId',
});
export const faturamentoTurma = porDimensao({
  chave: 'turma',
  rotulo: { br: 'Turma', en: 'Class' },
  aba: { br: 'Por turma', en: 'By class' },
  id: 'turmaId',
});
export const faturamentoPreco = porDimensao({
  chave: 'preco',
  rotulo: { br: 'Preço', en: 'Price' },
  aba: { br: 'Por preço', en: 'By price' },
  id: 'precoNome',
});
