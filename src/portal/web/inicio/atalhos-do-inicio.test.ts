import { describe, expect, test } from 'vitest';
import { expandirPermissoes, type TelaId } from '#catalog/telas.ts';
import { gruposDeAtalhos } from './atalhos-do-inicio.ts';

const todas = (): boolean => true;
const nenhuma = (): boolean => false;
const ids = (grupos: ReturnType<typeof gruposDeAtalhos>) =>
  Object.fromEntries(grupos.map(({ chave, telas }) => [chave, telas.map(({ id }) => id)]));

describe('shortcuts of the home screen', () => {
  test('whoever may open everything has the three cards, with four to six screens each', () => {
    const grupos = gruposDeAtalhos(todas, todas);
    expect(grupos.map(({ chave }) => chave)).toEqual(['academico', 'financeiro', 'rh']);
    for (const { telas } of grupos) expect(telas.length).toBe(6);
  });

  test('only what the profile grants; a card without a screen is left out', () => {
    const permissoes = expandirPermissoes(['matriculas:visualizar', 'pessoas:visualizar', 'pessoas:criar']);
    expect(ids(gruposDeAtalhos((tela, acao) => permissoes.has(`${tela}:${acao}`), todas))).toEqual({
      academico: ['matriculas'],
      rh: ['pessoas', 'nova-pessoa'],
    });
    expect(gruposDeAtalhos(nenhuma, todas)).toEqual([]);
  });

  test('screens that work come before those still being built', () => {
    const construidas: readonly TelaId[] = ['boletins', 'rematriculas'];
    const { academico } = ids(gruposDeAtalhos(todas, (tela) => construidas.includes(tela)));
    expect(academico?.slice(0, 3)).toEqual(['boletins', 'rematriculas', 'matriculas']);
  });
});
