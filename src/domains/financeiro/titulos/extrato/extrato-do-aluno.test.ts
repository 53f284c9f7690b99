import fc from 'fast-check';
import { expect, test } from 'vitest';
import { devidoPeloAluno, soDoAluno } from './extrato-do-aluno.ts';
import type { TipoDeMovimento } from './movimentos.ts';

const [ISABELLA, VINICIUS] = [1, 2];
const titulo = {
  tituloId: 9,
  partes: [
    { alunoId: ISABELLA, de: 0, ate: 600 },
    { alunoId: VINICIUS, de: 600, ate: 900 },
    { alunoId: ISABELLA, de: 900, ate: 967 },
    { alunoId: VINICIUS, de: 967, ate: 1_000 },
  ],
};
const movimento = (tipo: TipoDeMovimento, valorCentavos: number, dinheiroCentavos = 0, tituloId = 9) => ({
  tituloId,
  tipo,
  valorCentavos,
  dinheiroCentavos,
});

test('what is paid covers the parts in their order; what only moved the part of a brother is not there', () => {
  const movimentos = [
    movimento('emissao', 1_000),
    movimento('baixa', -700, 735),
    movimento('baixa', -100, 100),
    movimento('emissao', 50, 0, 8),
  ];
  expect(soDoAluno(movimentos, [titulo], ISABELLA).map((m) => [m.valorCentavos, m.dinheiroCentavos])).toEqual([
    [667, 0],
    [-600, 630],
    [50, 0],
  ]);
  expect(soDoAluno(movimentos, [titulo], VINICIUS).map((m) => [m.valorCentavos, m.dinheiroCentavos])).toEqual([
    [333, 0],
    [-100, 105],
    [-100, 100],
    [50, 0],
  ]);
  expect(devidoPeloAluno(titulo, { cobertoCentavos: 800, encargosCentavos: 20 }, ISABELLA)).toEqual({
    saldoCentavos: 67,
    encargosCentavos: 7,
  });
  expect(devidoPeloAluno(titulo, { cobertoCentavos: 800, encargosCentavos: 20 }, VINICIUS)).toEqual({
    saldoCentavos: 133,
    encargosCentavos: 13,
  });
});

test('over all students the parts add up to every movement, and the account of each ends in what is open', () => {
  const passo = fc.record({ tipo: fc.constantFrom('baixa', 'estorno', 'acordo'), parte: fc.integer({ min: 1, max: 400 }) });
  fc.assert(
    fc.property(fc.array(passo, { maxLength: 12 }), (passos) => {
      let coberto = 0;
      const movimentos = [movimento('emissao', 1_000)];
      for (const { tipo, parte } of passos) {
        if (tipo === 'acordo') {
          movimentos.push(movimento('renegociacao', coberto - 1_000), movimento('devolucao', 1_000 - coberto));
          continue;
        }
        const valor = tipo === 'baixa' ? Math.min(parte, 1_000 - coberto) : -Math.min(parte, coberto);
        coberto += valor;
        movimentos.push(movimento(tipo === 'baixa' ? 'baixa' : 'estorno', valor === 0 ? 0 : -valor, valor));
      }
      const saldos = [ISABELLA, VINICIUS].map((aluno) =>
        soDoAluno(movimentos, [titulo], aluno).reduce((soma, m) => soma + m.valorCentavos, 0),
      );
      expect(saldos).toEqual(
        [ISABELLA, VINICIUS].map(
          (aluno) => devidoPeloAluno(titulo, { cobertoCentavos: coberto, encargosCentavos: 0 }, aluno).saldoCentavos,
        ),
      );
      expect(saldos.reduce((a, b) => a + b, 0)).toBe(1_000 - coberto);
    }),
  );
});
