import { transacao } from '../database/kysely.ts';
import type { Contexto } from '../http/tipos.ts';
import { type Alteracao, auditar } from './audit.ts';

/**
 * Records that a file with whole CPFs, or with as much of many people, was taken: who, of what, by which filter. What a page shows of them is
 * masked, so that nobody has them whole without a trace.
 */
export async function auditarExportacao(
  { db, quem, pedido }: Pick<Contexto, 'db' | 'quem' | 'pedido'>,
  exportacao: Pick<Alteracao, 'acao' | 'alvoTipo' | 'depois'>,
): Promise<void> {
  await transacao(db, (tx) => auditar({ tx, quem, origem: pedido }, { ...exportacao, alvoId: 0 }));
}
