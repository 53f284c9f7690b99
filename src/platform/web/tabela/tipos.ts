import type { ReactNode } from 'react';
import type { Centavos } from '#shared/dinheiro.ts';
import type { FuncaoDeBusca } from '../formulario/campos/use-busca-assincrona.ts';
import type { AnyEndpoint, EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import type { Completa } from '#shared/listas/paginacao.ts';

/** A row of a list endpoint: the item of its page (`{ itens, total, … }`). */
export type LinhaDe<E> = RespostaCliente<E> extends { itens: readonly (infer L)[] } ? L : never;

/** Wire names that the query of a list endpoint accepts: a filter can only name one of them. */
export type CampoDaConsulta<E> = EntradaCliente<E> extends { query?: infer Q } ? Extract<keyof NonNullable<Q>, string> : never;

export type IdLinha = number | string;

export type Opcao = { valor: string | number; rotulo: string };
export type Buscar = FuncaoDeBusca;

/** `de` and `ate` are inclusive; null is an open end. Dates are `YYYY-MM-DD`; money is centavos in digits. */
export type Intervalo = { de: string | null; ate: string | null };
export type ValorFiltro = string | readonly string[] | boolean | Intervalo;
export type ValoresFiltro = Readonly<Record<string, ValorFiltro>>;

type FiltroBase = {
  /** Short name of the filter in the URL. */
  chave: string;
  rotulo: string;
  /** Its chip is always in view; the others come through "+ filtro". */
  fixo?: boolean;
  /** It always has a value: it is changed, never taken out. */
  obrigatorio?: boolean;
};

export type Filtro<C extends string = string> = FiltroBase &
  (
    | { tipo: 'texto'; campo: C }
    | { tipo: 'selecao'; campo: C; opcoes: readonly Opcao[] }
    | { tipo: 'selecao-multipla'; campo: C; opcoes: readonly Opcao[] }
    /** `rotuloDe` names a value that came from a copied URL. */
    | { tipo: 'busca'; campo: C; buscar: Buscar; rotuloDe?: (valor: string, signal: AbortSignal) => Promise<string> }
    /** One day, `YYYY-MM-DD`. */
    | { tipo: 'data'; campo: C }
    | { tipo: 'datas'; campoDe: C; campoAte: C }
    | { tipo: 'valores'; campoDe: C; campoAte: C }
    | { tipo: 'booleano'; campo: C; rotuloSim?: string; rotuloNao?: string }
  );

export type Coluna<L> = {
  chave: string;
  titulo: string;
  /** The cell; without it, the value of the row under `chave`. */
  render?: (linha: L) => ReactNode;
  /** The header sorts; a text is the wire name of `CampoOrdenado` when it is not `chave`. */
  ordenavel?: boolean | string;
  alinhamento?: 'esquerda' | 'direita' | 'centro';
  /** Starts hidden; the column chooser shows it. */
  oculta?: boolean;
  /** Any CSS width. */
  largura?: string;
  /**
   * A free text that gives way: it takes what the other columns leave, so that they all stay in sight, and is cut there; `em-linhas` where it
   * is what one reads the list for: it goes on in further lines.
   */
  cede?: boolean | 'em-linhas';
  /** One of the two facts of the card on a phone. */
  principal?: boolean;
  /** Also at a glance on that card, in a line below the two; a state (`situacao`) is, unless this is false. */
  noCartao?: boolean;
};

/** What a bulk action receives: the chosen rows, or "all of the filter but these". */
export type Escolha<L> =
  | { tipo: 'itens'; ids: readonly IdLinha[]; linhas: readonly L[]; quantidade: number }
  | { tipo: 'filtro'; consulta: Readonly<Record<string, unknown>>; exceto: readonly IdLinha[]; quantidade: number };

export type AcaoEmMassa<L> = {
  chave: string;
  rotulo: string;
  icone?: ReactNode;
  perigo?: boolean;
  /** False: it takes rows, never a filter; for all of a filter its rows are read first, a few thousand at most. */
  aceitaFiltro?: boolean;
  /** Most rows of one act that takes rows; a few thousand unless told. */
  maximo?: number;
  /** Runs with the choice; true (or nothing) empties the selection afterwards, false keeps it. */
  aoExecutar: (escolha: Escolha<L>) => unknown;
};

export type Ordem = { campo: string; ascendente: boolean };

export type FiltroSalvo = { nome: string; busca: Readonly<Record<string, string>> };
/** Where named filters live; without one they stay in this browser. */
export type ProvedorDeFiltros = {
  listar: () => Promise<readonly FiltroSalvo[]>;
  salvar: (filtro: FiltroSalvo) => Promise<unknown>;
  excluir: (nome: string) => Promise<unknown>;
};

type Vazio = { titulo: string; texto?: string; acao?: ReactNode };
export type PropsTabela<E extends AnyEndpoint> = {
  /** Screen id of the catalog: the memory of columns and saved filters is kept by user and screen. */
  tela: string;
  /** Says what the table lists ("Contas a receber"); read by screen readers as its caption. */
  titulo: string;
  endpoint: E;
  colunas: readonly Coluna<LinhaDe<E>>[];
  filtros?: readonly Filtro<CampoDaConsulta<E>>[];
  /** The search box: which query parameter takes what is typed. */
  busca?: { campo: CampoDaConsulta<E>; rotulo: string };
  /** Fixed part of the call: path parameters and query values the user does not change. */
  entrada?: { params?: Readonly<Record<string, unknown>>; query?: Readonly<Record<string, unknown>> };
  ordemPadrao?: Ordem;
  tamanhoPadrao?: 20 | 50 | 100;
  idDe?: (linha: LinhaDe<E>) => IdLinha;
  /** Address that a click or Enter opens. */
  linhaHref?: (linha: LinhaDe<E>) => string;
  aoAbrir?: (linha: LinhaDe<E>) => void;
  /** Name of the row for screen readers ("Selecionar Ana Clara Souza"); the first principal column otherwise. */
  nomeDaLinha?: (linha: LinhaDe<E>) => string;
  acoesEmMassa?: readonly AcaoEmMassa<LinhaDe<E>>[];
  somaDe?: (linha: LinhaDe<E>) => Centavos | null;
  /** Sum of the whole filter, when the list tells it; shown when everything is selected. */
  somaDoFiltro?: (doFiltro: Completa<RespostaCliente<E>>) => Centavos | null;
  /** File endpoint that takes the list's filters plus `Formato` (csv, xlsx) and answers the whole filter. */
  exportar?: AnyEndpoint;
  /** That endpoint also answers `pdf`, shown before it is printed or saved. */
  exportarPdf?: true;
  nomeDoArquivo?: string;
  /**
   * Number cards of the whole filter; receives what the list tells of it, which comes by itself after the page, and the filter for cards
   * that ask for themselves.
   */
  topo?: ReactNode | ((totais: Completa<RespostaCliente<E>> | undefined, filtro: Readonly<Record<string, unknown>>) => ReactNode);
  /** Said when there is nothing at all, with the act that creates the first one. */
  vazio?: Vazio & {
    /** Said in place of what lists say of their filters, where a link led to filters, those of `so` alone, that nothing answers. */
    filtrado?: Vazio & { so: readonly string[] };
  };
  filtrosSalvos?: ProvedorDeFiltros;
  /** Prefix of the URL names when two tables share a screen. */
  prefixo?: string;
};
