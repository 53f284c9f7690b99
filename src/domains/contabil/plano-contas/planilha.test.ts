import { expect, test } from 'vitest';
import { cabeNaMascara, comPontos, isMascara, naturezaDe, paiDe } from './plano.ts';
import { colunasDaPlanilha, lerContas } from './planilha.ts';
import { contasDoResultado, planoDe } from './planos/planos.ts';

const mascara = '9.9.99.999';

test('a code stands on whole levels of the mask, typed with or without points', () => {
  expect(['1', '1.1', '1.1.01', '1.1.01.001'].every((codigo) => cabeNaMascara(codigo, mascara))).toBe(true);
  expect(['11', '1.1.1', '1.1.01.01', '1.1.01.0001', '1.', '', '1.a'].some((codigo) => cabeNaMascara(codigo, mascara))).toBe(false);
  expect(comPontos('1101001', mascara)).toBe('1.1.01.001');
  expect(comPontos('11010', mascara)).toBe('11010');
  expect([isMascara('9.9.99'), isMascara('99'), isMascara('9.x')]).toEqual([true, false, false]);
  expect(paiDe('1.1.01.001')).toBe('1.1.01');
});

test('what reduces its group has the other nature', () => {
  expect(naturezaDe('ativo', 'Caixa')).toBe('devedora');
  expect(naturezaDe('ativo', '(-) Depreciação acumulada')).toBe('credora');
  expect(naturezaDe('receita', '(-) Bolsas')).toBe('devedora');
});

test.each(['com_fins_lucrativos', 'sem_fins_lucrativos'] as const)('the chart of a school %s is a tree that fits its mask', (entidade) => {
  const contas = planoDe(entidade);
  const porCodigo = new Map(contas.map((c) => [c.codigo, c]));
  expect(porCodigo.size).toBe(contas.length);
  expect(contas.filter((c) => !cabeNaMascara(c.codigo, mascara))).toEqual([]);
  expect(contas.filter((c) => paiDe(c.codigo) !== null && porCodigo.get(paiDe(c.codigo) ?? '')?.tipo !== 'sintetica')).toEqual([]);
  expect(porCodigo.get(contasDoResultado.apuracao)).toMatchObject({ tipo: 'analitica', grupo: 'apuracao' });
  expect(porCodigo.get(contasDoResultado.resultado)).toMatchObject({ tipo: 'analitica', grupo: 'patrimonio' });
  expect(porCodigo.get('1.1.02.009')).toMatchObject({ natureza: 'credora' });
});

test('a sheet says what it would create, and what is wrong with which line', () => {
  const colunas = colunasDaPlanilha(['CÓDIGO', 'Descrição', 'Tipo', 'Natureza', 'Grupo', 'Código referencial']);
  const linhas = [
    ['1', 'Ativo'],
    ['11', 'Circulante', 'Sintético'],
    ['1101', 'Disponível'],
    ['1101001', 'Caixa', 'Analítico', 'D', '', '1.01.01'],
    ['1101001', 'Caixa outra vez'],
    ['1.1.02.001', 'Sem pai'],
    ['1.1.01.001.1', 'Fora'],
    ['1.1.01.002', ''],
    ['1.1.01.003', 'Tipo', 'x'],
    ['1.1.01.004', 'Grupo', '', '', 'receita'],
    ['2', 'Passivo'],
  ].map((celulas, i) => ({ numero: i + 2, celulas }));
  const lida = lerContas({ colunas, linhas }, { mascara, existentes: [{ codigo: '2', tipo: 'sintetica', grupo: 'passivo' }] });
  expect(lida.contas).toEqual([
    { codigo: '1', nome: 'Ativo', tipo: 'sintetica', natureza: 'devedora', grupo: 'ativo', codigoReferencial: null },
    { codigo: '1.1', nome: 'Circulante', tipo: 'sintetica', natureza: 'devedora', grupo: 'ativo', codigoReferencial: null },
    { codigo: '1.1.01', nome: 'Disponível', tipo: 'sintetica', natureza: 'devedora', grupo: 'ativo', codigoReferencial: null },
    { codigo: '1.1.01.001', nome: 'Caixa', tipo: 'analitica', natureza: 'devedora', grupo: 'ativo', codigoReferencial: '1.01.01' },
  ]);
  expect(lida.existentes).toBe(1);
  expect(lida.problemas.map((p) => [p.linha, p.problema])).toEqual([
    [6, 'repetida'],
    [7, 'sem_pai'],
    [8, 'mascara'],
    [9, 'sem_nome'],
    [10, 'tipo'],
    [11, 'outro_grupo'],
  ]);
});

test('the codes of the official plan of charities stand in the chart of a charity alone', () => {
  const comCodigo = (entidade: 'com_fins_lucrativos' | 'sem_fins_lucrativos') =>
    planoDe(entidade).flatMap(({ codigo, codigoReferencial }) => (codigoReferencial === null ? [] : [`${codigo} ${codigoReferencial}`]));
  expect(comCodigo('com_fins_lucrativos')).toEqual([]);
  expect(comCodigo('sem_fins_lucrativos')).toEqual([
    '3.1.01.001 4.01.01.07.03.01.01',
    '3.1.01.002 4.01.01.07.03.01.01',
    '3.1.02.001 4.01.01.07.03.01.03',
    '3.1.09.001 4.01.01.05.01',
  ]);
});
