import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liquidoDe, somarFluxo } from './somar.ts';

const dinheiro = fc.integer({ min: 0, max: 10_000_000 });
const linha = fc.record({
  entradasRealizadasCentavos: dinheiro,
  saidasRealizadasCentavos: dinheiro,
  entradasPrevistasCentavos: dinheiro,
  saidasPrevistasCentavos: dinheiro,
});

test('opening + in − out = closing on every row, each closing opens the next, and the whole ties', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.array(linha, { maxLength: 40 }), (inicial, linhas) => {
      const somadas = somarFluxo(inicial, linhas);
      for (const [i, l] of somadas.entries()) {
        expect(l.saldoInicialCentavos).toBe(i === 0 ? inicial : somadas[i - 1]?.saldoFinalCentavos);
        expect(l.saldoFinalCentavos - l.saldoInicialCentavos).toBe(liquidoDe(l));
      }
      expect(somadas.at(-1)?.saldoFinalCentavos ?? inicial).toBe(inicial + linhas.reduce((soma, l) => soma + liquidoDe(l), 0));
    }),
  );
});
