import { expect, test } from 'vitest';
import { outroVencimento } from './outro-vencimento.ts';

test('a change of the due date is told by both days; what changed none tells nothing', () => {
  expect(outroVencimento({ antes: { dataVencimento: '2026-12-10' }, depois: { dataVencimento: '2026-12-28' } })).toBe(
    '10/12/2026 → 28/12/2026',
  );
  for (const mudanca of [
    { antes: null, depois: { dataVencimento: '2026-12-28' } },
    { antes: { dataVencimento: '2026-12-28' }, depois: { dataVencimento: '2026-12-28' } },
    { antes: { codigo: null }, depois: { codigo: '1' } },
  ])
    expect(outroVencimento(mudanca)).toBeNull();
});
