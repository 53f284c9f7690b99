import { expect, test } from 'vitest';
import { acharNoManual } from './busca.ts';
import { lerPagina } from './markdown.ts';

const paginas = {
  boletos: lerPagina('# Boletos\n\nCobrança pelo banco.\n\n## Remessa\n\n1. Gere o **arquivo**\n   - e envie ao banco\n'),
  contrato: lerPagina('# Contrato\n\n## Ativar\n\nA remessa não muda.\n'),
};

test('the manual is found by words in any order, without accents; a heading that holds them comes before a text that does', () => {
  const achados = acharNoManual(paginas, 'remessa').map(({ pagina, secao }) => `${pagina} ${secao}`);
  expect(achados).toEqual(['boletos Remessa', 'contrato Ativar']);
  expect(acharNoManual(paginas, 'banco cobranca').map(({ ancora }) => ancora)).toEqual([null]);
  expect(acharNoManual(paginas, 'banco arquivo')[0]?.ancora).toBe('remessa');
  expect(acharNoManual(paginas, 'nada disso')).toEqual([]);
  expect(acharNoManual(paginas, 'a')).toEqual([]);
});
