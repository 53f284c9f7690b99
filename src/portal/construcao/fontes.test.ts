import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fonte, isAtual } from './fontes.ts';

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'patio-fontes-'));
  writeFileSync(join(pasta, 'a.ts'), 'a');
});
afterEach(() => rmSync(pasta, { recursive: true, force: true }));
const anotar = (fontes: unknown): string => {
  const anotacao = join(pasta, 'fontes.json');
  writeFileSync(anotacao, typeof fontes === 'string' ? fontes : JSON.stringify(fontes));
  return anotacao;
};

test('a build is of these sources while each of them has the content that it had', () => {
  const anotacao = anotar({ 'a.ts': fonte(join(pasta, 'a.ts')) });
  expect(isAtual(pasta, anotacao)).toBe(true);
  writeFileSync(join(pasta, 'a.ts'), 'b');
  expect(isAtual(pasta, anotacao)).toBe(false);
  writeFileSync(join(pasta, 'a.ts'), 'a');
  expect(isAtual(pasta, anotacao)).toBe(true);
  rmSync(join(pasta, 'a.ts'));
  expect(isAtual(pasta, anotacao)).toBe(false);
});

test('a copy of the sources is the same by its content, whatever the disk says of it; the same length and time are not enough', () => {
  const copia = join(pasta, 'b.ts');
  writeFileSync(copia, 'a');
  const anotada = fonte(join(pasta, 'a.ts'));
  expect(isAtual(pasta, anotar({ 'b.ts': anotada }))).toBe(true);
  const antes = statSync(copia);
  writeFileSync(copia, 'c');
  utimesSync(copia, antes.atime, antes.mtime);
  expect(isAtual(pasta, anotar({ 'b.ts': anotada }))).toBe(false);
});

test('a source that changed while it was being built from, a note that is missing or half written: built anew', () => {
  expect(isAtual(pasta, anotar({ 'a.ts': fonte(join(pasta, 'a.ts'), 0) }))).toBe(false);
  expect(isAtual(pasta, join(pasta, 'nenhuma.json'))).toBe(false);
  expect(isAtual(pasta, anotar('{"a.ts":"'))).toBe(false);
});
