import fc from 'fast-check';
import { expect, test } from 'vitest';
import { efeitos } from './cnab/retorno.ts';
import { aposRetorno, isVivo, situacoesBoleto } from './situacoes.ts';

const efeito = fc.constantFrom(...efeitos);
const aplicar = (linhas: readonly (typeof efeitos)[number][]) =>
  linhas.reduce((situacao, e) => aposRetorno(situacao, e), 'enviada' as (typeof situacoesBoleto)[number]);

test('any order and any repetition of the bank’s lines end in the same state', () => {
  fc.assert(
    fc.property(
      fc
        .array(efeito, { maxLength: 8 })
        .chain((linhas) => fc.tuple(fc.constant(linhas), fc.shuffledSubarray(linhas, { minLength: linhas.length }), fc.subarray(linhas))),
      ([linhas, embaralhadas, repetidas]) => aplicar(linhas) === aplicar([...embaralhadas, ...repetidas]),
    ),
  );
});

test('what the bank says, one line at a time', () => {
  expect(aposRetorno('enviada', 'registrada')).toBe('registrada');
  expect(aposRetorno('enviada', 'rejeitada')).toBe('rejeitada');
  // A second entry of a registered slip is refused by the bank; the slip lives on.
  expect(aposRetorno('registrada', 'rejeitada')).toBe('registrada');
  expect(aposRetorno('baixada', 'paga')).toBe('paga');
  expect(aposRetorno('paga', 'baixada')).toBe('paga');
  expect(aposRetorno('registrada', 'tarifa')).toBe('registrada');
  expect(situacoesBoleto.filter(isVivo)).toEqual(['gerada', 'enviada', 'registrada']);
});
