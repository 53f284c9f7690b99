import { expect, test } from 'vitest';
import { ancoraDe, lerPagina } from './markdown.ts';

test('a page is its title and blocks; lines of one paragraph go on, and a link names its page and heading', () => {
  const { titulo, blocos } = lerPagina('# Boletos\n\nEmita **hoje**\ne veja [como](contrato.md#ativar) em `/x`.\n\n## Não é só: emissão\n');
  expect(titulo).toBe('Boletos');
  expect(blocos).toEqual([
    {
      paragrafo: [
        'Emita ',
        { forte: 'hoje' },
        ' e veja ',
        { elo: 'como', pagina: 'contrato', ancora: 'ativar' },
        ' em ',
        { codigo: '/x' },
        '.',
      ],
    },
    { titulo: ['Não é só: emissão'], nivel: 2, ancora: 'nao-e-so-emissao' },
  ]);
});

test('lists hold lists, and what an item goes on with', () => {
  const { blocos } = lerPagina('# T\n\n1. um\n   segue\n   - a\n   - b\n\n2. dois\n\n- solto\n');
  expect(blocos).toEqual([
    {
      numerada: true,
      lista: [
        {
          linha: ['um segue'],
          dentro: [
            {
              numerada: false,
              lista: [
                { linha: ['a'], dentro: [] },
                { linha: ['b'], dentro: [] },
              ],
            },
          ],
        },
        { linha: ['dois'], dentro: [] },
      ],
    },
    { numerada: false, lista: [{ linha: ['solto'], dentro: [] }] },
  ]);
});

test('a page without a title is no page', () => {
  expect(() => lerPagina('sem título')).toThrow();
  expect(ancoraDe('Cartões e outras formas')).toBe('cartoes-e-outras-formas');
});
