import type pg from 'pg';
import type { Catalogo } from './catalogo.ts';
import { criarInferencia } from './inferir.ts';
import { isNo, lerNo, type No, texto } from './no.ts';
import type { Coluna } from './tipos.ts';

/** What a statement answers; an error says why PostgreSQL does not take it. */
export type Descricao = { colunas: Coluna[] } | { erro: string };
export type Descrever = (sql: string, nulos: ReadonlySet<number>) => Promise<Descricao>;

/**
 * Describes statements without running them: each becomes the body of a function that is thrown away, of which PostgreSQL keeps what it
 * understood.
 */
export async function criarDescricao(cliente: pg.Client, catalogo: Catalogo): Promise<Descrever> {
  const corpos = new Map<number, Coluna[] | null>();
  await cliente.query('begin');

  const comVolta = async <T>(fazer: () => Promise<T>): Promise<T> => {
    await cliente.query('savepoint antes');
    try {
      return await fazer();
    } finally {
      await cliente.query('rollback to savepoint antes');
    }
  };

  async function arvores(argumentos: string, corpo: string): Promise<No[]> {
    return comVolta(async () => {
      await cliente.query(`create function pg_temp.linha(${argumentos}) returns setof record language sql begin atomic ${corpo}; end`);
      const { rows } = await cliente.query<{ corpo: string }>(
        `select prosqlbody::text as corpo from pg_proc where oid = (select max(oid) from pg_proc where proname = 'linha')`,
      );
      const lido = lerNo(rows[0]?.corpo ?? '<>');
      return (Array.isArray(lido) ? lido.flat() : []).filter(isNo);
    });
  }

  /** What functions of the house that are plain queries answer, asked beforehand: reading a tree cannot wait. */
  async function lerCorpos(): Promise<void> {
    const { rows } = await cliente.query<{
      oid: number;
    }>(`select p.oid::int as oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      join pg_language l on l.oid = p.prolang where n.nspname = 'public' and l.lanname = 'sql' and p.prokind = 'f' order by p.oid`);
    for (const { oid } of rows) {
      const f = catalogo.funcao(oid);
      if (!f) continue;
      const lidas = await arvores(f.argumentos, f.corpo.replace(/;\s*$/, '')).catch(() => []);
      const ultima = lidas.at(-1);
      corpos.set(oid, ultima ? criarInferencia(catalogo, new Set(), (outra) => corpos.get(outra) ?? null)(ultima) : null);
    }
  }
  await lerCorpos();

  return async (completo, nulos) => {
    // A cursor answers what its query does.
    const sql = completo.replace(/^\s*declare \w+ [\w ]*cursor for /, '');
    try {
      const tipos = await comVolta(async () => {
        await cliente.query(`prepare linha as ${sql}`);
        const { rows } = await cliente.query<{ tipos: string[] }>(
          `select parameter_types::text[] as tipos from pg_prepared_statements where name = 'linha'`,
        );
        await cliente.query('deallocate linha');
        return rows[0]?.tipos ?? [];
      });
      const consulta = (await arvores(tipos.join(', '), sql)).at(-1);
      return {
        colunas:
          consulta && texto(consulta, 'commandType') !== '' ? criarInferencia(catalogo, nulos, (f) => corpos.get(f) ?? null)(consulta) : [],
      };
    } catch (causa) {
      return { erro: causa instanceof Error ? causa.message : String(causa) };
    }
  };
}
