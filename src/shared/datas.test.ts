import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  diaDaSemana,
  diasEntre,
  formatarData,
  formatarInstante,
  hojeEm,
  idadeEm,
  isDataCivil,
  montarData,
  parseDataBr,
  partesDe,
  somarDias,
  somarMeses,
  vencimentoDaParcela,
} from './datas.ts';

const fusoDoProcesso = process.env.TZ;
const civil = fc
  .date({ min: new Date('1901-01-01T00:00:00Z'), max: new Date('2190-12-31T00:00:00Z'), noInvalidDate: true })
  .map((instante) => instante.toISOString().slice(0, 10));

afterEach(() => {
  if (fusoDoProcesso === undefined) delete process.env.TZ;
  else process.env.TZ = fusoDoProcesso;
});

describe('parseDataBr', () => {
  it.each([
    ['04031999', '1999-03-04'],
    ['4/3/99', '1999-03-04'],
    ['04/03/1999', '1999-03-04'],
    [' 04-03-1999 ', '1999-03-04'],
    ['4.3.1999', '1999-03-04'],
    ['4 3 1999', '1999-03-04'],
    ['040399', '1999-03-04'],
    ['1999-03-04', '1999-03-04'],
    ['10/12/26', '2026-12-10'],
    ['01/01/49', '2049-01-01'],
    ['01/01/50', '1950-01-01'],
    ['29/02/2024', '2024-02-29'],
  ])('reads %j', (texto, esperado) => {
    expect(parseDataBr(texto)).toBe(esperado);
  });

  it.each([
    '',
    '31/02/2024',
    '29/02/2023',
    '29/02/2100',
    '00/01/2024',
    '32/01/2024',
    '01/13/2024',
    '1/1/024',
    '01/01/0024',
    '01/01/20244',
    '1/2',
    'ontem',
    '4/3-1999x',
    '010120',
    '1/1/2',
  ])('reads %j only if it is a day', (texto) => {
    const lido = parseDataBr(texto);
    expect(lido).toBe(texto === '010120' ? '2020-01-01' : null);
  });

  it('takes the latest century that a birth date allows', () => {
    expect(parseDataBr('4/3/45', 2026)).toBe('1945-03-04');
    expect(parseDataBr('4/3/26', 2026)).toBe('2026-03-04');
    expect(parseDataBr('4/3/27', 2026)).toBe('1927-03-04');
  });

  it('reads back every date it writes', () => {
    fc.assert(
      fc.property(civil, (data) => {
        expect(parseDataBr(formatarData(data))).toBe(data);
        expect(parseDataBr(formatarData(data).replaceAll('/', ''))).toBe(data);
      }),
    );
  });
});

describe('calendar', () => {
  it.each(['2024-02-29', '2028-02-29', '1900-01-01', '2199-12-31'])('%s exists', (data) => expect(isDataCivil(data)).toBe(true));
  it.each(['2023-02-29', '2100-02-29', '1899-12-31', '2200-01-01', '2024-2-9', '2024-02-29T00:00:00Z', ''])('%j is not a date', (data) =>
    expect(isDataCivil(data)).toBe(false),
  );

  it('counts days across months, leap years and daylight changes', () => {
    expect(diasEntre('2027-02-10', '2027-03-15')).toBe(33);
    expect(diasEntre('2026-12-10', '2027-01-31')).toBe(52);
    expect(diasEntre('2027-02-10', '2028-02-10')).toBe(365);
    expect(diasEntre('2028-02-10', '2029-02-10')).toBe(366);
    expect(diasEntre('2027-02-10', '2027-02-10')).toBe(0);
    expect(diasEntre('2027-03-15', '2027-02-10')).toBe(-33);
    expect(diaDaSemana('2026-11-20')).toBe(5);
  });

  it('adds and counts days consistently', () => {
    const perto = fc.integer({ min: -3000, max: 3000 });
    fc.assert(
      fc.property(
        civil.filter((data) => data > '1910' && data < '2190'),
        perto,
        (data, dias) => {
          expect(diasEntre(data, somarDias(data, dias))).toBe(dias);
        },
      ),
    );
  });

  it('refuses what is not a date', () => {
    expect(() => formatarData('31/12/2026')).toThrow(RangeError);
    expect(() => montarData(2026, 2, 30)).toThrow(RangeError);
    expect(() => somarDias('2199-12-31', 1)).toThrow(RangeError);
  });
});

describe('instants', () => {
  it.each([undefined, 'UTC', 'Asia/Tokyo', 'America/Belem'])(
    '23:30 of 31/01 in Belém is January, whatever the zone of the process (%s)',
    (tz) => {
      if (tz !== undefined) process.env.TZ = tz;
      expect(hojeEm(new Date('2026-02-01T02:30:00Z'), 'America/Belem')).toBe('2026-01-31');
      expect(hojeEm(new Date('2026-02-01T03:00:00Z'), 'America/Belem')).toBe('2026-02-01');
      expect(formatarInstante('2026-02-01T02:30:00Z', 'America/Belem')).toBe('31/01/2026 23:30');
      expect(formatarInstante('2026-02-01T03:00:00Z', 'America/Belem')).toBe('01/02/2026 00:00');
      expect(formatarInstante('2026-02-01T03:00:00Z', 'Asia/Tokyo')).toBe('01/02/2026 12:00');
      expect(parseDataBr('31/01/2026')).toBe('2026-01-31');
    },
  );

  it('refuses an invalid instant', () => {
    expect(() => formatarInstante('ontem', 'America/Belem')).toThrow(RangeError);
  });
});

describe('installments', () => {
  it('day 31 falls on the last day of short months and does not drift', () => {
    const vencimentos = Array.from({ length: 12 }, (_, k) => vencimentoDaParcela('2027-01-31', k, 31));
    expect(vencimentos.map((data) => data.slice(5))).toEqual([
      '01-31',
      '02-28',
      '03-31',
      '04-30',
      '05-31',
      '06-30',
      '07-31',
      '08-31',
      '09-30',
      '10-31',
      '11-30',
      '12-31',
    ]);
    expect(vencimentoDaParcela('2028-01-30', 1, 30)).toBe('2028-02-29');
    expect(vencimentoDaParcela('2027-01-29', 1, 29)).toBe('2027-02-28');
  });

  it('the first is due on its own date, the others on the due day', () => {
    expect([0, 1, 2].map((k) => vencimentoDaParcela('2026-12-15', k, 10))).toEqual(['2026-12-15', '2027-01-10', '2027-02-10']);
  });

  it('installment k is always k months after the first, on the due day or the last of the month', () => {
    fc.assert(
      fc.property(civil, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 31 }), (primeiro, k, dia) => {
        const a = partesDe(primeiro);
        const b = partesDe(vencimentoDaParcela(primeiro, k, dia));
        expect((b.ano - a.ano) * 12 + b.mes - a.mes).toBe(k);
        const ultimo = new Date(Date.UTC(b.ano, b.mes, 0)).getUTCDate();
        expect(b.dia).toBe(Math.min(dia, ultimo));
      }),
    );
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %i months is %s', (base, k, esperado) => expect(somarMeses(base, k)).toBe(esperado));

  it('refuses an index or a due day that does not exist', () => {
    expect(() => vencimentoDaParcela('2027-01-31', -1, 10)).toThrow(RangeError);
    expect(() => vencimentoDaParcela('2027-01-31', 1, 0)).toThrow(RangeError);
    expect(() => vencimentoDaParcela('2027-01-31', 1, 32)).toThrow(RangeError);
  });
});

describe('idadeEm', () => {
  it.each([
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2020-03-31', '2026-03-31', 6],
    ['2020-04-01', '2026-03-31', 5],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-19', -1],
  ])('born %s, on %s: %i', (nascimento, em, idade) => expect(idadeEm(nascimento, em)).toBe(idade));
});
