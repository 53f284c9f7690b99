import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { conferirVisivel } from './escopo.ts';
import { lotes } from '../lotes.ts';

/** Enqueues a batch over contracts in the transaction that asks for it. */
export async function enfileirar(
  { tx, quem, servicos }: Pick<ContextoEscrita, 'tx' | 'quem' | 'servicos'>,
  { tipo, ...entrada }: { tipo: (typeof lotes)[keyof typeof lotes]; ids: readonly number[] } & Readonly<Record<string, unknown>>,
): Promise<{ tarefaId: number; total: number }> {
  const ids = [...new Set(entrada.ids)];
  await conferirVisivel(tx, quem, ids);
  const tarefaId = await servicos.tarefas.criar(tx, { tipo, usuarioId: quem.usuarioId, total: ids.length, entrada: { ...entrada, ids } });
  return { tarefaId, total: ids.length };
}
