import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDoEscopo } from '#catalog/escopo.ts';
import { acoes, permissoesConcediveis } from '#catalog/telas.ts';
import { comCelula, comColuna, comLinha, comSecao, secoesDaMatriz } from './matriz.ts';

const linhas = secoesDaMatriz('br').flatMap((secao) => secao.linhas);
const pessoas = linhas.find(({ id }) => id === 'pessoas');
const marcas = fc.subarray([...permissoesConcediveis]).map((lista) => new Set(lista));
if (!pessoas) throw new Error('the catalog has no pessoas');

describe('permission matrix', () => {
  it('has one cell for every permission that a profile can grant, and no other', () => {
    expect(linhas.flatMap(({ id, acoes: lista }) => lista.map((acao) => `${id}:${acao}`)).sort()).toEqual(
      [...permissoesConcediveis].sort(),
    );
  });
  it('shows of a profile that restricts what the restriction reaches, and nothing else', () => {
    const restritas = secoesDaMatriz('br', '', true).flatMap((secao) => secao.linhas);
    expect(restritas.flatMap(({ id, acoes: lista }) => lista.map((acao) => `${id}:${acao}`)).sort()).toEqual(
      permissoesConcediveis.filter(isDoEscopo).sort(),
    );
  });
  it('finds screens without accents, in both languages', () => {
    expect(secoesDaMatriz('br', 'historico escolar').flatMap((s) => s.linhas.map(({ id }) => id))).toContain('historico-escolar');
    expect(secoesDaMatriz('en', 'people').flatMap((s) => s.linhas.map(({ id }) => id))).toEqual(['pessoas']);
  });
  it('marks along what a mark needs, and clears the row with its view', () => {
    expect([...comCelula(new Set(), pessoas, 'editar', true)].sort()).toEqual(['pessoas:editar', 'pessoas:listar', 'pessoas:visualizar']);
    expect([...comCelula(new Set(['pessoas:visualizar', 'pessoas:editar', 'usuarios:listar']), pessoas, 'visualizar', false)]).toEqual([
      'usuarios:listar',
    ]);
  });
  it('never leaves the catalog, whatever is toggled', () => {
    fc.assert(
      fc.property(marcas, fc.nat(linhas.length - 1), fc.constantFrom(...acoes), fc.boolean(), (inicio, i, acao, marcada) => {
        const linha = linhas[i] ?? pessoas;
        const concediveis = new Set<string>(permissoesConcediveis);
        for (const depois of [comCelula(inicio, linha, acao, marcada), comLinha(inicio, linha), comColuna(inicio, linhas, acao)]) {
          expect([...depois].every((chave) => concediveis.has(chave))).toBe(true);
        }
      }),
    );
  });
  it('toggles a row and a column to all, then to none', () => {
    const chaves = pessoas.acoes.map((acao) => `pessoas:${acao}` as const);
    const todas = comLinha(new Set(['pessoas:listar']), pessoas);
    expect(chaves.every((chave) => todas.has(chave))).toBe(true);
    expect(chaves.some((chave) => comLinha(todas, pessoas).has(chave))).toBe(false);
    const coluna = comColuna(new Set(), linhas, 'criar');
    expect(linhas.filter(({ acoes: lista }) => lista.includes('criar')).every(({ id }) => coluna.has(`${id}:criar`))).toBe(true);
    expect([...comColuna(coluna, linhas, 'criar')].some((chave) => chave.endsWith(':criar'))).toBe(false);
  });
  it('toggles a section to all, whatever stood there, then to none', () => {
    const secao = secoesDaMatriz('br')[0]?.linhas ?? [];
    const daSecao = secao.flatMap(({ id, acoes: lista }) => lista.map((acao) => `${id}:${acao}` as const));
    fc.assert(
      fc.property(marcas, (inicio) => {
        const fora = [...inicio].filter((chave) => !daSecao.includes(chave));
        const cheia = comSecao(new Set([...inicio].filter((chave) => chave !== daSecao[0])), secao);
        expect(daSecao.every((chave) => cheia.has(chave))).toBe(true);
        expect([...comSecao(cheia, secao)].sort()).toEqual(fora.sort());
      }),
    );
  });
});
