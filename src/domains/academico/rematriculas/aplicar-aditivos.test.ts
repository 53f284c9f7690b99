import { expect, test } from 'vitest';
import { linhasDepoisDosAditivos, type TermoDaOrigem } from './aplicar-aditivos.ts';

const linha = (id: number) => ({
  id,
  precoId: id,
  tipo: 'anuidade',
  descricao: 'Anuidade',
  diaVencimento: 10,
  formaPagamentoId: 1,
  parcelas: 12,
});
const vencimento = (diaVencimento: number, linhaId: number | null, parcelaAte: number | null): TermoDaOrigem => ({
  id: 1,
  tipo: 'vencimento',
  linhaId,
  parcelaAte,
  diaVencimento,
  descricao: null,
  descontoId: null,
  descontoRemovidoId: null,
  termoRemovidoId: null,
  pagadores: null,
});

test.each([
  ['until the end', [vencimento(28, null, null)], [28, 28]],
  ['until the last installment', [vencimento(28, null, 12)], [28, 28]],
  ['of some months', [vencimento(28, null, 11)], [10, 10]],
  ['of one line', [vencimento(28, 2, null)], [10, 28]],
  ['changed again', [vencimento(28, null, null), vencimento(5, 1, null)], [5, 28]],
  ['none', [], [10, 10]],
])('a due day that an addendum gave goes on when it held until the end: %s', (_, termos, dias) => {
  expect(linhasDepoisDosAditivos([linha(1), linha(2)], termos).map((l) => l.diaVencimento)).toEqual(dias);
});
