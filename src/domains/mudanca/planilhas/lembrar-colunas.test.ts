import { expect, test } from 'vitest';
import { camposPorTipo } from '#domains/mudanca/campos/por-tipo.ts';
import { proporComMemoria, titulosDe } from './lembrar-colunas.ts';
import { profundidadesPor } from '#domains/mudanca/profundidades.ts';

const { campos } = camposPorTipo.titulos;

test('a column is found by the title that it had, wherever it stands; others are guessed, and none is used twice', () => {
  const lembrados = titulosDe(['Doc.', 'Quem paga', 'Obs'], { codigo: 0, pagador: 1, descricao: 2 });
  expect(lembrados).toMatchObject({ codigo: 'Doc.', pagador: 'Quem paga', descricao: 'Obs' });
  expect(proporComMemoria(['Vencimento', 'QUEM PAGA', 'doc.', 'Documento'], campos, lembrados)).toEqual({
    vencimento: 0,
    pagador: 1,
    codigo: 2,
  });
});

test('a column that was left out is not proposed again, whatever it is called; one that was not there then is', () => {
  const colunas = ['Documento', 'Pagador', 'Histórico', 'Banco', ''];
  expect(proporComMemoria(colunas, campos, {})).toEqual({ codigo: 0, pagador: 1, descricao: 2, conta: 3 });
  const lembrados = titulosDe(colunas, { codigo: 0, pagador: 1 });
  const guardados = JSON.parse(JSON.stringify(lembrados)) as typeof lembrados;
  expect(proporComMemoria(['HISTÓRICO', 'Banco', 'Vencimento', 'Pagador', 'Documento'], campos, guardados)).toEqual({
    codigo: 4,
    pagador: 3,
    vencimento: 2,
  });
  // Of two columns of one title the one that was used is the one that is found.
  expect(proporComMemoria(['Banco', 'Banco'], campos, titulosDe(['Banco', 'Banco'], { conta: 0 }))).toEqual({ conta: 0 });
});

test('a title that several columns have does not tell which of them it was: it is guessed anew', () => {
  const colunas = ['Conta', 'Saldo Anterior', 'D/C', 'Saldo Atual', 'D/C'];
  const lidas = { codigo: 0, saldo: 3, lado: 4 };
  expect(proporComMemoria(colunas, camposPorTipo.saldos.campos, titulosDe(colunas, lidas))).toEqual(lidas);
});

test('what was remembered before columns could be left out is read as it is', () => {
  expect(proporComMemoria(['Doc.', 'Banco'], campos, { codigo: 'Doc.' })).toEqual({ codigo: 0, conta: 1 });
});

test('lines come after those on which they hang, by code or CPF; a circle does not hang for ever', () => {
  const no = (nome: string, ...pendeDe: string[]) => ({ nomes: [nome], pendeDe });
  expect(profundidadesPor([no('neto', 'filha'), no('filha', '0007'), no('7'), no('outra', 'longe')])).toEqual([2, 1, 0, 0]);
  expect(profundidadesPor([no('a', 'b'), no('b', 'a')]).toSorted()).toEqual([0, 1]);
});
