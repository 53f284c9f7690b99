import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { previaEsquema } from './esquemas.ts';
import type { LinhaDesconto } from '../parcelas.ts';
import { planejarTitulos } from '../ciclo/planejar.ts';

const preco = {
  descricao: 'Mensalidade',
  valorCentavos: 120_000,
  parcelas: 12,
  primeiroVencimento: '2026-02-10',
  diaVencimento: 10,
  formaPagamentoId: 1,
};
const desconto = (partes: Partial<LinhaDesconto>): LinhaDesconto => ({
  descricao: 'Pontualidade',
  precoIndice: null,
  forma: 'percentual',
  percentual: '100.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: true,
  sobreValorCheio: false,
  prioridade: 100,
  parcelaDe: 1,
  parcelaAte: null,
  ...partes,
});
const recusas = (descontos: LinhaDesconto[]) =>
  (previaEsquema.safeParse({ precos: [preco], descontos }).error?.issues ?? []).map((i) => [i.path.join('.'), i.message]);
const planejar = (descontos: LinhaDesconto[]) =>
  planejarTitulos({
    precos: [{ ...preco, indice: 0, valorCentavos: centavos(120_000) }],
    descontos,
    responsaveis: [{ pessoaId: 1, nome: 'Ana', cpf: null, financeiro: true, percentual: '100.0000' }],
  });

test('a contract whose discount for paying on time takes all that is left is refused at the discount that did, and makes no titles', () => {
  expect(recusas([desconto({})])).toEqual([['descontos.0.percentual', 'DESCONTO_LEVA_A_PARCELA']]);
  expect(() => planejar([desconto({})])).toThrow(expect.objectContaining({ code: 'CONTRATO_DESCONTO_TOTAL' }));
  const metade = desconto({ descricao: 'Bolsa', percentual: '50.0000', condicional: false });
  const resto = desconto({ forma: 'valor', percentual: null, valorCentavos: centavos(5_000), parcelaDe: 3 });
  expect(recusas([metade, resto])).toEqual([['descontos.1.valorCentavos', 'DESCONTO_LEVA_A_PARCELA']]);
  expect(recusas([metade, { ...resto, valorCentavos: centavos(4_999) }])).toEqual([]);
});

test('a whole scholarship leaves nothing to bill and stays as it was', () => {
  const bolsa = desconto({ condicional: false });
  expect(recusas([bolsa, desconto({})])).toEqual([]);
  const { titulos } = planejar([bolsa]);
  expect(titulos.map((t) => t.valorCentavos - t.descontoIncondicionalCentavos)).toEqual(Array.from({ length: 12 }, () => 0));
});
