import type { Idioma } from '#shared/erros.ts';
import type { RespostaDoCruzamento } from '#shared/relatorios/api.ts';
import { type Relatorio, totalDaColuna } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import { type Totais, valorDaMedida } from '#shared/relatorios/medidas.ts';
import { formatarCelula } from '#shared/relatorios/celulas.ts';
import type { Arquivo } from '../http/tipos.ts';
import { type ColunaPlanilha, exportar, type FormatoPlanilha, type RodapeDePlanilha } from '../planilhas/planilha.ts';
import type { Leitor, OrdemPedida } from './fonte.ts';

/** Every row of a filter as CSV or XLSX, groups as columns, and at the foot the figures that stand under the list on the screen. */
export function planilhaDoRelatorio(
  leitor: Leitor,
  relatorio: Relatorio,
  formato: FormatoPlanilha,
  { ordem, idioma }: { ordem: OrdemPedida; idioma: Idioma },
): Arquivo {
  async function* lotes(): AsyncGenerator<LinhaDeRelatorio[]> {
    for await (const lote of leitor.todas(ordem)) yield lote.map(({ celulas }) => celulas);
  }
  return exportar(
    relatorio.nome,
    formato,
    relatorio.colunas.map((coluna) => colunaDaPlanilha(coluna, idioma)),
    lotes(),
    async () => {
      const { totais } = await leitor.totalizar();
      return rodapeDe(relatorio.colunas, totais, `Total (${totais['linhas'] ?? 0})`);
    },
  );
}

/** The same word in both languages. It stands under the first column that adds up nothing. */
function rodapeDe(colunas: readonly ColunaDeRelatorio[], totais: Totais, total: string): RodapeDePlanilha {
  const semMedida = colunas.findIndex((coluna) => totalDaColuna(coluna) === null);
  return colunas.map((coluna, i) => {
    const medida = totalDaColuna(coluna);
    return medida === null ? (i === semMedida ? total : null) : valorDaMedida(totais, medida);
  });
}

function colunaDaPlanilha(coluna: ColunaDeRelatorio, idioma: Idioma): ColunaPlanilha<LinhaDeRelatorio> {
  const largura = Math.round(14 * (coluna.peso ?? 1));
  const titulo = coluna.titulo[idioma];
  switch (coluna.tipo) {
    case 'dinheiro':
    case 'saldo':
      return { titulo, largura, tipo: 'centavos', valor: (linha) => linha[coluna.chave] as number | null };
    case 'data':
      return { titulo, largura, tipo: 'data', valor: (linha) => linha[coluna.chave] as string | null };
    case 'documento':
    case 'cpf':
      // Whoever reads the file compares and sorts what is stored.
      return { titulo, largura, valor: (linha) => linha[coluna.chave] as string | null };
    case 'inteiro':
      return { titulo, largura, tipo: 'numero', valor: (linha) => linha[coluna.chave] as number | null };
    case 'decimal':
      return { titulo, largura, tipo: 'decimal', valor: (linha) => linha[coluna.chave] as string | null };
    case 'percentual':
      // Hundredths of a percent: two decimals, exact, as money is.
      return { titulo: `${titulo} (%)`, largura, tipo: 'centavos', valor: (linha) => linha[coluna.chave] as number | null };
    default:
      return { titulo, largura, valor: (linha) => formatarCelula(coluna, linha[coluna.chave], idioma) };
  }
}

export type TabelaPronta = { colunas: ColunaDeRelatorio[]; linhas: LinhaDeRelatorio[]; totais: Record<string, number> };

/** A cross-tab as a table of its own: a column per value, and the row totals last. */
export function tabelaDoCruzamento({ linhas, colunas }: RespostaDoCruzamento, titulo: ColunaDeRelatorio['titulo']): TabelaPronta {
  const inteira = (chave: string, nome: string | ColunaDeRelatorio['titulo']): ColunaDeRelatorio => ({
    chave,
    titulo: typeof nome === 'string' ? { br: nome, en: nome } : nome,
    tipo: 'inteiro',
    total: true,
  });
  const todas: ColunaDeRelatorio[] = [
    { chave: 'rotulo', titulo, tipo: 'texto', peso: 2 },
    ...colunas.map(({ chave, rotulo }) => inteira(`c.${chave}`, rotulo)),
    inteira('total', { br: 'Total', en: 'Total' }),
  ];
  const prontas = linhas.map(
    ({ rotulo, valores, total }): LinhaDeRelatorio => ({
      rotulo,
      total,
      ...Object.fromEntries(colunas.map(({ chave }, i) => [`c.${chave}`, valores[i] ?? 0])),
    }),
  );
  const soma = (chave: string): number => prontas.reduce((total, linha) => total + Number(linha[chave]), 0);
  const totais = Object.fromEntries(todas.slice(1).map(({ chave }) => [`soma.${chave}`, soma(chave)]));
  return { colunas: todas, linhas: prontas, totais: { ...totais, linhas: linhas.length } };
}

/** A table already in memory as CSV or XLSX. */
export function planilhaDaTabela(
  nome: string,
  formato: FormatoPlanilha,
  { colunas, linhas, totais }: TabelaPronta,
  idioma: Idioma,
): Arquivo {
  async function* lotes(): AsyncGenerator<LinhaDeRelatorio[]> {
    yield linhas;
  }
  return exportar(
    nome,
    formato,
    colunas.map((coluna) => colunaDaPlanilha(coluna, idioma)),
    lotes(),
    () => Promise.resolve(rodapeDe(colunas, totais, 'Total')),
  );
}
