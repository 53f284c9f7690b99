import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { montarData } from '#shared/datas.ts';
import { avaliarQuitacao, type TituloDoAno } from './quitacao.ts';

const titulo = (mes: number, partes: Partial<TituloDoAno> = {}): TituloDoAno => ({
  id: mes,
  numero: `2025-${mes}`,
  descricao: 'Mensalidade',
  dataVencimento: montarData(2025, mes, 10),
  valorCentavos: 100_000,
  pagoCentavos: 100_000,
  saldoCentavos: 0,
  pendente: false,
  emAcordo: false,
  processo: null,
  ultimoPagamento: montarData(2025, mes, 9),
  ...partes,
});
const anoTodo = Array.from({ length: 12 }, (_, i) => titulo(i + 1));
const aberto = { pagoCentavos: 0, saldoCentavos: 100_000, pendente: true, ultimoPagamento: null };
const hoje = '2026-03-01';

describe('annual settlement', () => {
  test('twelve months paid give the whole statement', () => {
    const { situacao, meses, recusa } = avaliarQuitacao(anoTodo, 2025, hoje);
    expect([situacao, recusa, meses.length]).toEqual(['plena', null, 12]);
    expect(meses[4]).toEqual({ mes: 5, titulos: 1, valorCentavos: 100_000, pagoCentavos: 100_000, ultimoPagamento: '2025-05-09' });
  });
  test('months without billing give the months billed', () => {
    expect(avaliarQuitacao(anoTodo.slice(6), 2025, hoje)).toMatchObject({ situacao: 'parcial', recusa: null });
  });
  test('an open debt refuses and is named, with why it is open', () => {
    const fora = avaliarQuitacao([...anoTodo.slice(0, 10), titulo(11, aberto), titulo(12, { ...aberto, emAcordo: true })], 2025, hoje);
    expect(fora.recusa).toBe('DEBITOS_EM_ABERTO');
    expect(fora.pendencias.map(({ numero, motivo }) => [numero, motivo])).toEqual([
      ['2025-11', 'em_aberto'],
      ['2025-12', 'em_acordo'],
    ]);
  });
  test('a debt questioned in court leaves its month out and holds back nothing else', () => {
    const uma = avaliarQuitacao([...anoTodo.slice(0, 11), titulo(12, { ...aberto, processo: '0800123-45.2025' })], 2025, hoje);
    expect(uma).toMatchObject({ situacao: 'parcial', recusa: null, pendencias: [] });
    expect([uma.meses.length, uma.contestados.map((c) => c.processo)]).toEqual([11, ['0800123-45.2025']]);
    expect(avaliarQuitacao([titulo(12, { ...aberto, processo: 'x' })], 2025, hoje).recusa).toBe('SEM_DEBITOS_NO_ANO');
  });
  test('a year that is not over has none', () => {
    expect(avaliarQuitacao(anoTodo, 2025, '2025-12-31').recusa).toBe('ANO_EM_CURSO');
    expect(avaliarQuitacao(anoTodo, 2025, '2026-01-01').recusa).toBeNull();
  });
  test('nothing pending stays unnamed, and a statement never names a pending title as paid', () => {
    const um = fc.record({ mes: fc.integer({ min: 1, max: 12 }), pendente: fc.boolean(), processo: fc.constantFrom(null, 'p-1') });
    fc.assert(
      fc.property(fc.array(um, { maxLength: 30 }), (dados) => {
        const titulos = dados.map(({ mes, pendente, processo }, id) => titulo(mes, { id, ...(pendente ? aberto : {}), processo }));
        const a = avaliarQuitacao(titulos, 2025, hoje);
        const pendentes = titulos.filter((t) => t.pendente).length;
        expect(a.pendencias.length + a.contestados.length).toBe(pendentes);
        if (a.recusa === null) {
          expect(a.meses.reduce((n, m) => n + m.titulos, 0)).toBe(titulos.length - pendentes);
          expect(a.meses.reduce((n, m) => n + m.pagoCentavos, 0)).toBe(titulos.filter((t) => !t.pendente).length * 100_000);
        }
      }),
    );
  });
});
