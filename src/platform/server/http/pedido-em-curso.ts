import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request or job under way, wherever its code runs. */
export type EmCurso = {
  /** SQL statements so far: a gate of the tests, and a header of every answer. */
  instrucoes: number;
  /** Who asked: turns go round among people. Null while nobody is known. */
  pessoa: number | null;
  /** Tells that nobody waits for the answer any more, where the work may be left in the middle: reads, never writes. */
  desistencia: AbortSignal | null;
};

const emCurso = new AsyncLocalStorage<EmCurso>();

export const novoEmCurso = (partes: Partial<EmCurso> = {}): EmCurso => ({ instrucoes: 0, pessoa: null, desistencia: null, ...partes });

/** Runs a part of a request with what is known of it. */
export function comEmCurso<T>(pedido: EmCurso, executar: () => Promise<T>): Promise<T> {
  return emCurso.run(pedido, executar);
}

/** The request or job under way; null outside of any. */
export const pedidoEmCurso = (): EmCurso | null => emCurso.getStore() ?? null;

/** Runs what belongs to nobody's request, from within one. */
export const foraDoPedido = <T>(executar: () => T): T => emCurso.exit(executar);

/** Counts one SQL statement for the request under way; the connection calls it for each one. */
export function contarInstrucao(): void {
  const atual = emCurso.getStore();
  if (atual) atual.instrucoes += 1;
}
