import { expect, test } from 'vitest';
import { centavos, ratear } from '#shared/dinheiro.ts';
import type { Contratado, Termo } from '#domains/academico/contratos/aditivos/parcelas-com-aditivos.ts';
import { partesDaMulta } from './pagadores-da-multa.ts';

const linha = (indice: number, valor: number) => ({
  indice,
  descricao: 'Anuidade',
  valorCentavos: centavos(valor),
  parcelas: 12,
  primeiroVencimento: '2026-01-10',
  diaVencimento: 10,
});
const [mae, pai, avo] = [1, 2, 3];
const contratado: Contratado = {
  precos: [linha(0, 1_200_001), linha(1, 240_000)],
  descontos: [],
  pagadores: [
    { pessoaId: mae, percentual: '66.67' },
    { pessoaId: pai, percentual: '33.33' },
  ],
};
const pagarSo = (pessoaId: number, parcelaDe: number, parcelaAte: number | null = null, precoIndice: number | null = null): Termo => ({
  tipo: 'pagadores',
  precoIndice,
  parcelaDe,
  parcelaAte,
  pagadores: [{ pessoaId, percentual: '100.00' }],
});
const bolsa: Termo = {
  tipo: 'incluir_desconto',
  chave: 'termo:1',
  desconto: {
    descricao: 'Bolsa',
    precoIndice: null,
    forma: 'percentual',
    percentual: '100.0000',
    valorCentavos: null,
    limiteCentavos: null,
    condicional: false,
    sobreValorCheio: false,
    prioridade: 1,
    parcelaDe: 1,
    parcelaAte: null,
  },
};
/** A fee of R$ 1.000,01, as it is divided. */
const dividida = (termos: readonly Termo[], dataEfeito: string) => {
  const partes = partesDaMulta(contratado, termos, dataEfeito);
  const valores = ratear(
    centavos(100_001),
    partes.map((p) => p.peso),
  );
  expect(valores.reduce((soma, valor) => soma + valor, 0)).toBe(100_001);
  return Object.fromEntries(partes.map((p, i) => [p.pessoaId, valores[i]]));
};
const pelosPercentuais = ratear(centavos(100_001), ['66.67', '33.33']);

test.each([
  ['nothing changed: by the shares', [], '2026-06-10', { [mae]: pelosPercentuais[0], [pai]: pelosPercentuais[1] }],
  ['another payer of all', [pagarSo(avo, 1)], '2026-06-10', { [avo]: 100_001 }],
  ['another payer until before the date', [pagarSo(avo, 1, 6)], '2026-06-10', { [mae]: pelosPercentuais[0], [pai]: pelosPercentuais[1] }],
  ['the last addendum counts', [pagarSo(avo, 1), pagarSo(pai, 3)], '2026-06-10', { [pai]: 100_001 }],
  // Six installments are given up: one line is five sixths of each.
  ['another payer of one line', [pagarSo(mae, 1), pagarSo(avo, 1, null, 1)], '2026-06-10', { [mae]: 83_334, [avo]: 16_667 }],
  ['another payer of half of what is left', [pagarSo(mae, 1), pagarSo(avo, 10)], '2026-06-10', { [mae]: 50_001, [avo]: 50_000 }],
  ['nothing falls due after the date: who pays the last', [pagarSo(avo, 12)], '2026-12-10', { [avo]: 100_001 }],
  ['all of it a scholarship: by the shares', [bolsa], '2026-06-10', { [mae]: pelosPercentuais[0], [pai]: pelosPercentuais[1] }],
])('a fee is of who would have paid what is given up, to the cent: %s', (_, termos, dataEfeito, esperado) => {
  expect(dividida(termos, dataEfeito)).toEqual(esperado);
});
