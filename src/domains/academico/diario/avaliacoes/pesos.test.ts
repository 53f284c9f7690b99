import { expect, test } from 'vitest';
import { fatias } from './pesos.ts';

test('the share of each evaluation is of the weights of evaluations alone, half up', () => {
  const avaliacoes = [
    { id: 1, papel: 'avaliacao' as const, peso: '2.0000' },
    { id: 2, papel: 'avaliacao' as const, peso: '1' },
    { id: 3, papel: 'recuperacao' as const, peso: '9' },
    { id: 4, papel: 'segunda_chamada' as const, peso: '2' },
  ];
  expect([...fatias(avaliacoes)]).toEqual([
    [1, '66.7'],
    [2, '33.3'],
  ]);
});
