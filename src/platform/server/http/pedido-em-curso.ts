import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request under way, wherever its code runs. */
export type EmCurso = {
  /** SQL statements so far: a gate of the tests, and a header of every answer. */
  instrucoes: number;
};

const emCurso = new AsyncLocalStorage<EmCurso>();

export const novoEmCurso = (): EmCurso => ({ instrucoes: 0 });

/** Runs a part of a request with what is known of it. */
export function comEmCurso<T>(pedido: EmCurso, executar: () => Promise<T>): Promise<T> {
  return emCurso.run(pedido, executar);
}

/** Counts one SQL statement for the request under way; the connection calls it for each one. */
export function contarInstrucao(): void {
  const atual = emCurso.getStore();
  if (atual) atual.instrucoes += 1;
}
