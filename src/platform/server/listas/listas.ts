import { type RawBuilder, sql } from 'kysely';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { Db, Tx } from '../database/kysely.ts';
import { preparada } from '../database/preparada.ts';

type Sql = RawBuilder<unknown>;

/** A sort column that is never null: its index serves both directions, without `nulls last`. */
export type ColunaSemNulos = { semNulos: Sql };

export type DefinicaoLista<C extends string, T = unknown> = {
  /** The select list, aliases in camelCase; its type says the rows (`sql<Linha>`). */
  colunas: RawBuilder<T>;
  /** Everything from `from` on, without where. */
  de: Sql;
  /** The same without joins that only add columns, for the count; `de` when absent. */
  deContagem?: Sql;
  /**
   * A shorter way that leaves out only rows that the order puts last: when it fills the page, the page is that of the whole, and the whole
   * is not sorted. `onde` where its conditions are not those of the list.
   */
  primeiras?: { de: Sql; onde?: DefinicaoLista<string>['onde'] } | undefined;
  /**
   * Where filter and order need one table alone: the page is cut on it, and only its rows are joined with the rest. `como` is the alias
   * that the table has in `de`, and keeps.
   */
  recorte?: { de: Sql; como: Sql; juntar: Sql } | undefined;
  /**
   * True where the select list takes long to plan: the page is found by its ids (the tie-breaker) alone, and what its rows show comes after,
   * by one statement whose plan is kept whatever the filter.
   */
  colunasDepois?: boolean;
  onde: readonly (Sql | null | undefined | false | 0 | '')[];
  /**
   * True where the best way to the first page is the same whatever the values behind the parameters are (no search, no filter that finds
   * few): its plan is then kept, since making it takes as long as running it.
   */
  planoFixo?: boolean;
  /** Sort names of the wire → SQL; the closed list that keeps column names out of the client's hands. */
  ordem: Record<C, Sql | ColunaSemNulos>;
  /** A unique column that makes the order total. */
  desempate: Sql;
};

/** `total` is null where the page alone was asked for and does not tell it. */
export type Pagina<T> = { itens: T[]; total: number | null; numeroDaPagina: number; tamanhoDaPagina: number };

/** Whether a list is asked for by these filters alone: what is undefined, null or empty asks for nothing. */
export const soFiltraPor = <F extends object>(filtros: F, ...nomes: (keyof F & string)[]): boolean =>
  Object.entries(filtros).every(
    ([nome, valor]) => (nomes as string[]).includes(nome) || valor === undefined || valor === null || valor === '',
  );

/** Joins conditions with `and`; nothing when there is none. */
export function ondeTodas(condicoes: DefinicaoLista<string>['onde']): Sql {
  const vivas = condicoes.filter((c): c is Sql => Boolean(c));
  return vivas.length === 0 ? sql`` : sql`where ${sql.join(vivas, sql` and `)}`;
}

/** The `order by` of a closed sort list, total by the tie-breaker; refuses names outside the list. */
export function ordenarPor<C extends string>(
  { ordem, desempate }: Pick<DefinicaoLista<C>, 'ordem' | 'desempate'>,
  p: Pick<Paginacao<C>, 'campoOrdenado' | 'ordenacaoAscendente'>,
): Sql {
  const coluna = ordem[p.campoOrdenado];
  if (!coluna) throw errosComuns.ORDENACAO_INVALIDA({ ordem: p.campoOrdenado, permitidos: Object.keys(ordem).join(', ') });
  const sentido = p.ordenacaoAscendente ? sql`asc` : sql`desc`;
  const principal = 'semNulos' in coluna ? sql`${coluna.semNulos} ${sentido}` : sql`${coluna} ${sentido} nulls last`;
  return sql`order by ${principal}, ${desempate} ${sentido}`;
}

/** Conditions that a search column (already in search form) contains every word of a typed text, in any order. */
export function contemPalavras(coluna: Sql, texto: string | undefined): Sql[] {
  return palavrasDaBusca(texto ?? '').map((palavra) => sql`${coluna} like ${`%${palavra.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
}

/**
 * The cut of a page, with one row more than it shows (`paginar` takes it off: it tells whether there is a further page), and the mark that goes before a statement whose plan is kept (`planoFixo`). Only the first page's is: a limit or an
 * offset that is a parameter says nothing to such a plan, and each number would be a plan of its own.
 */
export function corteDaPagina(p: Pick<Paginacao, 'numeroDaPagina' | 'tamanhoDaPagina'>, planoFixo = false): { marca: Sql; corte: Sql } {
  const linhas = Math.trunc(p.tamanhoDaPagina) + 1;
  if (planoFixo && p.numeroDaPagina === 1) return { marca: preparada, corte: sql.raw(`limit ${linhas}`) };
  return { marca: sql``, corte: sql`limit ${linhas} offset ${(p.numeroDaPagina - 1) * p.tamanhoDaPagina}` };
}

/** The rows of one page and the one after them, by the shorter way when that fills it. */
async function lerLinhas<T, C extends string>(db: Db | Tx, lista: DefinicaoLista<C, T>, p: Paginacao<C>): Promise<T[]> {
  const { marca, corte } = corteDaPagina(p, lista.planoFixo);
  const ordem = ordenarPor(lista, p);
  if (lista.recorte) {
    const { de, como, juntar } = lista.recorte;
    const linhas = sql`select ${como}.* ${de} ${ondeTodas(lista.onde)} ${ordem} ${corte}`;
    return (await sql<T>`${marca}select ${lista.colunas} from (${linhas}) ${como} ${juntar} ${ordem}`.execute(db)).rows;
  }
  const colunas = lista.colunasDepois ? sql`${lista.desempate} as id` : lista.colunas;
  const ler = async (de: Sql, onde: DefinicaoLista<string>['onde']): Promise<T[]> =>
    (await sql<T>`${marca}select ${colunas} ${de} ${ondeTodas(onde)} ${ordem} ${corte}`.execute(db)).rows;
  const primeiras = lista.primeiras ? await ler(lista.primeiras.de, lista.primeiras.onde ?? lista.onde) : [];
  const linhas = primeiras.length > p.tamanhoDaPagina ? primeiras : await ler(lista.de, lista.onde);
  return lista.colunasDepois ? lerDestas(db, lista, linhas as { id: number }[]) : linhas;
}

/** What the rows of a page show, in the order of their ids. */
async function lerDestas<T>(
  db: Db | Tx,
  { colunas, de, desempate }: DefinicaoLista<string, T>,
  linhas: readonly { id: number }[],
): Promise<T[]> {
  if (linhas.length === 0) return [];
  const ids = sql`${linhas.map(({ id }) => id)}::bigint[]`;
  const { rows } =
    await sql<T>`${preparada}select ${colunas} ${de} where ${desempate} = any(${ids}) order by array_position(${ids}, ${desempate})`.execute(
      db,
    );
  return rows;
}

/** What is told of a whole filter. */
type DoFiltro = { total: number };
/** The total, and the sums that some lists show. */
export type ComTotais<S> = DoFiltro & { totais: S };

/**
 * One page and what is told of its whole filter, or the one without the other as `p.parte` asks. `ler` gives the rows of `corteDaPagina`.
 * `contar` receives the total where the page tells it by itself, and need not count it.
 */
export async function paginar<T, F extends DoFiltro>(
  p: Paginacao,
  ler: () => Promise<T[]>,
  contar: (total: number | null) => Promise<F>,
): Promise<Pagina<T> | (Pagina<T> & F)> {
  const { numeroDaPagina, tamanhoDaPagina, parte } = p;
  if (parte === 'totais') return { itens: [], numeroDaPagina, tamanhoDaPagina, ...(await contar(null)) };
  const lidas = await ler();
  const isUltima = lidas.length <= tamanhoDaPagina && (lidas.length > 0 || numeroDaPagina === 1);
  const total = isUltima ? (numeroDaPagina - 1) * tamanhoDaPagina + lidas.length : null;
  const pagina = { itens: lidas.slice(0, tamanhoDaPagina), total, numeroDaPagina, tamanhoDaPagina };
  return parte === 'pagina' ? pagina : { ...pagina, ...(await contar(total)) };
}

/** One page of a list and the exact total of its filter; `contar` where more is told of the filter than its total. */
export function listar<T, C extends string = string, F extends DoFiltro = DoFiltro>(
  db: Db | Tx,
  lista: DefinicaoLista<C, T>,
  p: Paginacao<C>,
  contar?: (total: number | null) => Promise<F>,
): Promise<Pagina<T> | (Pagina<T> & F)> {
  return paginar(
    p,
    () => lerLinhas<T, C>(db, lista, p),
    contar ?? (async (total) => ({ total: total ?? (await contarLinhas(db, lista)) }) as F),
  );
}

/** The total with the sums of a list that shows them, from one statement of one row. */
export async function totaisDe<S>(db: Db | Tx, consulta: RawBuilder<S & DoFiltro>): Promise<ComTotais<S>> {
  const { total, ...totais } = (await consulta.execute(db)).rows[0] as S & DoFiltro;
  return { total, totais: totais as unknown as S };
}

/** How many rows a list has. */
export async function contarLinhas(db: Db | Tx, lista: Pick<DefinicaoLista<string>, 'de' | 'deContagem' | 'onde'>): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total ${lista.deContagem ?? lista.de} ${ondeTodas(lista.onde)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Reads all rows of a filter in batches through a cursor, in one snapshot: memory does not grow with the list. */
export async function* percorrer<T, C extends string = string>(
  db: Db,
  lista: DefinicaoLista<C, T>,
  p: Pick<Paginacao<C>, 'campoOrdenado' | 'ordenacaoAscendente'>,
  lote = 2000,
): AsyncGenerator<T[]> {
  const consulta = sql`select ${lista.colunas} ${lista.de} ${ondeTodas(lista.onde)} ${ordenarPor(lista, p)}`;
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  const buscar = async (): Promise<T[]> => (await sql<T>`fetch ${sql.raw(String(Math.trunc(lote)))} from linhas`.execute(trx)).rows;
  let proximas = Promise.resolve<T[]>([]);
  try {
    // All will be read: without this a cursor is planned for its first rows.
    await sql`set local cursor_tuple_fraction = 1`.execute(trx);
    await sql`declare linhas no scroll cursor for ${consulta}`.execute(trx);
    for (let linhas = await buscar(); linhas.length > 0; linhas = await proximas) {
      // The database makes the next rows while these are written.
      proximas = linhas.length < lote ? Promise.resolve([]) : buscar();
      proximas.catch(() => undefined);
      yield linhas;
    }
  } finally {
    await proximas.catch(() => undefined);
    await trx.rollback().execute();
  }
}
