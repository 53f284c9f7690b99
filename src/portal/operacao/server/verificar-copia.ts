import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Copia, chavesDaCopia } from '#platform/server/copias/abrir-copia.ts';
import { abrirConexao } from '#platform/server/database/connection.ts';
import { discardEmbedded, startEmbedded, type SupervisorLog } from '#platform/server/database/supervisor.ts';
import { invariantesRegistradas, julgar, type ResultadoDeInvariante } from '#platform/server/integridade.ts';
import { criarCifra } from '#platform/server/segredos/cifra.ts';
import { segredosComuns } from '#platform/server/segredos/segredos-comuns.ts';
import { protegerRestaurada, trazerCopia } from './restaurar.ts';

const RASCUNHO = '.conferencia-';
const HORA_MS = 3_600_000;
export type Conferida = { achados: number; resultados: ResultadoDeInvariante[]; duracaoMs: number };

/**
 * Restores a backup into a database server of its own, made for it and thrown away, takes the precautions, and judges every invariant there: the way back is
 * walked, and the school's own database bears none of it.
 * @throws when `sinal` gives it up: its server stops at once, whatever it was about
 */
export async function verificarCopia(
  copia: Copia,
  { dataDir, pgBinDir, tzEscola, log }: { dataDir: string; pgBinDir: string | null; tzEscola: string; log: SupervisorLog },
  sinal?: AbortSignal,
): Promise<Conferida> {
  const inicio = performance.now();
  mkdirSync(dataDir, { recursive: true });
  for (const nome of readdirSync(dataDir).filter((n) => n.startsWith(RASCUNHO))) await discardEmbedded(join(dataDir, nome));
  const rascunho = mkdtempSync(join(dataDir, RASCUNHO));
  const banco = await startEmbedded({ dataDir: rascunho, binDir: pgBinDir, log, fsync: false }).catch((causa: unknown) => {
    rmSync(rascunho, { recursive: true, force: true });
    throw causa;
  });
  const desistir = (): void => void banco.stop();
  sinal?.addEventListener('abort', desistir);
  try {
    sinal?.throwIfAborted();
    await trazerCopia(banco.url, copia, { ownLogin: true });
    await protegerRestaurada(banco.url, { copia: copia.manifesto.id, retratoEm: copia.manifesto.criadaEm });
    const resultados = await julgarCopia(banco.url, copia, tzEscola);
    const achados = resultados.reduce((soma, r) => soma + r.achados, 0);
    return { achados, resultados, duracaoMs: Math.round(performance.now() - inicio) };
  } finally {
    sinal?.removeEventListener('abort', desistir);
    await banco.stop();
    rmSync(rascunho, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function julgarCopia(url: string, copia: Copia, fuso: string): Promise<ResultadoDeInvariante[]> {
  const { db, fechar } = abrirConexao(url, { max: 2, applicationName: 'patio-conferencia', fuso, statementTimeoutMs: HORA_MS });
  try {
    const cifra = criarCifra(await chavesDaCopia(copia));
    const vazio = { sessionSecret: '', credentialKey: Buffer.alloc(0) };
    const { chaveDaAuditoria } = await segredosComuns(db, cifra, { sessionSecret: '-', credentialKey: Buffer.alloc(1) }, vazio);
    const foto = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
    return await julgar(foto, invariantesRegistradas(), { chaveDaAuditoria }).finally(() => foto.rollback().execute());
  } finally {
    await fechar();
  }
}
