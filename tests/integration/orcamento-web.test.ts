import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { construirSite } from '#portal/construcao/construcao.ts';
import { raiz } from '#tests/tidy/arvore.ts';

// What a slow line must carry before a page is shown, as the server sends it (Brotli): the page of a cold visit with everything that it stands on.
const KB = 1000;
const LOGIN = 160 * KB;
const INICIO = 190 * KB;
const NO_MEIO = 220 * KB;
const MAIOR = 270 * KB;
/** Scripts of a screen opened cold: a browser asks a plain line for six at a time. */
const ARQUIVOS_NO_MEIO = 36;
type Parte = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean };
let manifesto: Record<string, Parte>;
let pasta: string;

beforeAll(async () => {
  pasta = await construirSite(raiz, () => undefined);
  manifesto = JSON.parse(readFileSync(join(pasta, '.vite/manifest.json'), 'utf8')) as Record<string, Parte>;
}, 120_000);

/** Every chunk that a chunk needs before it runs. */
function fecho(chaves: readonly string[]): Set<string> {
  const vistos = new Set<string>();
  const visitar = (chave: string): void => {
    if (vistos.has(chave)) return;
    vistos.add(chave);
    for (const outra of manifesto[chave]?.imports ?? []) visitar(outra);
  };
  chaves.forEach(visitar);
  return vistos;
}

const scripts = (chaves: readonly string[]): string[] =>
  [...new Set([...fecho(chaves)].map((chave) => manifesto[chave]?.file ?? ''))].filter((f) => f.endsWith('.js'));
const peso = (chaves: readonly string[]): number => scripts(chaves).reduce((soma, f) => soma + statSync(join(pasta, `${f}.br`)).size, 0);

const quais = (nome: RegExp): string[] => Object.keys(manifesto).filter((chave) => nome.test(chave));
const entrada = (): string[] => Object.keys(manifesto).filter((c) => manifesto[c]?.isEntry);
/** What stands around every screen: the shell, and the list by which the router finds the screen. */
const casca = (): string[] => [...entrada(), ...quais(/\/casca\/shell\.tsx$/), ...quais(/\/carregadores\.ts$/)];
const publicas = /\/(?:login|cadastro|esqueceu|conferir-documento|assinar)-page\.tsx$/;

test('the login page loads at most 160 KB of compressed JavaScript', () => {
  expect(quais(/\/login-page\.tsx$/)).toHaveLength(1);
  expect(peso([...entrada(), ...quais(/\/login-page\.tsx$/)])).toBeLessThanOrEqual(LOGIN);
});

test('the home, opened cold, loads at most 190 KB', () => {
  expect(casca()).toHaveLength(3);
  expect(quais(/\/inicio-page\.tsx$/)).toHaveLength(1);
  expect(peso([...casca(), ...quais(/\/inicio-page\.tsx$/)])).toBeLessThanOrEqual(INICIO);
});

test('a screen opened cold loads at most 220 KB in the middle, and none more than 270 KB', () => {
  const pesos = quais(/-page\.tsx$/)
    .filter((tela) => !publicas.test(tela))
    .map((tela) => ({ tela, bytes: peso([...casca(), tela]) }))
    .toSorted((a, b) => a.bytes - b.bytes);
  expect(pesos.length).toBeGreaterThan(80);
  expect(pesos.filter(({ bytes }) => bytes > MAIOR)).toEqual([]);
  expect(pesos[Math.floor(pesos.length / 2)]?.bytes).toBeLessThanOrEqual(NO_MEIO);
});

test('a screen opened cold asks for at most 36 scripts in the middle', () => {
  const quantos = quais(/-page\.tsx$/)
    .filter((tela) => !publicas.test(tela))
    .map((tela) => scripts([...casca(), tela]).length)
    .toSorted((a, b) => a - b);
  expect(quantos[Math.floor(quantos.length / 2)]).toBeLessThanOrEqual(ARQUIVOS_NO_MEIO);
});

test('the page of each screen names ahead all that the screen needs besides the first page', () => {
  const telas = JSON.parse(readFileSync(join(pasta, '.vite/telas.json'), 'utf8')) as Record<string, string[]>;
  const inicial = new Set(scripts(entrada()));
  const deFora = (chaves: string[]): string[] => scripts(chaves).filter((arquivo) => !inicial.has(arquivo));
  const comExtensao = (tela: string): string[] => telas[tela]?.filter((arquivo) => arquivo.endsWith('.js')) ?? [];
  expect(Object.keys(telas).length).toBeGreaterThan(100);
  for (const [tela, pagina] of [
    ['pessoas', /\/pessoas-page\.tsx$/],
    ['contas-a-receber', /\/contas-a-receber-page\.tsx$/],
    ['dashboard', /\/inicio-page\.tsx$/],
  ] as const)
    expect(comExtensao(tela).toSorted(), tela).toEqual(deFora([...casca(), ...quais(pagina)]).toSorted());
  // Before sign-in there is no shell.
  expect(comExtensao('login').toSorted()).toEqual(deFora(quais(/\/login-page\.tsx$/)).toSorted());
});

test('what only the server does with a schema does not travel', () => {
  const inicial = scripts(entrada()).map((f) => readFileSync(join(pasta, f), 'utf8'));
  expect(inicial.some((texto) => texto.includes('additionalProperties'))).toBe(false);
});

test('the editor of templates is a chunk that only its screen asks for, of at most 120 KB compressed', () => {
  const [editor] = quais(/padrao\/editor\/web\/door\.tsx$/);
  expect(editor).toBeDefined();
  const tela = [...casca(), ...quais(/\/formulario-documento-padrao-page\.tsx$/)];
  expect(peso([...tela, editor ?? '']) - peso(tela)).toBeLessThanOrEqual(120 * KB);
  const quemPede = Object.entries(manifesto).filter(([, { dynamicImports = [] }]) => dynamicImports.includes(editor ?? ''));
  expect(quemPede.map(([c]) => c.replace(/^.*\//, ''))).toEqual(['formulario-documento-padrao-page.tsx']);
});

test('the grid of marks loads at most 60 KB of its own, above the shell', () => {
  const [grade] = quais(/notas\/web\/notas-page\.tsx$/);
  expect(grade).toBeDefined();
  // Its windows come when they are opened.
  expect(peso([...casca(), grade ?? '']) - peso(casca())).toBeLessThanOrEqual(60 * KB);
});
