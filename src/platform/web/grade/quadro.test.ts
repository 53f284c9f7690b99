import { expect, test } from 'vitest';
import { avisoEm } from './quadro.ts';

const nota = { id: 'p1', titulo: 'Prova', tipo: { tipo: 'numero' as const, casas: 1, estranho: { acimaDe: '9.5' } } };
const linha = { id: 'ana', rotulo: 'Ana' };

test('a value is told to be looked at where its row says why, or its kind finds it unusual; an empty cell never', () => {
  const comMotivo = { ...linha, avisos: { p1: 'A avaliação ainda não chegou.' } };
  expect(avisoEm(comMotivo, nota, '7.0', 'br')).toBe('A avaliação ainda não chegou.');
  expect(avisoEm(comMotivo, nota, null, 'br')).toBeNull();
  expect(avisoEm(linha, nota, '9.8', 'br')).toBe('Valor fora do comum: confira.');
  expect(avisoEm(linha, nota, '7.0', 'br')).toBeNull();
});
