import { setTimeout as espera } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Medidas } from './medidas.ts';

test('one long stop of the event loop is told of its own window, and not for ever', async () => {
  // Longer than a busy machine keeps this process waiting between two looks.
  const medidas = new Medidas({ janelaMs: 1_000 });
  const pior = (): number =>
    Math.max(...(medidas.familias().find(({ nome }) => nome === 'patio_event_loop_delay_seconds')?.amostras ?? []).map((a) => a.valor));
  await espera(50);
  const ate = performance.now() + 400;
  while (performance.now() < ate);
  await expect.poll(pior, { interval: 10, timeout: 2_000 }).toBeGreaterThan(0.3);
  await expect.poll(pior, { interval: 20, timeout: 5_000 }).toBeLessThan(0.3);
  medidas.parar();
});
