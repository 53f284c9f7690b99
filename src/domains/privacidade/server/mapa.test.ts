import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { foraDoMapa, ficamComoEstao, mapaDePessoais } from '../mapa/mapa.ts';
import { lerReferencias, pertence, tabelasQueChegam } from './pertence.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

test('every table from which references lead to a person is mapped, or named as left out with its reason', async () => {
  const chegam = tabelasQueChegam(await lerReferencias(banco.db));
  const conhecidas = new Set([...Object.keys(mapaDePessoais), ...Object.keys(foraDoMapa)]);
  expect([...chegam].filter((tabela) => !conhecidas.has(tabela)).toSorted()).toEqual([]);
  expect([...conhecidas].filter((tabela) => !chegam.has(tabela)).toSorted()).toEqual([]);
  expect(Object.keys(foraDoMapa).filter((tabela) => tabela in mapaDePessoais)).toEqual([]);
  for (const motivo of [...Object.values(foraDoMapa), ...Object.values(ficamComoEstao)]) expect(motivo.length).toBeGreaterThan(8);
});

test('each place of the map is reached by the columns that it names', async () => {
  const referencias = await lerReferencias(banco.db);
  for (const tabela of Object.keys(mapaDePessoais))
    await sql`select 1 from ${sql.table(tabela)} where ${pertence(mapaDePessoais, referencias, tabela, 1)}`.execute(banco.db);
  const { rows } = await sql<{
    tabela: string;
  }>`select relname as tabela from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(banco.db);
  const existem = new Set(rows.map(({ tabela }) => tabela));
  expect(Object.keys(ficamComoEstao).filter((tabela) => !existem.has(tabela))).toEqual([]);
});
