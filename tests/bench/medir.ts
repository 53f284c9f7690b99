export type Medida = { p50: number; p95: number };

function quantil(ordenados: readonly number[], q: number): number {
  return ordenados[Math.min(ordenados.length - 1, Math.floor(ordenados.length * q))] ?? Number.NaN;
}

/** Milliseconds of one call at a time, after a warm-up. */
export async function medirUm(executar: () => Promise<unknown>, vezes: number): Promise<Medida> {
  for (let i = 0; i < Math.min(10, vezes); i += 1) await executar();
  const tempos: number[] = [];
  for (let i = 0; i < vezes; i += 1) {
    const inicio = performance.now();
    await executar();
    tempos.push(performance.now() - inicio);
  }
  tempos.sort((a, b) => a - b);
  return { p50: quantil(tempos, 0.5), p95: quantil(tempos, 0.95) };
}

/** The same for several clients without think time. */
export async function medirVarios(executar: (cliente: number) => Promise<unknown>, clientes: number, vezes: number): Promise<Medida> {
  const tempos: number[] = [];
  await Promise.all(
    Array.from({ length: clientes }, async (_, cliente) => {
      for (let i = 0; i < vezes; i += 1) {
        const inicio = performance.now();
        await executar(cliente);
        tempos.push(performance.now() - inicio);
      }
    }),
  );
  tempos.sort((a, b) => a - b);
  return { p50: quantil(tempos, 0.5), p95: quantil(tempos, 0.95) };
}
