import { describe, expect, it } from 'vitest';
import { diaUtilAnterior, feriadosBancarios, feriadosNacionais, isDiaUtil, proximoDiaBancario, proximoDiaUtil } from './feriados.ts';

const dias = (feriados: readonly { dataFeriado: string }[]) => feriados.map((feriado) => feriado.dataFeriado.slice(5));

describe('holidays', () => {
  it('lists the national holidays of 2027 in order', () => {
    expect(dias(feriadosNacionais(2027))).toEqual([
      '01-01',
      '03-26',
      '04-21',
      '05-01',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '11-20',
      '12-25',
    ]);
  });

  it('adds Carnival, Corpus Christi and the last day of the year for the banks', () => {
    const soDoBanco = dias(feriadosBancarios(2027)).filter((dia) => !dias(feriadosNacionais(2027)).includes(dia));
    expect(soDoBanco).toEqual(['02-08', '02-09', '05-27', '12-31']);
  });

  it.each([
    [2024, '03-29'],
    [2025, '04-18'],
    [2026, '04-03'],
    [2028, '04-14'],
    [2038, '04-23'],
    [2076, '04-17'],
  ])('Good Friday of %i is %s', (ano, dia) => {
    expect(feriadosNacionais(ano).find((feriado) => feriado.br === 'Sexta-feira Santa')?.dataFeriado).toBe(`${ano}-${dia}`);
  });

  it('20 November counts from 2024 on', () => {
    expect(dias(feriadosNacionais(2023))).not.toContain('11-20');
    expect(dias(feriadosNacionais(2024))).toContain('11-20');
  });
});

describe('business days', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2027-02-08', true],
  ])('%s: %s', (data, util) => expect(isDiaUtil(data)).toBe(util));

  it('moves to the next one, and stays on a business day', () => {
    expect(proximoDiaUtil('2026-11-20')).toBe('2026-11-23');
    expect(proximoDiaUtil('2026-11-19')).toBe('2026-11-19');
    expect(proximoDiaUtil('2026-12-25')).toBe('2026-12-28');
    expect(proximoDiaUtil('2027-02-06', 'bancario')).toBe('2027-02-10');
    expect(proximoDiaUtil('2027-02-06')).toBe('2027-02-08');
  });

  it('banks rest on the last day of the year and on holidays of the school’s city', () => {
    expect(proximoDiaBancario('2026-12-31')).toBe('2027-01-04');
    expect(proximoDiaBancario('2026-10-12', new Set(['2026-10-13', '2026-10-14']))).toBe('2026-10-15');
    expect(proximoDiaBancario('2026-10-13', new Set(['2026-10-14']))).toBe('2026-10-13');
  });

  it('moves back to the one before, and stays on a business day', () => {
    expect(diaUtilAnterior('2026-11-22')).toBe('2026-11-19');
    expect(diaUtilAnterior('2026-11-19')).toBe('2026-11-19');
    expect(diaUtilAnterior('2027-02-09', 'bancario')).toBe('2027-02-05');
    expect(diaUtilAnterior('2027-02-09')).toBe('2027-02-09');
  });
});
