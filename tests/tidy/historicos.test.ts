import { expect, test } from 'vitest';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { fontes } from './arvore.ts';

test('every act that is audited on a title has words in its history, never its key', () => {
  const atos = fontes(/^src\/domains\/.*\/server\/.*(?<!\.test)\.ts$/).flatMap(({ texto }) =>
    [...texto.matchAll(/acao: '[a-z]+\.([a-z_]+)',\s*alvoTipo: 'titulo'/g)].map(([, ato]) => `acao_${ato}`),
  );
  expect(atos.length).toBeGreaterThan(8);
  expect(atos.filter((chave) => !Object.hasOwn(textosTitulos, chave))).toEqual([]);
});
