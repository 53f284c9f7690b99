import { expect, test } from 'vitest';
import { volumesDoProcesso } from './volumes.ts';

test.each([
  ['embedded', { embutido: true, discoDoBanco: null }, ['banco', 'wal']],
  ['elsewhere, its disk in sight', { embutido: false, discoDoBanco: import.meta.dirname }, ['banco']],
  ['elsewhere, its disk out of sight', { embutido: false, discoDoBanco: null }, []],
] as const)('where records go, nothing more is accepted once it is full: a database %s', (_, onde, gravam) => {
  const volumes = volumesDoProcesso({ dataDir: '/dados', ...onde });
  expect(volumes.filter(({ grava }) => grava).map(({ nome }) => nome)).toEqual(gravam);
  expect(volumes.find(({ nome }) => nome === 'dados')).toMatchObject({ pasta: '/dados', grava: false });
});

test('a disk of the database that is not where it is said to be is told at the start: it would be watched in vain', () => {
  expect(() => volumesDoProcesso({ dataDir: '/dados', embutido: false, discoDoBanco: '/nenhuma/pasta' })).toThrow(/DATABASE_DISK_DIR/);
});
