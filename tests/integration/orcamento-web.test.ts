import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { construirSite } from '#portal/construcao/construcao.ts';
import { raiz } from '#tests/tidy/arvore.ts';

// What a slow line must carry: the login page whole, the shell once after it, and what each further screen adds to both.
const KB = 1000;
const LOGIN = 180 * KB;
const TELA = 60 * KB;
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

const peso = (chaves: Iterable<string>): number =>
  [...chaves]
    .map((chave) => manifesto[chave]?.file ?? '')
    .filter((f) => f.endsWith('.js'))
    .reduce((soma, f) => soma + gzipSync(readFileSync(join(pasta, f)), { level: 9 }).length, 0);

const telas = (): string[] => Object.keys(manifesto).filter((chave) => /-page\.tsx$/.test(chave));
const login = (): Set<string> =>
  fecho([...Object.keys(manifesto).filter((c) => manifesto[c]?.isEntry), ...telas().filter((c) => /\/login-page\.tsx$/.test(c))]);

test('the login page loads at most 180 KB of compressed JavaScript', () => {
  expect(telas().some((c) => /\/login-page\.tsx$/.test(c))).toBe(true);
  expect(peso(login())).toBeLessThanOrEqual(LOGIN);
});

const casca = (): string[] => Object.keys(manifesto).filter((c) => /\/shell\.tsx$/.test(c));

test('the home page with its shell adds at most 60 KB to the login page', () => {
  const base = login();
  const inicio = telas().filter((c) => /\/inicio-page\.tsx$/.test(c));
  expect([casca().length, inicio.length]).toEqual([1, 1]);
  expect(peso([...fecho([...casca(), ...inicio])].filter((c) => !base.has(c)))).toBeLessThanOrEqual(TELA);
});

test('every further screen adds at most 60 KB to what a signed-in person has', () => {
  const base = new Set([...login(), ...fecho(casca())]);
  const pesos = telas()
    .filter((c) => !base.has(c))
    .map((tela) => ({ tela, bytes: peso([...fecho([tela])].filter((c) => !base.has(c))) }));
  expect(pesos.length).toBeGreaterThan(10);
  expect(pesos.filter(({ bytes }) => bytes > TELA)).toEqual([]);
});

test('the editor of templates is a chunk that only its screen asks for, of at most 120 KB compressed', () => {
  const [editor] = Object.keys(manifesto).filter((c) => /padrao\/editor\/web\/door\.tsx$/.test(c));
  const base = new Set([...login(), ...fecho(casca())]);
  expect(editor).toBeDefined();
  // What its screen has by then is not its own.
  const daTela = fecho(telas().filter((c) => /formulario-documento-padrao-page/.test(c)));
  const dele = [...fecho([editor ?? ''])].filter((c) => !base.has(c) && !daTela.has(c));
  expect(peso(dele)).toBeLessThanOrEqual(120 * KB);
  const quemPede = Object.entries(manifesto).filter(([, { dynamicImports = [] }]) => dynamicImports.includes(editor ?? ''));
  expect(quemPede.map(([c]) => c.replace(/^.*\//, ''))).toEqual(['formulario-documento-padrao-page.tsx']);
});
