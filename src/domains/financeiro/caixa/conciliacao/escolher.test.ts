import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidata, escolher } from './escolher.ts';
import { motivosDaSugestao } from './respostas.ts';

const candidata = fc.record({
  motivo: fc.constantFrom(...motivosDaSugestao),
  linhaIds: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
  lancamentoIds: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
  dias: fc.integer({ min: 0, max: 5 }),
});

test('no line and no movement is suggested twice, and what is left out collides with what stands', () => {
  fc.assert(
    fc.property(fc.array(candidata, { maxLength: 30 }), (todas) => {
      const escolhidas = escolher(todas);
      const linhas = escolhidas.flatMap((c) => c.linhaIds);
      const lancamentos = escolhidas.flatMap((c) => c.lancamentoIds);
      expect(new Set(linhas).size).toBe(linhas.length);
      expect(new Set(lancamentos).size).toBe(lancamentos.length);
      const colide = (c: Candidata): boolean =>
        c.linhaIds.some((id) => linhas.includes(id)) || c.lancamentoIds.some((id) => lancamentos.includes(id));
      expect(todas.filter((c) => !escolhidas.includes(c)).every(colide)).toBe(true);
    }),
  );
});

test('a document says more than a day, and a near day more than a far one', () => {
  const c = (motivo: Candidata['motivo'], lancamento: number, dias: number): Candidata => ({
    motivo,
    linhaIds: [1],
    lancamentoIds: [lancamento],
    dias,
  });
  expect(escolher([c('mesmo_dia', 1, 0), c('documento', 2, 9)])).toMatchObject([{ lancamentoIds: [2] }]);
  expect(escolher([c('dia_proximo', 1, 3), c('dia_proximo', 2, 1)])).toMatchObject([{ lancamentoIds: [2] }]);
});
