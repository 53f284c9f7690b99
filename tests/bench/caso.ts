import type { ContextoBench } from './contexto.ts';
import type { Pedir, Resposta } from './pedir.ts';

/** The demo school, or the same with a table filled up. */
export type Escola = 'demo' | '1,000,000 titles' | '200,000 people';

/**
 * One case of the bench: the raw SQL and the product's HTTP path for the same work, and the check that they agree. The
 * HTTP side runs in a process of its own, so what it needs comes from `preparar` as plain data.
 */
export type Caso<D = unknown> = {
  /** Number and name as in the table of goals; unique. */
  nome: string;
  /** Goals in milliseconds: p50 of one client, p95 of eight, p95 while others work; p50 while others work over the idle one, the same of p95; p95 of eight over that of one; or a ratio to the SQL. */
  meta: { c1?: number; c8?: number; enquanto?: number; vezesOcioso?: number; p95Ocioso?: number; razao?: number; c8SobreC1?: number };
  /** The school that the case needs; the demo school unless told. */
  escola?: Escola;
  preparar?(contexto: ContextoBench): Promise<D>;
  /** How many requests differ; `sql` and `http` are told which one, and none is asked twice. Without it one request is repeated. */
  diferentes?(dados: D): number;
  sql(contexto: ContextoBench, dados: D, n: number): Promise<unknown>;
  http?(pedir: Pedir, dados: D, n: number): Promise<Resposta>;
  /** In place of `http`: a batch that a job would run, called as the job calls it. One at a time. */
  lote?(contexto: ContextoBench, dados: D): Promise<unknown>;
  /** What eight other clients do without pause meanwhile; the case is then measured with one client. */
  enquanto?(pedir: Pedir, dados: D, n: number): Promise<unknown>;
  /** Who they are when not eight of the measured user: so many connections, of these users in turn; of nobody when none is named. */
  outros?: { conexoes: number; emails: readonly string[] };
  /** Throws when what the product answered is not what the SQL says. */
  conferir(doSql: unknown, doProduto: unknown): void;
  vezes?: number;
  /** Too long for eight clients to repeat: measured with one. */
  soUm?: boolean;
};

/** A case with the type of its data checked; the runner passes the data on without looking into it. */
export function defineCaso<D>(caso: Caso<D>): Caso {
  return caso as Caso;
}

/** Throws when two results differ. */
export function igual(nome: string, a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${nome}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
}

/** A page of a list, as the wire has it. */
export type PaginaLida = { itens: { id: number }[]; total: number | null };
/** The same list by SQL. */
export type ListaDoSql = { ids: number[]; total: number | null };

/** Same rows in the same order, and the same total. */
export function conferirLista(doSql: unknown, pagina: unknown): void {
  const { ids, total } = doSql as ListaDoSql;
  const { itens, total: totalDaPagina } = pagina as PaginaLida;
  igual(
    'rows',
    ids,
    itens.map(({ id }) => id),
  );
  igual('total', total, totalDaPagina);
}
