import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { SENHA_DEMO } from '#portal/demo/base/acessos.ts';
import { abrirConexao } from '#platform/server/database/connection.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { startEmbedded } from '#platform/server/database/supervisor.ts';
import { entrar } from './pedir.ts';
import { iniciarServidor, type ServidorBench } from './servidor.ts';

/** A school under measurement: database and server are processes of their own, as in production. */
export type ContextoBench = {
  /** One connection with prepared statements: the limit that the product is compared with. */
  cliente: pg.Client;
  /** For preparations, and for batches that a job would run. */
  db: Db;
  endereco: string;
  senha: string;
  /** One a client, each of its own sign-in; fresh ones before the old ones end. */
  tokens(): Promise<readonly string[]>;
  fechar(): Promise<void>;
};

export const CLIENTES = 8;
/** A token lives for 15 minutes. */
const TOKENS_VALEM_MS = 8 * 60_000;
type Opcoes = { pasta: string; alunos: number; perfil?: string };

/** Brings up the demo school of `alunos` students in a folder, on an embedded database with fsync on; loads it when it is not there yet. */
export async function abrirContexto({ pasta, alunos, perfil }: Opcoes): Promise<ContextoBench> {
  const dataDir = join(pasta, `escola-${alunos}`);
  mkdirSync(dataDir, { recursive: true });
  const banco = await startEmbedded({ dataDir, log: pino({ level: 'error' }) });
  let servidor: ServidorBench | null = null;
  try {
    servidor = await iniciarServidor({ DATA_DIR: dataDir, DATABASE_URL: banco.url }, ['--demo', '--alunos', String(alunos)], { perfil });
    const { endereco } = servidor;
    const cliente = new pg.Client({ connectionString: banco.url });
    await cliente.connect();
    await cliente.query('vacuum analyze');
    await cliente.query('checkpoint');
    const conexao = abrirConexao(banco.url, { max: 2, statementTimeoutMs: 600_000 });
    const fim = servidor;
    let tokens: string[] = [];
    let ate = 0;
    return {
      cliente,
      db: conexao.db,
      endereco,
      senha: SENHA_DEMO,
      async tokens() {
        if (performance.now() < ate) return tokens;
        tokens = [];
        for (let i = 0; i < CLIENTES; i += 1) tokens.push(await entrar(endereco, SENHA_DEMO));
        ate = performance.now() + TOKENS_VALEM_MS;
        return tokens;
      },
      async fechar() {
        await cliente.end();
        await conexao.fechar();
        await fim.parar();
        await banco.stop();
      },
    };
  } catch (causa) {
    await servidor?.parar();
    await banco.stop();
    throw causa;
  }
}
