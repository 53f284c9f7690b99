import fc from 'fast-check';
import { isCPF } from 'validation-br';
import { describe, expect, it } from 'vitest';
import { formatarCpf, isCpf, mascararCpf, normalizarCpf } from './cpf.ts';

const base9 = fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 9, maxLength: 9 });
/** Half of the numbers end in the check digits that the other implementation takes, half in any. */
const numeros = fc.tuple(base9, fc.boolean(), fc.integer({ min: 0, max: 99 })).map(([base, certo, dv]) => {
  const finais = Array.from({ length: 100 }, (_, n) => base + String(n).padStart(2, '0'));
  return (certo ? finais.find((final) => isCPF(final)) : finais[dv]) ?? base;
});

describe('CPF', () => {
  it.each([
    '529.982.247-25',
    '111.444.777-35',
    '123.456.789-09',
    '987.654.321-00',
    '390.533.447-05',
    '168.995.350-09',
    '000.000.001-91',
    ' 52998224725 ',
  ])('%s is valid', (cpf) => {
    expect(isCpf(cpf)).toBe(true);
  });

  it.each([
    '111.111.111-11',
    '000.000.000-00',
    '529.982.247-24',
    '5299822472',
    '529982247251',
    'abc52998224725',
    '529.982.247/25',
    '٥٢٩٩٨٢٢٤٧٢٥',
    '',
  ])('%j is not', (cpf) => {
    expect(isCpf(cpf)).toBe(false);
  });

  it('refuses the ten repeated numbers', () => {
    for (let d = 0; d < 10; d++) expect(isCpf(String(d).repeat(11))).toBe(false);
  });

  it('agrees with another implementation, near and far from valid numbers', () => {
    fc.assert(
      fc.property(numeros, (cpf) => {
        expect(isCpf(cpf)).toBe(isCPF(cpf));
      }),
      { numRuns: 500 },
    );
  });

  it('exactly one pair of check digits is valid for a stem', () => {
    fc.assert(
      fc.property(base9, (base) => {
        fc.pre(new Set(base).size > 1);
        const validos = Array.from({ length: 100 }, (_, dv) => base + String(dv).padStart(2, '0')).filter(isCpf);
        expect(validos).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
  });

  it('formats whole and partial numbers, and hides them for lists', () => {
    expect(formatarCpf('52998224725')).toBe('529.982.247-25');
    expect(formatarCpf('5299')).toBe('529.9');
    expect(formatarCpf('529982247251')).toBe('529982247251');
    expect(normalizarCpf('529.982.247-25')).toBe('52998224725');
    expect(mascararCpf('52998224725')).toBe('***.982.247-**');
    expect(mascararCpf('5299')).toBe('***.***.***-**');
  });
});
