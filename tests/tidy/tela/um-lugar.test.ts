import { expect, test } from 'vitest';
import { fontes } from '../arvore.ts';

const doNavegador = fontes(/^src\/.*\/web\/.*\.tsx?$/).filter(({ caminho }) => !/\.test\.tsx?$/.test(caminho));

test('a list and a report are exported from one menu: nothing else asks the server for a sheet of a filter', () => {
  const pedem = doNavegador
    .filter(({ texto }) => /\.\.\.[^{}]*\bFormato: (?:formato|'(?:csv|xlsx)')/.test(texto))
    .map(({ caminho }) => caminho);
  // People that were chosen one by one leave by the bar of what is chosen.
  expect(pedem.toSorted()).toEqual(['src/domains/pessoas/lista/web/pessoas-page.tsx', 'src/platform/web/tabela/barra/menu-exportar.tsx']);
});
