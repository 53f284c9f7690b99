import type { ColunaDeRelatorio, Cruzamento, Destino } from './colunas.ts';
import { type TelaId, telaPorId } from '#catalog/telas.ts';
import type { Idioma, Textos } from '../erros.ts';
import { definirLista, type ListaDeOpcoes } from '../listas/opcao.ts';
import { type ApiDoRelatorio, apiDoRelatorio } from './api.ts';
import type { FiltrosDeRelatorio, ValoresSoltos } from './filtros.ts';
import { chaveDaMedida, type Medida, type MedidaSimples, partesDaMedida } from './medidas.ts';

/** Rows under a heading with their own totals. */
export type GrupoDeRelatorio = {
  /** Column that tells one group from another. */ chave: string /** Column that names it. */;
  rotulo: string;
};
export type NumeroDeRelatorio = {
  rotulo: Textos;
  valor: Medida;
  tipo: 'inteiro' | 'dinheiro' | 'percentual';
  tom?: 'alerta' | 'perigo' | 'sucesso';
  elo?: (aplicados: ValoresSoltos) => Destino | null;
};
/** Bars, one a value of a column; `de` draws what each is part of. */
export type GraficoDeRelatorio = {
  titulo: Textos;
  chave: string;
  rotulo: string;
  /** Column whose least value sorts the bars; by size when absent. */
  ordem?: string;
  valor: MedidaSimples;
  de?: MedidaSimples;
  tipo: 'inteiro' | 'dinheiro';
};
export type DadosDoRelatorio<F extends FiltrosDeRelatorio = FiltrosDeRelatorio> = {
  /** Wire name: `Relatorio/{nome}/…`, and the name of its files. */
  nome: string;
  tela: TelaId;
  /** Its tab, on a screen that shows several reports; the first of them opens it. */
  aba?: { chave: string; rotulo: Textos };
  /** One sentence: what the rows are and what the figures count. */
  sobre: Textos;
  filtros: F;
  colunas: readonly ColunaDeRelatorio[];
  /** Keys of a row that no column shows: ids that links and groups go by. */
  tambem?: readonly string[];
  grupos?: readonly GrupoDeRelatorio[];
  numeros?: readonly NumeroDeRelatorio[];
  grafico?: GraficoDeRelatorio;
  cruzamento?: Cruzamento;
  /** Rows that stand under one another: the column that is set in, the key that tells how deep (from 1), and the key that is true of rows that add up others. */
  arvore?: { coluna: string; nivel: string; soma: string };
  vazio: { titulo: Textos; texto: Textos; elo?: { rotulo: Textos; destino: Destino } };
};
export type Relatorio<F extends FiltrosDeRelatorio = FiltrosDeRelatorio> = DadosDoRelatorio<F> & { api: ApiDoRelatorio };

/** A report as data: screen, API, spreadsheets and paper derive from it. */
export function defineRelatorio<const F extends FiltrosDeRelatorio>(dados: DadosDoRelatorio<F>): Relatorio<F> {
  const filtros = { ...dados.filtros, ...filtrosDoCruzamento(dados.cruzamento) };
  return { ...dados, filtros, api: apiDoRelatorio({ ...dados, filtros }) };
}

function filtrosDoCruzamento(cruzamento: Cruzamento | undefined): FiltrosDeRelatorio {
  if (!cruzamento) return {};
  const opcoes = Object.entries(cruzamento.dimensoes).map(([valor, { titulo }]) => ({ valor, ...titulo }));
  const nenhuma = { valor: 'nenhuma', br: 'Nenhuma', en: 'None' };
  const lista = (itens: typeof opcoes): ListaDeOpcoes => definirLista(...(itens as [(typeof opcoes)[number]]));
  return {
    Linhas: {
      tipo: 'opcao',
      chave: 'linhas',
      rotulo: { br: 'Linhas', en: 'Rows' },
      lista: lista(opcoes),
      obrigatorio: true,
      padrao: cruzamento.linhas,
      fixo: true,
    },
    Colunas: {
      tipo: 'opcao',
      chave: 'colunas',
      rotulo: { br: 'Colunas', en: 'Columns' },
      lista: lista([...opcoes, nenhuma]),
      obrigatorio: true,
      padrao: cruzamento.colunas,
      fixo: true,
    },
  };
}

/** What a report is called: its screen, and its tab where the screen has several. */
export function nomeDoRelatorio({ tela, aba }: Pick<DadosDoRelatorio, 'tela' | 'aba'>, idioma: Idioma): string {
  const titulo = telaPorId(tela).titulo[idioma];
  return aba ? `${titulo} · ${aba.rotulo[idioma]}` : titulo;
}

/** The measure under a column; null when it has none. */
export function totalDaColuna({ chave, total }: ColunaDeRelatorio): Medida | null {
  return total === true ? { soma: chave } : (total ?? null);
}

/** Every simple measure that a report shows somewhere, once each; rows are always counted. */
export function medidasDoRelatorio({ colunas, numeros = [], grafico }: DadosDoRelatorio): MedidaSimples[] {
  const medidas: Medida[] = [
    'linhas',
    ...colunas.flatMap((coluna) => totalDaColuna(coluna) ?? []),
    ...numeros.map(({ valor }) => valor),
    ...(grafico ? [grafico.valor, ...(grafico.de ? [grafico.de] : [])] : []),
  ];
  return [...new Map(medidas.flatMap(partesDaMedida).map((medida) => [chaveDaMedida(medida), medida])).values()];
}

/** The keys of a row that leave the server. */
export function chavesDoRelatorio({ colunas, tambem = [], grupos = [], arvore }: DadosDoRelatorio): string[] {
  const daArvore = arvore ? [arvore.nivel, arvore.soma] : [];
  return [
    ...new Set([...colunas.map(({ chave }) => chave), ...tambem, ...daArvore, ...grupos.flatMap(({ chave, rotulo }) => [chave, rotulo])]),
  ];
}

/** Columns that stand as columns on the screen and on paper: those that name a group are its heading instead. */
export function colunasVisiveis({ colunas, grupos = [] }: DadosDoRelatorio): ColunaDeRelatorio[] {
  return colunas.filter(({ chave, soArquivo }) => soArquivo !== true && !grupos.some(({ rotulo }) => rotulo === chave));
}
