import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conferirPastaDasCopias } from './conferir-pasta.ts';

test('a folder of backups that takes no file is told at the start, and one that takes them is left as it was', () => {
  const raiz = mkdtempSync(join(tmpdir(), 'patio-pasta-'));
  const ditos: unknown[] = [];
  const log = { warn: (...args: unknown[]) => void ditos.push(args.at(-1)) };
  conferirPastaDasCopias({ backupDir: join(raiz, 'nova') }, log);
  expect([ditos, readdirSync(join(raiz, 'nova'))]).toEqual([[], []]);
  writeFileSync(join(raiz, 'arquivo'), '');
  conferirPastaDasCopias({ backupDir: join(raiz, 'arquivo', 'copias') }, log);
  expect(ditos).toEqual([expect.stringContaining('ReadWritePaths')]);
  rmSync(raiz, { recursive: true });
});
