import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#migrations/schema.ts';
import type { Db } from './kysely.ts';

export type OpcoesConexao = {
  max?: number;
  applicationName?: string;
  statementTimeoutMs?: number;
  readOnly?: boolean;
  /** Called once per statement that is sent. */
  aoExecutar?: (sql: string) => void;
  aoErrar?: (erro: Error) => void;
};
export type Conexao = { db: Db; pool: pg.Pool; fechar(): Promise<void> };

function inteiro(texto: string): number {
  const numero = Number(texto);
  if (!Number.isSafeInteger(numero)) throw new Error(`bigint ${texto} does not fit a safe integer`);
  return numero;
}

// int8 → safe integer, date → text, timestamps → ISO text; numeric stays text. Local to our pools: the global parsers are not touched.
const leitores = new Map<number, (texto: string) => unknown>([
  [20, inteiro],
  [1082, (texto) => texto],
  [1114, (texto) => new Date(`${texto}Z`).toISOString()],
  [1184, (texto) => new Date(texto).toISOString()],
]);
const types = {
  getTypeParser(oid: number, formato?: string) {
    const leitor = formato === 'binary' ? undefined : leitores.get(oid);
    return leitor ?? pg.types.getTypeParser(oid, formato as 'text');
  },
};

/** Opens a pool and the query builder over it. The pool never crashes the process when the database goes away. */
export function abrirConexao(url: string, opcoes: OpcoesConexao = {}): Conexao {
  const pool = new pg.Pool({
    connectionString: url,
    max: opcoes.max ?? 10,
    application_name: opcoes.applicationName ?? 'patio',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    types: types as unknown as pg.CustomTypesConfig,
    options: [
      `-c statement_timeout=${opcoes.statementTimeoutMs ?? 30_000}`,
      '-c idle_in_transaction_session_timeout=60000',
      '-c timezone=UTC',
      ...(opcoes.readOnly ? ['-c default_transaction_read_only=on'] : []),
    ].join(' '),
  });
  pool.on('error', (erro) => opcoes.aoErrar?.(erro));
  const { aoExecutar } = opcoes;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: (evento) => {
      if (evento.level === 'query') aoExecutar?.(evento.query.sql);
    },
  });
  return { db, pool, fechar: () => db.destroy() };
}
