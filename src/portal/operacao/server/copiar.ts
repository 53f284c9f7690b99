import { join } from 'node:path';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import type { Config } from '#platform/server/config.ts';
import { abrirCopia } from '#platform/server/copias/abrir-copia.ts';
import { lerOuCriarChave } from '#platform/server/copias/chave.ts';
import { type CopiaFeita, fazerCopia } from '#platform/server/copias/fazer-copia.ts';
import { arrumarPasta } from '#platform/server/copias/guardar.ts';
import {
  copiasInteiras,
  type OrigemDaCopia,
  registrarApagadas,
  registrarCopia,
  registrarFalha,
  registrarVerificacao,
} from '#platform/server/copias/registro-de-copias.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { type Conferida, verificarCopia } from './verificar-copia.ts';

/** What a backup needs of the process that makes it. */
export type Copiador = {
  db: Db;
  /** Where the rows are read from. */
  url: string;
  config: Pick<Config, 'dataDir' | 'pgBinDir' | 'tzEscola' | 'backupDir' | 'backupKey' | 'backupKeyFile'>;
  chavesDeDados: readonly Buffer[];
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The process stops: a backup is written to its end, its trial is given up. */
  sinal?: AbortSignal;
};
export type Desfecho = { feita: CopiaFeita; conferida: Conferida | null };

const mensagemDe = (causa: unknown): string => (causa instanceof Error ? causa.message : String(causa));

/**
 * Makes a backup, tries it when asked to, and keeps what came of both; one at a time for each database. Null when another is being made.
 * @throws what stood in the way, after it was kept and told
 */
export async function copiar(
  copiador: Copiador,
  { origem, usuarioNome, conferir }: { origem: OrigemDaCopia; usuarioNome: string | null; conferir: boolean },
): Promise<Desfecho | null> {
  const { db, url, config, chavesDeDados, log } = copiador;
  const soltar = await travar(url);
  if (!soltar) return null;
  const inicio = performance.now();
  try {
    let feita: CopiaFeita;
    try {
      const chave = lerOuCriarChave(config, (linha) => log.warn(linha));
      feita = await fazerCopia({ url, pasta: config.backupDir, chave, chavesDeDados });
    } catch (causa) {
      log.error({ err: causa }, 'backup failed');
      await registrarFalha(db, { origem, usuarioNome }, mensagemDe(causa), performance.now() - inicio);
      await registrarEvento(db, { tipo: 'copia.falhou', motivo: mensagemDe(causa).slice(0, 500) });
      throw causa;
    }
    const copiaId = await registrarCopia(db, { origem, usuarioNome }, feita);
    log.info({ copia: feita.id, bytes: feita.bytes, ms: feita.duracaoMs }, 'backup made');
    try {
      return { feita, conferida: conferir ? await conferirEAnotar(copiador, copiaId, feita) : null };
    } finally {
      // What does not come back takes room, too; what is known to come back is not removed for it.
      const guarda = { inteiras: await copiasInteiras(db), agora: new Date(), fuso: config.tzEscola };
      await registrarApagadas(db, arrumarPasta(config.backupDir, guarda));
    }
  } finally {
    await soltar();
  }
}

/** Null when the trial was given up: the backup stands as one not tried. */
async function conferirEAnotar({ db, config, log, sinal }: Copiador, copiaId: number, { id }: CopiaFeita): Promise<Conferida | null> {
  const inicio = performance.now();
  try {
    const copia = await abrirCopia(join(config.backupDir, id), config);
    const conferida = await verificarCopia(copia, { ...config, log: silencioso(log) }, sinal);
    const { achados, duracaoMs } = conferida;
    await registrarVerificacao(db, copiaId, { achados, erro: null, duracaoMs });
    const reprovadas = conferida.resultados.filter((r) => r.achados > 0).map((r) => r.id);
    if (achados === 0) log.info({ copia: id, ms: duracaoMs }, 'backup tried: it restores, and every invariant holds');
    else {
      log.error({ copia: id, reprovadas }, 'backup tried: invariants do not hold in it');
      await registrarEvento(db, { tipo: 'copia.reprovada', motivo: reprovadas.join(', ').slice(0, 500) });
    }
    return conferida;
  } catch (causa) {
    if (sinal?.aborted) {
      log.info({ copia: id }, 'backup not tried to the end: the portal stops');
      return null;
    }
    log.error({ err: causa, copia: id }, 'backup tried: it does not restore');
    await registrarVerificacao(db, copiaId, { achados: null, erro: mensagemDe(causa), duracaoMs: performance.now() - inicio });
    await registrarEvento(db, { tipo: 'copia.reprovada', motivo: mensagemDe(causa).slice(0, 500) });
    throw causa;
  }
}

/** The scratch server has nothing to tell but what went wrong. */
const silencioso = (log: Copiador['log']) => ({
  info: () => undefined,
  warn: (linha: string) => log.warn(linha),
  error: (linha: string) => log.error(linha),
});

/** Held by a connection of its own, so that the turn ends with the process, whatever becomes of it. */
async function travar(url: string): Promise<(() => Promise<void>) | null> {
  const client = new Client({ connectionString: url, application_name: 'patio-copia-vez', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ minha: boolean }>(`select pg_try_advisory_lock(hashtext('portal.copia')) as minha`);
  if (rows[0]?.minha) return () => client.end();
  await client.end();
  return null;
}
