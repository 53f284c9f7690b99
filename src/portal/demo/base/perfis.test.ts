import { expect, test } from 'vitest';
import { isDoEscopo } from '#catalog/escopo.ts';
import { permissoesConcediveis } from '#catalog/telas.ts';
import { acessosDemo } from './acessos.ts';
import { perfis } from './perfis.ts';

test('profiles grant only what the catalog knows, each permission once, and nobody but the administrator manages users', () => {
  for (const { nome, permissoes } of perfis) {
    expect(permissoes.length, nome).toBeGreaterThan(5);
    expect(new Set(permissoes).size, nome).toBe(permissoes.length);
    expect(
      permissoes.filter((chave) => !permissoesConcediveis.includes(chave)),
      nome,
    ).toEqual([]);
    expect(
      permissoes.filter((chave) => /^(usuarios|perfis):/.test(chave)),
      nome,
    ).toEqual([]);
  }
});

test('every sign-in but the administrator has a profile, and only the teacher is restricted to the panel', () => {
  expect(acessosDemo.flatMap(({ perfil }) => perfil ?? [])).toEqual(perfis.map(({ nome }) => nome));
  expect(perfis.filter(({ restringirPainelProfessor }) => restringirPainelProfessor).map(({ nome }) => nome)).toEqual(['Professor']);
});

test('a profile that restricts grants only what knows the scope of a teacher', () => {
  for (const { nome, permissoes } of perfis.filter(({ restringirPainelProfessor }) => restringirPainelProfessor))
    expect(
      permissoes.filter((chave) => !isDoEscopo(chave)),
      nome,
    ).toEqual([]);
});

test('what the work of each needs is there, and what is not theirs is not', () => {
  const de = (nome: string) => new Set<string>(perfis.find((perfil) => perfil.nome === nome)?.permissoes);
  expect(
    de('Secretaria').has('matriculas:criar') && de('Secretaria').has('pessoas:editar') && de('Secretaria').has('protocolos:editar'),
  ).toBe(true);
  expect(
    de('Secretaria').has('excesso-vagas:criar') ||
      de('Secretaria').has('ficha-saude:visualizar') ||
      de('Secretaria').has('estornar-titulo:criar'),
  ).toBe(false);
  expect(
    de('Financeiro').has('baixar-titulo:criar') &&
      de('Financeiro').has('estornar-titulo:criar') &&
      de('Financeiro').has('contratos:editar'),
  ).toBe(true);
  expect(de('Financeiro').has('pessoas:editar')).toBe(false);
  expect(de('Coordenação').has('excesso-vagas:criar') && de('Coordenação').has('ficha-saude:visualizar')).toBe(true);
  expect(de('Professor').has('pessoas:listar') || de('Professor').has('matriculas:listar')).toBe(false);
});
