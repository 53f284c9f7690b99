import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, Destino } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { somarDias } from '#shared/datas.ts';
import { buscaCom } from '#shared/relatorios/busca.ts';
import { filtroCurso, filtroPessoa, filtroTurmaQualquer, recorteNaUrl } from './filtros-financeiros.ts';

/** The ages of a debt, in days since the due date. */
export const faixasDeAtraso = [
  { chave: 'ate30Centavos', de: 1, ate: 30, titulo: '1–30' },
  { chave: 'ate60Centavos', de: 31, ate: 60, titulo: '31–60' },
  { chave: 'ate90Centavos', de: 61, ate: 90, titulo: '61–90' },
  { chave: 'ate180Centavos', de: 91, ate: 180, titulo: '91–180' },
  { chave: 'mais180Centavos', de: 181, ate: null, titulo: '> 180' },
] as const;

const titulos = (f: ValoresSoltos, mais: Record<string, unknown> = {}): Destino => ({
  tela: 'rel-receber-retroativa',
  search: buscaCom(
    f,
    { data: 'Data', vencimento: 'Vencimento', turma: 'TurmaId', curso: 'CursoId', q: 'Nome' },
    { quais: 'vencidos', ...mais },
  ),
});
/** Those of them that fell due until a day; none when the filter begins after it. */
const ate = (f: ValoresSoltos, dia: string): Destino | null => {
  const vencimento = recorteNaUrl(f['Vencimento'], { de: null, ate: dia });
  return vencimento === null ? null : titulos(f, { vencimento });
};
const taxa = { parte: { soma: 'vencidoCentavos' }, todo: { soma: 'faturadoCentavos' } };
const dinheiro = (chave: string, br: string, en: string, mais: Partial<ColunaDeRelatorio> = {}): ColunaDeRelatorio => ({
  chave,
  titulo: { br, en },
  tipo: 'dinheiro',
  total: true,
  ...mais,
});

/** Delinquency: what is late by class and age, against what had been billed. */
export const relatorioInadimplencia = defineRelatorio({
  nome: 'inadimplencia',
  tela: 'financeiro-relatorios',
  aba: { chave: 'inadimplencia', rotulo: { br: 'Inadimplência', en: 'Delinquency' } },
  sobre: {
    br: 'Saldo vencido na data, de todos os anos, por turma e tempo de atraso. Faturado = títulos com prazo já passado na data, sem os cancelados e os que entraram em acordo. Taxa = vencido ÷ faturado. Um período de vencimento restringe os dois. Multa e juros não entram.',
    en: 'Overdue balance on the date, of all years, by class and age. Billed = titles past their last day on time on the date, without cancelled ones and those taken into agreements. Rate = overdue ÷ billed. A due period narrows both. Fine and interest are left out.',
  },
  filtros: {
    Data: { tipo: 'data', padrao: 'hoje', obrigatorio: true, chave: 'data', rotulo: { br: 'Posição em', en: 'Position on' }, fixo: true },
    Vencimento: {
      tipo: 'datas',
      chave: 'vencimento',
      rotulo: { br: 'Vencimento', en: 'Due date' },
      fixo: true,
    },
    ...filtroTurmaQualquer,
    ...filtroCurso,
    ...filtroPessoa,
  },
  colunas: [
    { chave: 'cursoNome', titulo: { br: 'Curso', en: 'Course' }, tipo: 'texto', peso: 1.6 },
    {
      chave: 'turmaNome',
      titulo: { br: 'Turma', en: 'Class' },
      tipo: 'texto',
      peso: 1.4,
      principal: true,
      elo: ({ turmaId, cursoId }, f) =>
        turmaId === null ? null : titulos(f, { turma: Number(turmaId), ...(cursoId === null ? {} : { curso: Number(cursoId) }) }),
    },
    { chave: 'devedores', titulo: { br: 'Devedores', en: 'Debtors' }, tipo: 'inteiro', peso: 0.8 },
    { chave: 'titulos', titulo: { br: 'Títulos', en: 'Titles' }, tipo: 'inteiro', total: true, soArquivo: true },
    ...faixasDeAtraso.map(({ chave, titulo }) => dinheiro(chave, `${titulo} dias`, `${titulo} days`)),
    dinheiro('vencidoCentavos', 'Vencido', 'Overdue', { peso: 1.2, principal: true }),
    dinheiro('faturadoCentavos', 'Faturado', 'Billed', { peso: 1.2 }),
    { chave: 'taxa', titulo: { br: 'Taxa', en: 'Rate' }, tipo: 'percentual', total: taxa, peso: 0.7 },
  ],
  tambem: ['turmaId', 'cursoId'],
  grupos: [{ chave: 'cursoId', rotulo: 'cursoNome' }],
  numeros: [
    {
      rotulo: { br: 'Vencido', en: 'Overdue' },
      valor: { soma: 'vencidoCentavos' },
      tipo: 'dinheiro',
      tom: 'perigo',
      elo: (f) => titulos(f),
    },
    {
      rotulo: { br: 'Há mais de 90 dias', en: 'Over 90 days' },
      valor: { soma: 'mais90Centavos' },
      tipo: 'dinheiro',
      tom: 'alerta',
      elo: (f) => ate(f, somarDias(String(f['Data']), -91)),
    },
    {
      rotulo: { br: 'De anos anteriores', en: 'Of earlier years' },
      valor: { soma: 'anosAnterioresCentavos' },
      tipo: 'dinheiro',
      elo: (f) => ate(f, `${Number(String(f['Data']).slice(0, 4)) - 1}-12-31`),
    },
    // No list has these titles alone: cancelled ones and those of agreements are in every other.
    { rotulo: { br: 'Faturado', en: 'Billed' }, valor: { soma: 'faturadoCentavos' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Taxa de inadimplência', en: 'Delinquency rate' }, valor: taxa, tipo: 'percentual' },
  ],
  grafico: {
    titulo: { br: 'Vencido do faturado, por turma', en: 'Overdue of the billed, by class' },
    chave: 'turmaId',
    rotulo: 'turmaNome',
    ordem: 'posicao',
    valor: { soma: 'vencidoCentavos' },
    de: { soma: 'faturadoCentavos' },
    tipo: 'dinheiro',
  },
  vazio: {
    titulo: { br: 'Nada venceu neste período', en: 'Nothing fell due in this period' },
    texto: { br: 'Escolha outro período de vencimento ou outra data.', en: 'Choose another due period or another date.' },
    elo: { rotulo: { br: 'Abrir contas a receber', en: 'Open accounts receivable' }, destino: { tela: 'contas-a-receber' } },
  },
});
