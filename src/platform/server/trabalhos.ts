import { CompiledQuery } from 'kysely';
import type { Job, JobResult } from 'pg-boss';
import type { Tx } from './database/kysely.ts';

/** Work as a restore holds it back. */
export type TrabalhoRetido = { fila: string; dados: object; prioridade: number; grupo: string | null };
/** What the last try of a piece of work threw, as the queue kept it. */
export type ErroDoTrabalho = { code?: string; message?: string };

/** The queue's own statements, in a transaction of ours. */
export const naTransacao = (tx: Tx) => async (texto: string, valores?: unknown[]) => ({
  rows: (await tx.executeQuery(CompiledQuery.raw(texto, valores ?? []))).rows as Record<string, unknown>[],
});

/** Does some pieces of work side by side; each fails or is done by itself. */
export function cadaUm<J extends Job<object>>(jobs: readonly J[], fazer: (job: J) => Promise<void>): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      try {
        await fazer(job);
        return { id: job.id, status: 'completed' };
      } catch (causa) {
        const { message, code } = causa as ErroDoTrabalho;
        return { id: job.id, status: 'failed', output: { message: message ?? String(causa), code } };
      }
    }),
  );
}
