/** Calls before those that count. */
export const AQUECER = 20;

export type Medida = { p50: number; p95: number };

/** The middle and the slow end of measured milliseconds. */
export function resumir(tempos: readonly number[]): Medida {
  const ordenados = tempos.toSorted((a, b) => a - b);
  const quantil = (q: number): number => ordenados[Math.min(ordenados.length - 1, Math.floor(ordenados.length * q))] ?? Number.NaN;
  return { p50: quantil(0.5), p95: quantil(0.95) };
}

/** Milliseconds of each of `vezes` calls, one after the other. */
export async function cronometrar(executar: () => Promise<unknown>, vezes: number): Promise<number[]> {
  const tempos: number[] = [];
  for (let i = 0; i < vezes; i += 1) {
    const inicio = performance.now();
    await executar();
    tempos.push(performance.now() - inicio);
  }
  return tempos;
}

/** One call at a time, after a warm-up. */
export async function medirUm(executar: () => Promise<unknown>, vezes: number): Promise<Medida> {
  await cronometrar(executar, Math.min(AQUECER, vezes));
  return resumir(await cronometrar(executar, vezes));
}
