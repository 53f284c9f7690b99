import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { telasComRota } from '#catalog/telas.ts';
import { ancoraEm } from '#portal/manual/ancoras.ts';
import { type Bloco, lerPagina } from '#portal/manual/markdown.ts';
import { lugarNoManual } from '#portal/manual/telas-do-manual.ts';
import { carregadoresPublicos } from '#portal/web/telas-publicas.ts';
import { telasDasSalas } from '#portal/web/telas.ts';
import { arquivos, raiz } from '../arvore.ts';

const doIdioma = (pasta: string) =>
  new Map(
    arquivos(new RegExp(`^${pasta}/[\\w-]+\\.md$`)).map((caminho) => [
      caminho.slice(pasta.length + 1, -3),
      lerPagina(readFileSync(join(raiz, caminho), 'utf8')),
    ]),
  );
const emPortugues = doIdioma('docs/manual');
const emIngles = doIdioma('docs/manual/en');
const ancoras = (pagina: string, de = emPortugues): string[] =>
  (de.get(pagina)?.blocos ?? []).flatMap((bloco) => ('titulo' in bloco ? [bloco.ancora] : []));

/** The pages that the links of some blocks lead to, with the heading that they name. */
const elosDe = (blocos: readonly Bloco[]): { pagina: string; ancora?: string }[] =>
  blocos.flatMap((bloco) => {
    if ('lista' in bloco) return bloco.lista.flatMap(({ linha, dentro }) => [...elosDe([{ paragrafo: linha }]), ...elosDe(dentro)]);
    const trechos = 'titulo' in bloco ? bloco.titulo : bloco.paragrafo;
    return trechos.flatMap((t) =>
      typeof t === 'object' && 'elo' in t && t.pagina !== undefined ? [{ pagina: t.pagina, ancora: t.ancora }] : [],
    );
  });

describe('manual', () => {
  test('every built screen has its page, and the heading that it names: src/portal/manual/telas-do-manual.ts', () => {
    const construidas = telasComRota.filter(({ id }) => id === 'dashboard' || id in telasDasSalas || id in carregadoresPublicos);
    expect(construidas.length).toBeGreaterThan(90);
    const falhas = construidas.flatMap(({ id }) => {
      const lugar = lugarNoManual(id);
      if (lugar === null) return [`${id}: no page`];
      if (!emPortugues.has(lugar.pagina)) return [`${id}: there is no docs/manual/${lugar.pagina}.md`];
      return lugar.ancora === null || ancoras(lugar.pagina).includes(lugar.ancora) ? [] : [`${id}: ${lugar.pagina} has no ${lugar.ancora}`];
    });
    expect(falhas).toEqual([]);
  });

  test('every page stands in the index, and every link leads somewhere', () => {
    for (const [de, paginas] of [
      ['br', emPortugues],
      ['en', emIngles],
    ] as const) {
      const doIndice = elosDe(paginas.get('README')?.blocos ?? []).map(({ pagina }) => pagina);
      expect([...paginas.keys()].filter((nome) => nome !== 'README' && !doIndice.includes(nome))).toEqual([]);
      const perdidos = [...paginas].flatMap(([nome, { blocos }]) =>
        elosDe(blocos)
          .filter(({ pagina, ancora }) => !paginas.has(pagina) || (ancora !== undefined && !ancoras(pagina, paginas).includes(ancora)))
          .map(({ pagina, ancora }) => `${de} ${nome}: ${pagina} ${ancora ?? ''}`),
      );
      expect(perdidos).toEqual([]);
    }
  });

  test('every page in Portuguese has one in English, and no other stands there', () => {
    expect([...emIngles.keys()].toSorted()).toEqual([...emPortugues.keys()].toSorted());
  });

  test('a page in English has the headings of the one in Portuguese, one for one', () => {
    for (const [nome, { blocos }] of emIngles) {
      const niveis = (de: readonly Bloco[] = []): number[] => de.flatMap((bloco) => ('titulo' in bloco ? [bloco.nivel] : []));
      expect(niveis(blocos), nome).toEqual(niveis(emPortugues.get(nome)?.blocos));
    }
  });

  test('the help of a screen opens at its heading in English too', () => {
    const perdidas = telasComRota.flatMap(({ id }) => {
      const lugar = lugarNoManual(id);
      const pagina = lugar && emIngles.get(lugar.pagina);
      if (!pagina || lugar.ancora === null) return [];
      const ancora = ancoraEm(pagina, emPortugues.get(lugar.pagina), lugar.ancora);
      return ancora !== undefined && ancoras(lugar.pagina, emIngles).includes(ancora) ? [] : [`${id}: ${lugar.pagina} ${lugar.ancora}`];
    });
    expect(perdidas).toEqual([]);
  });
});
