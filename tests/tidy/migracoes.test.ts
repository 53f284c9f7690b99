import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRepeatables } from '#platform/server/database/repeatable-files.ts';
import { arquivos, ehTeste, fontes, raiz } from './arvore.ts';

const migracoes = arquivos(/^migrations\/.*\.sql$/).sort();
const repetiveis = arquivos(/^src\/.*\/server\/banco\/.*\.sql$/);

const ler = (caminho: string): string => readFileSync(join(raiz, caminho), 'utf8');
/** Lines without comments and strings that break a rule, with what to do instead. */
const falhas = (caminhos: readonly string[], regras: readonly (readonly [RegExp, string])[]): string[] =>
  caminhos.flatMap((caminho) =>
    ler(caminho)
      .split('\n')
      .map((linha) => linha.replaceAll(/'[^']*'/g, "''").replace(/--.*$/, ''))
      .flatMap((linha, i) => regras.filter(([padrao]) => padrao.test(linha)).map(([, motivo]) => `${caminho}:${i + 1} ${motivo}`)),
  );

test('migrations are one sequence without holes', () => {
  expect(migracoes.map((c) => Number(/\/(\d{4})-/.exec(c)?.[1]))).toEqual(migracoes.map((_, i) => i + 1));
});

test('money is bigint centavos and every instant has a zone', () => {
  const tipos = [
    [/\btimestamp\b(?!tz)/, 'use timestamptz'],
    [/\b(real|double precision|float\d?|money)\b/, 'no floating point'],
    // As an argument, a column that a function returns, or a cast.
    [/_centavos\s+(int|integer|smallint|numeric|decimal|text)\b|_centavos\s*::\s*(int|integer|smallint|text)\b/, 'money must be bigint'],
  ] as const;
  const coluna = [[/^\s+\w+_centavos\s+(?!bigint\b)[a-z]+\b(?!.*\bthen\b)/, 'money must be bigint']] as const;
  expect([...falhas(migracoes, [...tipos, ...coluna]), ...falhas(repetiveis, tipos)]).toEqual([]);
});

describe('each piece of the schema stands where it is made once or made anew', () => {
  test('tables in migrations, with nothing of what stands beside the rooms', () => {
    const regras = [
      [/\bcreate\s+(or\s+replace\s+)?view\b/i, 'a view stands in server/banco/ of its room'],
      [/\bcreate\s+(constraint\s+)?trigger\b/i, 'a trigger stands in server/banco/ of its room'],
      [/\breturns\s+trigger\b/i, 'a function of a trigger stands in server/banco/ of its room'],
    ] as const;
    expect(falhas(migracoes, regras)).toEqual([]);
  });

  test('views, functions and triggers beside the rooms, and nothing else', () => {
    expect(repetiveis.length).toBeGreaterThan(50);
    expect(
      readRepeatables(join(raiz, 'src'))
        .map(({ name }) => `src/${name}`)
        .sort(),
    ).toEqual([...repetiveis].sort());
  });

  test('a view is read by a source or by another view, and says in a sentence what a row of it is', () => {
    const textos = repetiveis.map(ler);
    const visoes = textos.flatMap((texto) =>
      [...texto.matchAll(/((?:^--.*\n)*)^create view (\w+)/gm)].map(([, dito = '', nome = '']) => ({ nome, dito })),
    );
    const codigo = fontes(/^src\/.*\.tsx?$/).flatMap(({ caminho, texto }) => (ehTeste(caminho) ? [] : [texto]));
    const vezes = new Map<string, number>();
    for (const [nome] of [...textos.map((texto) => texto.replaceAll(/--.*$/gm, '')), ...codigo].join('\n').matchAll(/\bv_\w+/g))
      vezes.set(nome, (vezes.get(nome) ?? 0) + 1);
    expect(visoes.length).toBeGreaterThan(100);
    expect(visoes.filter(({ nome }) => (vezes.get(nome) ?? 0) < 2).map(({ nome }) => nome)).toEqual([]);
    expect(visoes.filter(({ dito }) => dito === '').map(({ nome }) => nome)).toEqual([]);
  });

  test('every table says in a sentence what a row of it is', () => {
    const texto = migracoes.map(ler).join('\n');
    const mudas = [...texto.matchAll(/^create table (\w+)/gm)]
      .map(([, nome]) => nome)
      .filter((nome) => !texto.includes(`comment on table ${nome} is '`));
    expect(mudas).toEqual([]);
  });
});
