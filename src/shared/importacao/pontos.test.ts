import { expect, test } from 'vitest';
import type { CampoDePlanilha } from './colunas.ts';
import { comVirgulas } from './pontos.ts';

const campos: readonly CampoDePlanilha<'custo' | 'nome'>[] = [
  { chave: 'nome', br: 'Nome', en: 'Name', nomes: [], exemplo: '' },
  { chave: 'custo', br: 'Custo', en: 'Cost', nomes: [], numero: true, exemplo: '' },
];
const lidos = (...custos: string[]): string[] =>
  comVirgulas(
    custos.map((custo) => ({ celulas: ['1.234', custo] })),
    { nome: 0, custo: 1 },
    campos,
  ).map(({ celulas: [nome = '', custo = ''] }) => (nome === '1.234' ? custo : `nome: ${nome}`));

test('what may be thousands or decimals is read as the rest of its column', () => {
  for (const decimal of ['8.5', '0.375', '1250.50', '1234.567', '12.3', 'R$ 8.50', '-8.5'])
    expect(lidos('12.375', decimal, '', 'R$ 2.250')).toEqual(['12,375', decimal, '', 'R$ 2,250']);
  for (const milhar of ['8,5', '1.250,90', '1.250.000', '12', '', '1,250.90']) expect(lidos('12.375', milhar)).toEqual(['12.375', milhar]);
  expect(lidos('12.375', '2.250')).toEqual(['12.375', '2.250']);
  expect(lidos('12.375', '8.5', '8,5')).toEqual(['12.375', '8.5', '8,5']);
});

test('a column that says nothing by itself is read as the other numbers of the sheet', () => {
  const doisCampos: readonly CampoDePlanilha<'custo' | 'saldo'>[] = [
    { chave: 'saldo', br: 'Saldo', en: 'Balance', nomes: [], numero: true, exemplo: '' },
    { chave: 'custo', br: 'Custo', en: 'Cost', nomes: [], numero: true, exemplo: '' },
  ];
  const saldos = (...linhas: [string, string][]): (string | undefined)[] =>
    comVirgulas(
      linhas.map((celulas) => ({ celulas: [...celulas] })),
      { saldo: 0, custo: 1 },
      doisCampos,
    ).map(({ celulas }) => celulas[0]);
  expect(saldos(['10.000', '22.90'], ['3.000', '101.50'])).toEqual(['10,000', '3,000']);
  expect(saldos(['10.000', '22,90'], ['3.000', '101,50'])).toEqual(['10.000', '3.000']);
  expect(saldos(['10.000', '22.90'], ['3.000', '1.101,50'])).toEqual(['10.000', '3.000']);
  expect(saldos(['10.000', '4.125'], ['1.250.000', '8.50'])).toEqual(['10.000', '1.250.000']);
});
