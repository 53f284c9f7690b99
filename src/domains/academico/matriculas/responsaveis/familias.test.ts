import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agruparFamilias, type Vinculo } from './familias.ts';

const v = (alunoId: number, ...pessoas: number[]): Vinculo[] => pessoas.map((pessoaId) => ({ alunoId, pessoaId }));

describe('families', () => {
  test('a shared guardian or parent makes siblings; an only child is no family', () => {
    expect(agruparFamilias([...v(1, 100, 101), ...v(2, 100), ...v(3, 102)])).toEqual([{ id: 1, alunos: [1, 2], emComum: [100] }]);
  });

  test('half-siblings are one family through the one they share', () => {
    expect(agruparFamilias([...v(7, 100), ...v(5, 100, 200), ...v(6, 200)])).toEqual([{ id: 5, alunos: [5, 6, 7], emComum: [100, 200] }]);
  });

  test('a bond told twice (guardian and mother) is one', () => {
    expect(agruparFamilias([...v(1, 100, 100), ...v(2, 101)])).toEqual([]);
  });

  // Against the definition itself: closure of "share a person", computed by brute force.
  test('are the closure of sharing a person, whatever the order of the bonds', () => {
    const vinculos = fc.array(fc.record({ alunoId: fc.integer({ min: 1, max: 12 }), pessoaId: fc.integer({ min: 100, max: 115 }) }), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(vinculos, (lista) => {
        const alunos = [...new Set(lista.map(({ alunoId }) => alunoId))];
        const pessoasDe = (a: number): number[] => lista.filter(({ alunoId }) => alunoId === a).map(({ pessoaId }) => pessoaId);
        const familiaDe = (aluno: number): number[] => {
          const alcancados = new Set([aluno]);
          for (let passo = 0; passo < alunos.length; passo += 1)
            for (const outro of alunos)
              if ([...alcancados].some((a) => pessoasDe(a).some((p) => pessoasDe(outro).includes(p)))) alcancados.add(outro);
          return [...alcancados].toSorted((a, b) => a - b);
        };
        const esperadas = new Set(
          alunos
            .map((aluno) => familiaDe(aluno))
            .filter((f) => f.length > 1)
            .map((f) => f.join()),
        );
        expect(new Set(agruparFamilias(lista).map((f) => f.alunos.join()))).toEqual(esperadas);
        expect(
          agruparFamilias(lista.toReversed())
            .map((f) => f.id)
            .toSorted(),
        ).toEqual(
          agruparFamilias(lista)
            .map((f) => f.id)
            .toSorted(),
        );
      }),
      { numRuns: 200 },
    );
  });
});
