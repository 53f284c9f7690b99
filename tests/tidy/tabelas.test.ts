import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arquivos, ehTeste, fontes, raiz } from './arvore.ts';
import { ordemDasSalas, arvoreDe } from './salas.ts';

// Only the owner writes a table; others read its published views. A table has one owner.
const donas = new Map<string, string>();
const repetidas: string[] = [];
for (const dono of [...ordemDasSalas.map((s) => `src/domains/${s}/server/tables.ts`), 'src/platform/server/tables.ts']) {
  if (!existsSync(join(raiz, dono))) continue;
  const { tabelas } = (await import(join(raiz, dono))) as { tabelas: readonly string[] };
  for (const tabela of tabelas) {
    if (donas.has(tabela)) repetidas.push(tabela);
    donas.set(tabela, dono.replace('/server/tables.ts', ''));
  }
}
const servidor = fontes(/^src\/.*\.ts$/).filter(({ caminho }) => !ehTeste(caminho) && /\/server\//.test(caminho));
const donoDe = (caminho: string): string =>
  arvoreDe(caminho) ? `src/domains/${arvoreDe(caminho)}` : caminho.startsWith('src/platform/') ? 'src/platform' : 'src/portal';
const alternativas = [...donas.keys()].join('|');

/** Uses of tables by files that do not own them; the platform lies below all rooms and may be read by them. */
function usos(padrao: RegExp, leitura = false): string[] {
  return servidor.flatMap(({ caminho, texto }) =>
    [...texto.matchAll(padrao)].flatMap((achado) => {
      const tabela = achado[1] ?? '';
      return donas.get(tabela) !== donoDe(caminho) && !(leitura && donas.get(tabela) === 'src/platform')
        ? [`${caminho}: ${achado[0].replaceAll(/\s+/g, ' ')}`]
        : [];
    }),
  );
}

describe('table ownership', () => {
  test('every table of the migrations has exactly one owner', async () => {
    const { readFileSync } = await import('node:fs');
    const passos = arquivos(/^migrations\/\d+.*\.sql$/).map((caminho) => readFileSync(join(raiz, caminho), 'utf8'));
    const nomes = (padrao: RegExp): string[] => passos.flatMap((texto) => [...texto.matchAll(padrao)].map((m) => m[1] ?? ''));
    const retiradas = nomes(/drop table (\w+)/gi);
    const criadas = nomes(/create table (?:if not exists )?(\w+)/gi).filter((t) => !retiradas.includes(t));
    expect(criadas.length).toBeGreaterThan(40);
    expect(repetidas).toEqual([]);
    expect(criadas.filter((t) => !donas.has(t) && t !== 'schema_migrations')).toEqual([]);
    expect([...donas.keys()].filter((t) => !criadas.includes(t))).toEqual([]);
  });

  test('only the owner writes', () => {
    const escrita = new RegExp(
      String.raw`(?:insert\s+into|update|delete\s+from|truncate|insertInto\('|updateTable\('|deleteFrom\(')\s*(${alternativas})\b`,
      'gi',
    );
    expect(usos(escrita)).toEqual([]);
  });

  test('others read views, not tables', () => {
    const leitura = new RegExp(String.raw`(?:\bfrom|\bjoin|selectFrom\('|[jJ]oin\(')\s+(${alternativas})\b(?!\s*\()`, 'gi');
    expect(usos(leitura, true)).toEqual([]);
  });
});
