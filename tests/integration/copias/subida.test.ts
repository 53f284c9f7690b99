import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirCopia } from '#platform/server/copias/abrir-copia.ts';
import { carregarCopia } from '#platform/server/copias/restaurar-copia.ts';
import { abrirConexao } from '#platform/server/database/connection.ts';
import { migrar } from '#platform/server/database/migrate.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '#platform/server/database/migration-files.ts';
import { prepareDatabase } from '#platform/server/database/prepare.ts';
import { SOURCE_FOLDER } from '#platform/server/database/repeatable-files.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import '#portal/rooms.ts';
import { bancoDeTeste } from '#tests/helpers/banco.ts';
import { pastaDeCopias } from '#tests/helpers/aplicacao/copias.ts';
import { criarMundo, criarRascunho, matricularFamilia } from '#tests/helpers/mundo.ts';

const pasta = mkdtempSync(join(tmpdir(), 'patio-subida-'));
const copias = pastaDeCopias();
const nossas = readMigrations(MIGRATIONS_FOLDER);
/** The migrations of another version of the product: with fewer, or with one more. */
function deOutraVersao(nome: string, quantas: number, mais: Record<string, string> = {}): string {
  const folder = join(pasta, nome);
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  for (const arquivo of readdirSync(folder))
    if (!nossas.slice(0, quantas).some(({ name }) => name === arquivo)) rmSync(join(folder, arquivo));
  for (const [arquivo, texto] of Object.entries(mais)) writeFileSync(join(folder, arquivo), texto);
  return folder;
}
let maisNova = '';
beforeAll(() => {
  const numero = String(nossas.length + 1).padStart(4, '0');
  maisNova = deOutraVersao('nova', nossas.length, {
    [`${numero}-nova.sql`]: `alter table pessoas add column versao_nova text not null default 'sim'; alter table arquivos add column outra int`,
  });
});
afterAll(() => {
  copias.apagar();
  rmSync(pasta, { recursive: true, force: true });
});

test('a database of the release before is brought up by the start, keeps its rows, and holds every invariant', async () => {
  const banco = await bancoDeTeste({ vazio: true });
  const antes = deOutraVersao('antes', nossas.length - 3);
  await migrar(banco.urlDoDono, { folder: antes });
  await sql`insert into pessoas (nome, sobrenome) values ('Ana', 'de Antes')`.execute(banco.db);
  await sql`insert into arquivos (nome, tipo, tamanho_bytes, conteudo, sha256) values ('a.txt', 'text/plain', 1, '\x61', sha256('\x61'))`.execute(
    banco.db,
  );
  const { applied } = await prepareDatabase(banco.urlDoDono);
  expect(applied).toEqual(nossas.slice(-3).map(({ name }) => name));
  expect((await sql`select nome, sobrenome from pessoas`.execute(banco.db)).rows).toEqual([{ nome: 'Ana', sobrenome: 'de Antes' }]);
  const resultados = await julgar(banco.db, invariantesRegistradas(), { chaveDaAuditoria: Buffer.alloc(32) });
  expect(resultados.filter((r) => r.achados > 0)).toEqual([]);
  await banco.fechar();
});

test('a backup of this release comes back in the next one, which brings it up; not the other way round', async () => {
  const banco = await bancoDeTeste();
  const mundo = await criarMundo(banco.db, { vagas: 3 });
  const { matriculaId } = await matricularFamilia(banco.db, mundo, 'Aluna', ['100.00'], 0);
  await criarRascunho(banco.db, mundo, matriculaId);
  const copia = await abrirCopia((await copias.fazer(banco)).pasta, copias.config);

  const nova = await bancoDeTeste({ vazio: true });
  await carregarCopia(nova.urlDoDono, copia, { folder: maisNova });
  const { applied } = await migrar(nova.urlDoDono, { folder: maisNova, source: SOURCE_FOLDER, restoring: true });
  expect(applied).toHaveLength(1);
  const { rows } = await sql`select distinct versao_nova from pessoas`.execute(nova.db);
  expect(rows).toEqual([{ versao_nova: 'sim' }]);

  const dela = await copias.fazer({ url: nova.urlDoDono });
  const volta = await bancoDeTeste({ vazio: true });
  await expect(carregarCopia(volta.urlDoDono, await abrirCopia(dela.pasta, copias.config))).rejects.toThrow(
    /^The backup is of a newer version of the portal \(\d{4}-nova\.sql\): restore it with that version\.$/,
  );
  const vazio = abrirConexao(volta.urlDoDono, { max: 1 });
  expect((await sql`select from pg_class where relnamespace = 'public'::regnamespace`.execute(vazio.db)).rows).toEqual([]);
  await vazio.fechar();
  for (const b of [banco, nova, volta]) await b.fechar();
});
