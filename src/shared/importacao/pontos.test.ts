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
