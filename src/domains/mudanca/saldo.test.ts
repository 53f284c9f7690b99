import { expect, test } from 'vitest';
import { celulaErrada, lerSaldo } from './saldo.ts';

const ler = (partes: Partial<Record<'debito' | 'credito' | 'saldo' | 'lado', string>>) =>
  lerSaldo({ debito: null, credito: null, saldo: null, lado: null, ...partes });

test('a balance is read from two columns, from one with its side, or from its sign', () => {
  expect(ler({ debito: '1.000,00' })).toEqual({ debitoCentavos: 100_000, creditoCentavos: 0 });
  expect(ler({ debito: '0,00', credito: 'R$ 5,10' })).toEqual({ debitoCentavos: 0, creditoCentavos: 510 });
  expect(ler({ saldo: '10,00', lado: 'C' })).toEqual({ debitoCentavos: 0, creditoCentavos: 1_000 });
  expect(ler({ saldo: '-10,00', lado: 'Credora' })).toEqual({ debitoCentavos: 1_000, creditoCentavos: 0 });
  expect(ler({ saldo: '-10,00' })).toEqual({ debitoCentavos: 0, creditoCentavos: 1_000 });
  expect(ler({ saldo: '1.000,00D' })).toEqual({ debitoCentavos: 100_000, creditoCentavos: 0 });
  expect(ler({ saldo: '1.000,00 c' })).toEqual({ debitoCentavos: 0, creditoCentavos: 100_000 });
  expect(ler({ saldo: '(1.000,00)' })).toEqual({ debitoCentavos: 0, creditoCentavos: 100_000 });
  expect([ler({ saldo: '1,00D', lado: 'C' }), ler({ saldo: '(1,00' }), ler({ saldo: '(-1,00)' }), ler({ saldo: 'D' })]).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});

test('nothing to bring, both sides, and what is no amount are told apart', () => {
  expect([ler({}), ler({ debito: '0', credito: '0,00' })]).toEqual(['nada', 'nada']);
  expect([ler({ debito: '1,00', credito: '1,00' }), ler({ debito: '-1,00' })]).toEqual(['dois', 'dois']);
  expect(ler({ saldo: 'mil' })).toBeNull();
});

test('the cell that is no amount is the one that is told', () => {
  const errada = (partes: Partial<Record<'debito' | 'credito' | 'saldo', string>>) =>
    celulaErrada({ debito: null, credito: null, saldo: null, lado: null, ...partes });
  expect([errada({ debito: '1,00', credito: 'mil' }), errada({ debito: '0,00', saldo: 'x' }), errada({ debito: '1,00' })]).toEqual([
    'credito',
    'saldo',
    null,
  ]);
});
