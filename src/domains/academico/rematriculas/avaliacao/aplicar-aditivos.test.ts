import { expect, test } from 'vitest';
import {
  type DescontoDoContrato,
  descontosDepoisDosAditivos,
  linhasDepoisDosAditivos,
  responsaveisDepoisDosAditivos,
  type TermoDaOrigem,
} from './aplicar-aditivos.ts';

const linha = (id: number) => ({
  id,
  precoId: id,
  tipo: 'anuidade',
  precoDescricao: 'Anuidade',
  precoCentavos: null,
  descricao: 'Anuidade',
  valorCentavos: 1_200_000,
  primeiroVencimento: '2026-01-10',
  diaVencimento: 10,
  formaPagamentoId: 1,
  parcelas: 12,
});
const vencimento = (diaVencimento: number, linhaId: number | null, parcelaAte: number | null): TermoDaOrigem => ({
  id: 1,
  tipo: 'vencimento',
  linhaId,
  parcelaDe: 1,
  parcelaAte,
  diaVencimento,
  percentual: null,
  valorCentavos: null,
  limiteCentavos: null,
  condicional: null,
  sobreValorCheio: null,
  prioridade: null,
  descricao: null,
  descontoId: null,
  vemDe: null,
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

const desconto = (linhaId: number | null, parcelaDe: number, parcelaAte: number | null): DescontoDoContrato => ({
  id: 1,
  linhaId,
  descontoId: 1,
  descricao: 'Bolsa',
  forma: 'percentual',
  percentual: '50.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 100,
  parcelaDe,
  parcelaAte,
  vemDe: null,
});

test.each([
  ['of all installments', desconto(null, 1, null), false],
  ['of the last ones', desconto(2, 8, 10), false],
  ['of the first three', desconto(2, 1, 3), true],
  // The entry has one installment: it ends there, and the other line does not.
  ['of the first of each line', desconto(null, 1, 1), true],
  ['of the entry alone', desconto(1, 1, 1), false],
  ['beyond the last', desconto(2, 11, null), true],
])('a discount of the contract is a rule of each year when it goes to the end of what it reaches: %s', (_, d, ocasional) => {
  const linhas = [
    { ...linha(1), parcelas: 1 },
    { ...linha(2), parcelas: 10 },
  ];
  expect(descontosDepoisDosAditivos([d], [], linhas)).toMatchObject([{ ocasional, parcelaDe: d.parcelaDe, percentual: '50.0000' }]);
});

test('who pays the line that ends last pays the next year, not who pays the entry', () => {
  const rita = { pessoaId: 9, nome: 'Rita', temCpf: true, falecido: false, percentual: '100.00' };
  const troca: TermoDaOrigem = { ...vencimento(1, 2, null), tipo: 'pagadores', diaVencimento: null, pagadores: [rita] };
  const linhas = [
    { ...linha(1), parcelas: 1 },
    { ...linha(2), parcelas: 10 },
  ];
  expect(responsaveisDepoisDosAditivos([], [troca], linhas)).toMatchObject({ pagadoresPorAditivo: true, responsaveis: [{ pessoaId: 9 }] });
  expect(responsaveisDepoisDosAditivos([], [{ ...troca, linhaId: 1 }], linhas).pagadoresPorAditivo).toBe(false);
});
