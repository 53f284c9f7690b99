import { expect, test } from 'vitest';
import { escreverRegra, lerRegra } from './regra-a-criar.ts';

const nada = {
  desde: '2026-10-30',
  variante: null,
  segmentacaoId: null,
  cursoId: null,
  categoriaId: null,
  grupoProdutoId: null,
  formaPagamentoId: null,
  contaBancariaId: null,
};

test('a fact without a rule opens the form with its event, part and everything that a rule may ask of it', () => {
  const falta = { ...nada, evento: 'estoque.retirada', parte: 'valor', dinheiroEm: null, grupoProdutoId: 7, variante: 'a & b=c' };
  const { desde: _, ...vazia } = nada;
  expect(lerRegra(escreverRegra(falta))).toEqual({
    ...vazia,
    vigenteDesde: '2026-10-01',
    evento: 'estoque.retirada',
    parte: 'valor',
    variante: 'a & b=c',
    grupoProdutoId: 7,
  });
});

test('where the account of money is missing, the rule to be made is that of where it stands, for its account alone; on its way there, for its method too', () => {
  const falta = {
    ...nada,
    evento: 'titulo.recebido',
    parte: 'juros',
    dinheiroEm: 'disponivel',
    segmentacaoId: 3,
    contaBancariaId: 2,
    formaPagamentoId: 5,
  };
  expect(lerRegra(escreverRegra(falta))).toMatchObject({
    evento: 'dinheiro',
    parte: 'disponivel',
    segmentacaoId: null,
    contaBancariaId: 2,
    formaPagamentoId: null,
  });
  expect(lerRegra(escreverRegra({ ...falta, evento: 'recebimento.liquidado', parte: 'taxa', dinheiroEm: 'a_liquidar' }))).toMatchObject({
    parte: 'a_liquidar',
    formaPagamentoId: 5,
  });
});

test('what is no rule is nothing', () => {
  expect(lerRegra(undefined)).toBeNull();
  expect(lerRegra('17')).toBeNull();
  expect(lerRegra('evento=outro&parte=valor')).toBeNull();
});
