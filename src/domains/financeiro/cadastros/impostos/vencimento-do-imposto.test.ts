import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDiaUtil, montarData, partesDe, somarDias, somarMeses, ultimoDiaDoMes } from '#shared/datas.ts';
import { type RegraDeVencimento, regrasDeVencimento } from '../listas.ts';
import { vencimentoDoImposto } from './vencimento-do-imposto.ts';

// Good Friday and Easter of 2025 fall on 18 and 20 April; 20/06/2027 is a Sunday; Carnival of 2027 is on 8 and 9 February.
describe('the due date of a withheld tax (brazil.md §5)', () => {
  test.each<[string, string, RegraDeVencimento, number | null, string]>([
    ['IR and CSRF', '2026-03-10', 'segundo_decendio', null, '2026-04-20'],
    ['the last day of the month counts in it', '2026-03-31', 'segundo_decendio', null, '2026-04-20'],
    ['the 20th on a Saturday', '2026-05-15', 'segundo_decendio', null, '2026-06-19'],
    ['the 20th on Easter', '2025-03-10', 'segundo_decendio', null, '2025-04-17'],
    ['the 20th on a holiday', '2026-10-01', 'segundo_decendio', null, '2026-11-19'],
    ['across the year', '2026-12-31', 'segundo_decendio', null, '2027-01-20'],
    ['INSS', '2026-03-10', 'dia_antecipado', 20, '2026-04-20'],
    ['INSS, the 20th on a Sunday', '2027-05-04', 'dia_antecipado', 20, '2027-06-18'],
    ['ISS of a municipality that waits', '2026-09-10', 'dia_prorrogado', 10, '2026-10-13'],
    ['ISS of one that does not', '2026-09-10', 'dia_antecipado', 10, '2026-10-09'],
    ['Carnival, when banks are closed', '2027-01-15', 'dia_prorrogado', 8, '2027-02-10'],
    ['Carnival, before', '2027-01-15', 'dia_antecipado', 9, '2027-02-05'],
    ['a day that February does not have', '2027-01-31', 'dia_antecipado', 31, '2027-02-26'],
    ['a first day that is none, never before the fact', '2026-12-31', 'dia_antecipado', 1, '2027-01-04'],
    ['and a wait that leaves the month', '2027-01-31', 'dia_prorrogado', 31, '2027-03-01'],
  ])('%s: %s by %s %s is due %s', (_, fato, regra, dia, vence) => {
    expect(vencimentoDoImposto(fato, regra, dia)).toBe(vence);
  });

  const fato = fc
    .record({ ano: fc.integer({ min: 2000, max: 2150 }), mes: fc.integer({ min: 1, max: 12 }), dia: fc.integer({ min: 1, max: 31 }) })
    .map(({ ano, mes, dia }) => montarData(ano, mes, Math.min(dia, ultimoDiaDoMes(ano, mes))));
  const linha = fc
    .constantFrom(...regrasDeVencimento.map(({ valor }) => valor))
    .chain((regra) =>
      fc.record({ regra: fc.constant(regra), dia: regra === 'segundo_decendio' ? fc.constant(null) : fc.integer({ min: 1, max: 31 }) }),
    );

  test('is a banking day, the nearest one on its side of the day that the rule names', () => {
    fc.assert(
      fc.property(fato, linha, (dataFato, { regra, dia }) => {
        const vence = vencimentoDoImposto(dataFato, regra, dia);
        const seguinte = partesDe(somarMeses(montarData(partesDe(dataFato).ano, partesDe(dataFato).mes, 1), 1));
        const nominal = montarData(seguinte.ano, seguinte.mes, Math.min(dia ?? 20, ultimoDiaDoMes(seguinte.ano, seguinte.mes)));
        expect(isDiaUtil(vence, 'bancario')).toBe(true);
        const passo = vence < nominal ? -1 : 1;
        if (regra === 'dia_prorrogado') expect(vence >= nominal).toBe(true);
        else expect(vence <= nominal || nominal.slice(8) < '05').toBe(true);
        for (let d = nominal; d !== vence; d = somarDias(d, passo)) expect(isDiaUtil(d, 'bancario')).toBe(false);
        // Never more than a long holiday away, so the walk above had an end.
        expect(Math.abs(Date.parse(vence) - Date.parse(nominal))).toBeLessThanOrEqual(5 * 86_400_000);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is the same for every fact of a month, and later for a later month', () => {
    fc.assert(
      fc.property(fato, linha, (dataFato, { regra, dia }) => {
        const { ano, mes } = partesDe(dataFato);
        const vence = vencimentoDoImposto(dataFato, regra, dia);
        expect(vencimentoDoImposto(montarData(ano, mes, 1), regra, dia)).toBe(vence);
        expect(vencimentoDoImposto(somarMeses(dataFato, 1), regra, dia) > vence).toBe(true);
        expect(vence > dataFato).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
