import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { outroValorDoCodigo } from '../codigos/outro-valor.ts';
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

test.each([
  ['what is owed', 50_750, 0, null],
  ['what is owed and withheld', 51_000, 250, null],
  ['what is owed, where something is withheld', 50_750, 250, null],
  ['no amount', 0, 0, null],
  ['more', 133_590, 250, 133_590],
  ['less', 50_749, 0, 50_749],
])('a slip that states %s is told by its amount only where that is another', (_, nominal, retido, dito) => {
  const boleto = `341910000${String(nominal).padStart(10, '0')}${'0'.repeat(25)}`;
  const saldoCentavos = centavos(50_750);
  const achado = destinoDo({ ...titulo, codigo: boleto, codigoTipo: 'boleto', saldoCentavos }, {}, '756');
  const nominalCentavos = typeof achado === 'object' && 'codigo' in achado ? achado.nominalCentavos : undefined;
  if (nominalCentavos === undefined) throw new Error('it does not go by its code');
  expect(outroValorDoCodigo(nominalCentavos, { saldoCentavos, retidoCentavos: centavos(retido) })).toBe(dito);
});
