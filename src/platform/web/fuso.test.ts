import { afterEach, expect, test, vi } from 'vitest';

const noFuso = async (fuso: string | undefined) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: fuso === undefined ? {} : { fuso } } });
  return import('./fuso.ts');
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['America/Rio_Branco', '21/11/2026 21:30', '2026-11-21', '21:30'],
  ['America/Noronha', '22/11/2026 00:30', '2026-11-22', '00:30'],
  // The development server writes no zone, and a page of nobody has none.
  ['__FUSO__', '21/11/2026 23:30', '2026-11-21', '23:30'],
  [undefined, '21/11/2026 23:30', '2026-11-21', '23:30'],
])('a school in %s reads the clock of its own place', async (zona, instante, dia, hora) => {
  const agora = '2026-11-22T02:30:00.000Z';
  vi.useFakeTimers({ now: new Date(agora) });
  const fuso = await noFuso(zona);
  expect([fuso.escreverInstante(agora), fuso.hojeNaEscola(), fuso.horaNaEscola(new Date(agora))]).toEqual([instante, dia, hora]);
});
