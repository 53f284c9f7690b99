import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { FUSO_PADRAO } from '../config.ts';
import { foraDoPedido } from '../http/pedido-em-curso.ts';
import type { Db, SemTabelas } from './kysely.ts';
import { ClienteDoPool } from './preparada.ts';
import { typeParsers } from './type-parsers.ts';
import { type LimitesDaVigia, vigiar } from './vigia.ts';

export type OpcoesConexao = {
  /** Connections of the pool; 10 by default. */
  max?: number;
  applicationName?: string;
  /** The server cancels a statement after this time; 30 s by default. */
  statementTimeoutMs?: number;
  /** Every transaction is read-only: for reports and the replica. */
  readOnly?: boolean;
  /** The time zone of the school, in which statements tell its day (`hojeNoBanco`). */
  fuso?: string;
  /** Called once per statement that was sent, `begin` and `commit` included, inside the caller's async context. */
  aoExecutar?: (sql: string) => void;
  /** Told how long somebody waited for a connection. */
  aoEsperar?: (ms: number) => void;
  /** When a server that does not answer is given up; for tests. */
  vigia?: LimitesDaVigia;
  /** Told of each connection that breaks outside of a query; queries reject by themselves. */
  aoErrar?: (erro: Error) => void;
};
export type Conexao = {
  db: Db;
  pool: pg.Pool;
  /** Waits for the queries under way and closes the pool. */
  fechar(): Promise<void>;
};

/** Opens a pool and the query builder over it. The pool never crashes the process when the database goes away. */
export function abrirConexao(url: string, opcoes: OpcoesConexao = {}): Conexao {
  // Options of the address win over those of the pool: its own (the role) come along here, and the address loses them.
  const endereco = new URL(url);
  const doEndereco = endereco.searchParams.get('options');
  endereco.searchParams.delete('options');
  const pool = new pg.Pool({
    Client: ClienteDoPool,
    connectionString: endereco.href,
    max: opcoes.max ?? 10,
    application_name: opcoes.applicationName ?? 'patio',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: typeParsers,
    options: [
      ...(doEndereco === null ? [] : [doEndereco]),
      `-c statement_timeout=${opcoes.statementTimeoutMs ?? 30_000}`,
      '-c idle_in_transaction_session_timeout=60000',
      '-c timezone=UTC',
      `-c patio.fuso=${opcoes.fuso ?? FUSO_PADRAO}`,
      ...(opcoes.readOnly ? ['-c default_transaction_read_only=on'] : []),
    ].join(' '),
  });
  const { aoExecutar, aoEsperar, aoErrar = () => undefined } = opcoes;
  // The pool listens only to idle connections: one that breaks while a transaction holds it, between two statements,
  // would end the process. So each connection gets a listener for life, and the pool repeats what its idle ones say.
  pool.on('connect', (cliente) => {
    cliente.on('error', (erro) => {
      if (!(cliente instanceof ClienteDoPool && cliente.abandonado)) aoErrar(erro);
    });
    if (cliente instanceof ClienteDoPool) cliente.cancelar = (processo) => void foraDoPedido(() => cancelar(pool, processo)).catch(aoErrar);
  });
  pool.on('error', () => undefined);
  const abertas = new Set<ClienteDoPool>();
  pool.on('connect', (cliente) => void (cliente instanceof ClienteDoPool && abertas.add(cliente)));
  pool.on('remove', (cliente) => void (cliente instanceof ClienteDoPool && abertas.delete(cliente)));
  const pararVigia = vigiar(endereco.href, () => abertas, opcoes.vigia);
  const db = new Kysely<SemTabelas>({
    dialect: new PostgresDialect({ pool: aoEsperar ? medido(pool, aoEsperar) : pool }),
    ...(aoExecutar ? { log: (evento) => aoExecutar(evento.query.sql) } : {}),
  });
  return {
    db,
    pool,
    fechar: () => {
      pararVigia();
      return db.destroy();
    },
  };
}

/** The same pool, which tells how long each connection was waited for. */
function medido(pool: pg.Pool, aoEsperar: (ms: number) => void): PostgresPool {
  const connect = async (): Promise<pg.PoolClient> => {
    const desde = performance.now();
    const cliente = await pool.connect();
    aoEsperar(performance.now() - desde);
    return cliente;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}

/** Ends the statement that another connection of the same role has under way. */
async function cancelar(pool: pg.Pool, processo: number): Promise<void> {
  const cliente = await pool.connect();
  try {
    await cliente.query('select pg_cancel_backend($1)', [processo]);
  } finally {
    cliente.release();
  }
}
