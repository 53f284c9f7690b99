import { expect, test } from 'vitest';
import { saidaPadrao, saiuAntesDeEntrar } from './dias-padrao.ts';

const dentro = { entrada: '2027-02-01', saida: null, saiuDaEscolaEm: null };
const convenio = { vigenteAte: '2027-12-31' };

test('the last day that is offered is one that the agreement takes', () => {
  const dia = (partes: object, hoje: string) => saidaPadrao({ ...dentro, ...partes }, convenio, hoje);
  expect(dia({}, '2027-05-10')).toBe('2027-05-10');
  expect(dia({}, '2026-11-27')).toBe('2027-02-01');
  expect(dia({}, '2028-01-15')).toBe('2027-12-31');
  expect(dia({ saiuDaEscolaEm: '2027-03-20' }, '2027-05-10')).toBe('2027-03-20');
  expect(dia({ saiuDaEscolaEm: '2026-11-27' }, '2026-11-28')).toBe('2027-02-01');
  expect(dia({ saida: '2027-06-30', saiuDaEscolaEm: '2027-03-20' }, '2027-07-10')).toBe('2027-06-30');
});

test('only who left the school before the day of entry never entered', () => {
  expect(saiuAntesDeEntrar({ ...dentro, saiuDaEscolaEm: '2027-01-31' })).toBe(true);
  expect(saiuAntesDeEntrar({ ...dentro, saiuDaEscolaEm: '2027-02-01' })).toBe(false);
  expect(saiuAntesDeEntrar(dentro)).toBe(false);
});
