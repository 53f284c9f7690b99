import type { ContextoBench } from './contexto.ts';

/** One case of the bench: the raw SQL and the product's HTTP path for the same work, and the check that they agree. */
export type Caso = {
  /** Number and name as in the table of goals. */
  nome: string;
  /** Goals in milliseconds, or as a ratio to the SQL. */
  meta: { c1?: number; c8?: number; razao?: number };
  preparar?(contexto: ContextoBench): Promise<void>;
  sql(contexto: ContextoBench): Promise<unknown>;
  http(contexto: ContextoBench, cliente: number): Promise<unknown>;
  /** Throws when what HTTP answered is not what the SQL says. */
  conferir(doSql: unknown, doHttp: unknown): void;
  vezes?: number;
  /** Not repeatable with several clients (a batch). */
  soUm?: boolean;
};

export function igual(nome: string, a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${nome}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
}
