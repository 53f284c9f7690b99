import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '../database/kysely.ts';
import type { EntradaGenerica } from './rota.ts';

/** The key of a write, when the client sent one; a malformed one is refused. */
export function lerChave(endpoint: AnyEndpoint, valor: string | undefined): string | null {
  if (valor === undefined || valor === '') {
    if (endpoint.exigeIdempotencia) throw errosComuns.CHAVE_IDEMPOTENCIA_AUSENTE();
    return null;
  }
  if (!/^[\w.:-]{8,100}$/.test(valor)) throw errosComuns.CHAVE_IDEMPOTENCIA_INVALIDA();
  return valor;
}

/** What tells two requests apart: their parts, and of an upload the name and the digest of its bytes. */
export function assinaturaDe({ params, query, body, upload }: EntradaGenerica): unknown {
  if (!upload) return { params, query, body };
  return { params, query, body, arquivo: [upload.fileName, createHash('sha256').update(upload.conteudo).digest('hex')] };
}

/**
 * Runs a write once per (user, route, key). The row is inserted in the same transaction as the effect, so a failure
 * leaves no trace and the same key may be tried again; a second request with the key waits for the first and gets its answer.
 */
export async function umaVez(
  tx: Tx,
  chave: { usuarioId: number; rota: string; chave: string; entrada: unknown },
  executar: () => Promise<unknown>,
): Promise<unknown> {
  const hash = createHash('sha256').update(JSON.stringify(chave.entrada)).digest('hex');
  const nova = await sql`insert into idempotencia (usuario_id, rota, chave, requisicao_hash)
    values (${chave.usuarioId}, ${chave.rota}, ${chave.chave}, ${hash}) on conflict do nothing returning 1`.execute(tx);
  if (nova.rows.length === 0) {
    const { rows } = await sql<{ requisicao_hash: string; resposta: { data: unknown } | null }>`select requisicao_hash, resposta
      from idempotencia where usuario_id = ${chave.usuarioId} and rota = ${chave.rota} and chave = ${chave.chave}`.execute(tx);
    const guardada = rows[0];
    if (!guardada?.resposta) throw errosComuns.OPERACAO_EM_ANDAMENTO();
    if (guardada.requisicao_hash !== hash) throw errosComuns.CHAVE_IDEMPOTENCIA_REUTILIZADA();
    return guardada.resposta.data;
  }
  const data = await executar();
  await sql`update idempotencia set resposta = ${JSON.stringify({ data: data ?? null })}::jsonb
    where usuario_id = ${chave.usuarioId} and rota = ${chave.rota} and chave = ${chave.chave}`.execute(tx);
  return data;
}

/** Removes keys older than 30 days: no client waits that long for an answer. */
export async function limparIdempotencia(db: Db): Promise<void> {
  await sql`delete from idempotencia where created_at < now() - interval '30 days'`.execute(db);
}
