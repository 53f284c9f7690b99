import { describe, expect, test } from 'vitest';
import { gruposDasSecoes } from '#catalog/grupos.ts';
import { apareceNoMenu, secoes, telas } from '#catalog/telas.ts';

// What the menu of a person who may open everything takes of a window 900 px high, from `estilos/casca.css`: mark, search and home above, every
// section's title, the titles of the groups of the open one, and the entries of its longest.
const JANELA = 900;
const ACIMA = 62 + 44 + 33;
const TITULO_DE_SECAO = 38;
const LINHA = 33;

const daSecao = (secao: (typeof secoes)[number]) => telas.filter((tela) => apareceNoMenu(tela) && tela.secao === secao).map(({ id }) => id);

describe('menu', () => {
  test('a section with groups shows each of its screens in one of them: name a new screen in src/catalog/grupos.ts', () => {
    for (const secao of secoes) {
      const grupos = gruposDasSecoes[secao];
      if (grupos) expect(grupos.flatMap((grupo) => grupo.telas).toSorted(), secao).toEqual(daSecao(secao).toSorted());
    }
  });

  test('no section is longer than a screen at 900 px, with its longest group open and the titles of all sections in sight', () => {
    for (const secao of secoes) {
      const grupos = gruposDasSecoes[secao] ?? [];
      const entradas = grupos.length === 0 ? daSecao(secao).length : Math.max(...grupos.map((grupo) => grupo.telas.length));
      const altura = ACIMA + secoes.length * TITULO_DE_SECAO + (grupos.length + entradas) * LINHA;
      expect(altura, secao).toBeLessThanOrEqual(JANELA);
    }
  });
});
