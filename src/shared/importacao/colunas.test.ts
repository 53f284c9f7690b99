import { expect, test } from 'vitest';
import { camposDoFornecedor } from '#domains/financeiro/fornecedores/importacao.ts';
import { camposDoProduto } from '#domains/suprimentos/produtos/importacao.ts';
import { proporColunas } from './colunas.ts';

const doProduto = (...colunas: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(proporColunas(colunas, camposDoProduto)).map(([chave, i]) => [chave, colunas[i] ?? '']));

test('columns are known as people shorten them, whatever their order', () => {
  const colunas = ['Código', 'Produto', 'Grupo', 'Un', 'Estoque mín.', 'Qtd', 'Custo'];
  for (const lista of [colunas, colunas.toReversed()])
    expect(doProduto(...lista)).toMatchObject({ minimo: 'Estoque mín.', saldo: 'Qtd', unidade: 'Un', custo: 'Custo' });
  expect(doProduto('Item', 'Quant.', 'Mín.')).toMatchObject({ saldo: 'Quant.', minimo: 'Mín.' });
  expect(doProduto('Item', 'Qtde atual', 'Qtde mín')).toMatchObject({ saldo: 'Qtde atual', minimo: 'Qtde mín' });
  expect(proporColunas(['Fornecedor', 'Rua', 'Nº'], camposDoFornecedor)).toMatchObject({ numero: 2 });
});

test('a limit is never taken for what it limits', () => {
  expect(doProduto('Item', 'Estoque máximo')).toEqual({ nome: 'Item' });
  expect(doProduto('Item', 'Estoque de segurança')).toEqual({ nome: 'Item', minimo: 'Estoque de segurança' });
});

test('nor a total or a selling price for the unit cost, nor what there was for what there is', () => {
  expect(doProduto('Item', 'Unid.', 'Qtd', 'Preço de venda', 'Custo unit.')).toMatchObject({ unidade: 'Unid.', custo: 'Custo unit.' });
  expect(doProduto('Item', 'Custo total', 'Custo médio')).toMatchObject({ custo: 'Custo médio' });
  expect(doProduto('Item', 'Custo total', 'Vlr. unit.')).toMatchObject({ custo: 'Vlr. unit.' });
  expect(doProduto('Item', 'Estoque anterior', 'Estoque atual')).toMatchObject({ saldo: 'Estoque atual' });
  expect(doProduto('Item', 'Preço de venda', 'Valor total')).toEqual({ nome: 'Item' });
});
