import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { arquivos, raiz } from './arvore.ts';

const migracoes = arquivos(/^migrations\/.*\.sql$/).sort();

test('migrations are one sequence without holes', () => {
  expect(migracoes.map((c) => Number(/\/(\d{4})-/.exec(c)?.[1]))).toEqual(migracoes.map((_, i) => i + 1));
});

test('money is bigint centavos and every instant has a zone', () => {
  const erros = migracoes.flatMap((c) =>
    readFileSync(join(raiz, c), 'utf8')
      .split('\n')
      .map((linha) => linha.replace(/--.*$/, ''))
      .flatMap((linha, i) => {
        if (/^\s+\w+_centavos\s+(?!bigint\b)[a-z]+\b(?!.*\bthen\b)/.test(linha)) return [`${c}:${i + 1} money must be bigint`];
        if (/\b(timestamp)\b(?!tz)/.test(linha)) return [`${c}:${i + 1} use timestamptz`];
        if (/\b(real|double precision|float\d?|money)\b/.test(linha)) return [`${c}:${i + 1} no floating point`];
        return [];
      }),
  );
  expect(erros).toEqual([]);
});
