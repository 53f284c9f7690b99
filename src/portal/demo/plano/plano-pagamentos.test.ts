import { describe, expect, test } from 'vitest';
import { somarMeses } from '#shared/datas.ts';
import { planejarPagamentos } from './plano-pagamentos.ts';
import type { Pontualidade } from './tipos.ts';

const parcelas = Array.from({ length: 12 }, (_, i) => ({ parcela: i + 1, dataVencimento: somarMeses('2026-01-10', i) }));
const pagar = (pontualidade: Pontualidade, hoje = '2026-11-20', familias = 60) =>
  planejarPagamentos(
    Array.from({ length: familias }, (_, indice) => parcelas.map((titulo) => ({ titulo, familia: { indice, pontualidade } }))).flat(),
    { de: '2025-12-01', hoje },
  );
const habitos = ['em_dia', 'adiantada', 'atrasa', 'inadimplente'] as const;

describe('planejarPagamentos', () => {
  test.each(habitos)('%s: nothing is paid in the future or before the cash books begin', (habito) => {
    for (const hoje of ['2026-01-02', '2026-04-01', '2026-11-20']) {
      for (const { pagamento } of pagar(habito, hoje)) {
        expect(pagamento.dataBaixa >= '2025-12-01' && pagamento.dataBaixa <= hoje).toBe(true);
        expect(pagamento.porCento > 0 && pagamento.porCento <= 100).toBe(true);
      }
    }
  });

  test('habits show: some are never late, some late, some stop paying, some pay ahead', () => {
    const atrasados = (habito: Pontualidade): number =>
      pagar(habito).filter(({ titulo, pagamento }) => pagamento.dataBaixa > titulo.dataVencimento).length;
    expect(atrasados('em_dia')).toBe(0);
    expect(atrasados('atrasa')).toBeGreaterThan(100);
    expect(pagar('inadimplente').filter(({ titulo }) => titulo.parcela > 5)).toEqual([]);
    expect(pagar('em_dia').filter(({ titulo }) => titulo.dataVencimento > '2026-11-27')).toEqual([]);
    expect(pagar('adiantada').filter(({ titulo }) => titulo.dataVencimento > '2026-11-28').length).toBeGreaterThan(0);
  });

  test('a part of what is paid late is partial, and some payments are reversed, even early in the year', () => {
    const cedo = pagar('atrasa', '2026-04-01');
    expect(cedo.filter(({ pagamento }) => pagamento.porCento < 100).length).toBeGreaterThan(2);
    expect(cedo.filter(({ pagamento }) => pagamento.estornado).length).toBeGreaterThan(0);
    expect(pagar('em_dia').filter(({ pagamento }) => pagamento.porCento < 100)).toEqual([]);
  });

  test('titles of a family due on one day are paid on one day', () => {
    const [titulo] = parcelas as [(typeof parcelas)[number]];
    const familia = { indice: 5, pontualidade: 'atrasa' as const };
    const pagos = planejarPagamentos(
      [titulo, titulo, titulo].map((t) => ({ titulo: t, familia })),
      { de: '2025-12-01', hoje: '2026-11-20' },
    );
    expect(new Set(pagos.map(({ pagamento }) => pagamento.dataBaixa)).size).toBe(1);
  });
});
