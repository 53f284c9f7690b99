import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calcularParcelas, type LinhaPreco } from '../../parcelas.ts';
import { corteDe } from './alcance.ts';

const preco = (indice: number, parcelas: number, primeiroVencimento: string): LinhaPreco => ({
  indice,
  descricao: `Linha ${indice}`,
  valorCentavos: 120_000 as LinhaPreco['valorCentavos'],
  parcelas,
  primeiroVencimento,
  diaVencimento: 10,
});

test('whatever the prices and the day, a line that ends leaves exactly what it gave and falls due before', () => {
  const dia = fc.integer({ min: 1, max: 12 }).map((mes) => `2026-${String(mes).padStart(2, '0')}-10`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), dia), { minLength: 1, maxLength: 4 }),
      fc.record({
        precoIndice: fc.option(fc.integer({ min: 0, max: 3 })),
        parcelaDe: fc.integer({ min: 1, max: 14 }),
        mais: fc.option(fc.integer({ min: 0, max: 14 })),
      }),
      fc.integer({ min: 1, max: 24 }).map((n) => `${n > 12 ? 2027 : 2026}-${String(((n - 1) % 12) + 1).padStart(2, '0')}-01`),
      (precos, { mais, ...linha }, aPartirDe) => {
        const parcelas = calcularParcelas(
          precos.map(([quantas, primeiro], i) => preco(i, quantas, primeiro)),
          [],
        );
        const inteira = { ...linha, parcelaAte: mais === null ? null : linha.parcelaDe + mais };
        const da =
          (trecho: typeof inteira) =>
          ({ precoIndice, parcela }: (typeof parcelas)[number]) =>
            (trecho.precoIndice === null || trecho.precoIndice === precoIndice) &&
            parcela >= trecho.parcelaDe &&
            parcela <= (trecho.parcelaAte ?? 60);
        const corte = corteDe(inteira, parcelas, aPartirDe);
        const restam =
          corte === null ? [inteira] : [{ ...inteira, parcelaAte: Math.min(inteira.parcelaAte ?? 60, corte.desde - 1) }, ...corte.voltam];
        for (const p of parcelas) {
          const dadas = restam.filter((trecho) => da(trecho)(p)).length;
          expect(dadas).toBe(da(inteira)(p) && p.vencimento < aPartirDe ? 1 : 0);
        }
      },
    ),
  );
});
