import type { Textos } from '#shared/erros.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import { basesDaPosicao } from '#shared/relatorios/bases.ts';
import type { NumeroDeRelatorio } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, Destino } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { buscaCom } from '#shared/relatorios/busca.ts';
import { filtroCurso, filtroPagador, filtroPessoa, filtroTurmaQualquer, filtroVencimento } from './filtros-financeiros.ts';

/** Which titles of the position a report shows. */
const quaisTitulos = definirLista(
  { valor: 'em_aberto', br: 'Em aberto na data', en: 'Open on the date' },
  { valor: 'vencidos', br: 'Vencidos na data', en: 'Overdue on the date' },
  { valor: 'a_vencer', br: 'A vencer na data', en: 'Not yet due on the date' },
  { valor: 'todos', br: 'Todos os emitidos', en: 'All issued' },
);

export const tela = 'rel-receber-retroativa' as const;
export const filtrosDaPosicao = {
  Data: {
    tipo: 'data',
    padrao: 'fimDoMesPassado',
    obrigatorio: true,
    chave: 'data',
    rotulo: { br: 'Posição em', en: 'Position on' },
    fixo: true,
  },
  Quais: {
    tipo: 'opcao',
    lista: quaisTitulos,
    padrao: 'em_aberto',
    obrigatorio: true,
    fixo: true,
    chave: 'quais',
    rotulo: { br: 'Títulos', en: 'Titles' },
  },
  Base: {
    tipo: 'opcao',
    lista: basesDaPosicao,
    padrao: 'datas',
    obrigatorio: true,
    fixo: true,
    chave: 'base',
    rotulo: { br: 'Contar por', en: 'Count by' },
  },
  ...filtroTurmaQualquer,
  ...filtroCurso,
  ...filtroVencimento,
  ...filtroPagador,
  ...filtroPessoa,
} as const;

const nomesDosFiltros = {
  data: 'Data',
  quais: 'Quais',
  base: 'Base',
  turma: 'TurmaId',
  curso: 'CursoId',
  vencimento: 'Vencimento',
  pagador: 'PagadorId',
  q: 'Nome',
};
/** The titles behind a figure: the first tab under the same filters, which show the same figure. */
export const titulos = (f: ValoresSoltos, mais: Record<string, unknown> = {}): Destino => ({
  tela,
  search: buscaCom(f, nomesDosFiltros, mais),
});

/** The overdue ones among them; of those that are not yet due there are none. */
const vencidos = (f: ValoresSoltos): Destino | null => (f['Quais'] === 'a_vencer' ? null : titulos(f, { quais: 'vencidos' }));

export const sobre: Textos = {
  br: 'O que havia a receber no fim do dia, refeito dos movimentos até ele: emissões, recebimentos pela data do pagamento, estornos, cancelamentos, acordos, dispensas. Estorno posterior ainda não conta. Valor = recebido + ajustes + saldo. “Como estava registrado” ignora o que foi lançado depois com data anterior.',
  en: 'What was receivable when the day ended, rebuilt from movements until it: issues, receipts by payment date, reversals, cancellations, agreements, waivers. A later reversal does not count yet. Amount = received + adjustments + balance. “As it was recorded” ignores what was entered later with an earlier date.',
};
const dinheiro = (chave: string, br: string, en: string, mais: Partial<ColunaDeRelatorio> = {}): ColunaDeRelatorio => ({
  chave,
  titulo: { br, en },
  tipo: 'dinheiro',
  total: true,
  peso: 1.1,
  ...mais,
});
export const figuras: readonly ColunaDeRelatorio[] = [
  dinheiro('liquidoCentavos', 'Valor', 'Amount'),
  dinheiro('principalCentavos', 'Recebido', 'Received'),
  dinheiro('ajustesCentavos', 'Ajustes', 'Adjustments'),
  dinheiro('saldoCentavos', 'Saldo', 'Balance', { principal: true }),
  dinheiro('vencidoCentavos', 'Vencido', 'Overdue'),
  dinheiro('encargosDevidosCentavos', 'Multa e juros', 'Fine and interest'),
  dinheiro('devidoCentavos', 'Devido', 'Due', { peso: 1.2 }),
  dinheiro('encargosRecebidosCentavos', 'Multa e juros recebidos', 'Fine and interest received', { soArquivo: true }),
];
export const numeros: readonly NumeroDeRelatorio[] = [
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
    elo: vencidos,
  },
  {
    rotulo: { br: 'Multa e juros na data', en: 'Fine and interest on the date' },
    valor: { soma: 'encargosDevidosCentavos' },
    tipo: 'dinheiro',
    elo: vencidos,
  },
  {
    rotulo: { br: 'Recebido até a data', en: 'Received until the date' },
    valor: { soma: 'principalCentavos' },
    tipo: 'dinheiro',
    elo: (f) => titulos(f),
  },
];
export const vazio = {
  titulo: { br: 'Nada a receber nesta data', en: 'Nothing receivable on this date' },
  texto: {
    br: 'Nenhum título emitido até este dia estava em aberto. Escolha outra data, ou “Todos os emitidos” para ver os já recebidos.',
    en: 'No title issued until this day was open. Choose another date, or “All issued” to see those already received.',
  },
  elo: { rotulo: { br: 'Abrir contas a receber', en: 'Open accounts receivable' }, destino: { tela: 'contas-a-receber' as const } },
};
