import { expect, test } from 'vitest';
import { ajusteDoDesconto, alcanca } from './desejado.ts';

const ano = { de: '2026-02-01', ate: '2026-12-31' };

test('a contract without the discount gets it between the two days, one that has it is left alone', () => {
  expect(ajusteDoDesconto(ano, [])).toEqual({ encerrarDesde: null, incluir: ano });
  expect(ajusteDoDesconto(ano, [ano])).toBeNull();
});

test('who leaves before the end loses it from the next day on, and an agreement made longer gives the rest alone', () => {
  expect(ajusteDoDesconto({ ...ano, ate: '2026-06-30' }, [ano])).toEqual({ encerrarDesde: '2026-07-01', incluir: null });
  expect(ajusteDoDesconto(ano, [{ ...ano, ate: '2026-06-30' }])).toEqual({
    encerrarDesde: null,
    incluir: { de: '2026-07-01', ate: '2026-12-31' },
  });
});

test('a discount of which nothing is left counts for nothing, and no day before the first is given', () => {
  expect(ajusteDoDesconto({ de: '2026-05-01', ate: '2026-04-30' }, [])).toBeNull();
});

test('an adjustment reaches what is open and falls due in its days, both ends with them', () => {
  const incluir = { encerrarDesde: null, incluir: { de: '2026-03-01', ate: '2026-08-31' } };
  const encerrar = { encerrarDesde: '2026-06-01', incluir: null };
  expect(['2026-02-28', '2026-03-01', '2026-08-31', '2026-09-01'].map((dia) => alcanca(incluir, [dia]))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['2026-05-31', '2026-06-01'].map((dia) => alcanca(encerrar, [dia]))).toEqual([false, true]);
  expect([alcanca(incluir, []), alcanca(encerrar, [])]).toEqual([false, false]);
});
