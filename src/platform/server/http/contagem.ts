import { AsyncLocalStorage } from 'node:async_hooks';

const contador = new AsyncLocalStorage<{ instrucoes: number }>();

/** Counts one SQL statement for the request under way; the connection calls it for each one. */
export function contarInstrucao(): void {
  const atual = contador.getStore();
  if (atual) atual.instrucoes += 1;
}

/** Runs a request and tells how many SQL statements it took: a gate of the tests, and a header of every answer. */
export async function contarInstrucoes<T>(executar: () => Promise<T>): Promise<{ resultado: T; instrucoes: number }> {
  const atual = { instrucoes: 0 };
  const resultado = await contador.run(atual, executar);
  return { resultado, instrucoes: atual.instrucoes };
}
