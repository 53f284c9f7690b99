import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { destinoDo } from './destino.ts';

const titulo = { situacao: 'aberto', aprovacao: 'aprovada', noBanco: false, codigoTipo: 'arrecadacao', bancoEmEspera: false } as const;
const codigo = (identificador: string, valor: number) => `81${identificador}0${String(valor).padStart(11, '0')}${'0'.repeat(29)}`;
const destino = (codigoDaConta: string, saldo: number) =>
  destinoDo({ ...titulo, codigo: codigoDaConta, saldoCentavos: centavos(saldo) }, {}, '756');

test('a utility or tax bill that states another amount than is owed does not go; one that states none does', () => {
  expect(destino(codigo('6', 12_345), 12_345)).toMatchObject({ modo: 'arrecadacao' });
  expect(destino(codigo('8', 12_345), 12_344)).toBe('outroValor');
  expect(destino(codigo('6', 0), 12_344)).toMatchObject({ modo: 'arrecadacao' });
  expect(destino(codigo('7', 12_345), 99)).toMatchObject({ modo: 'arrecadacao' });
});
