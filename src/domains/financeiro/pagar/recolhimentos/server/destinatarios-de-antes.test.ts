import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrar } from '#platform/server/database/migrate.ts';
import { MIGRATIONS_FOLDER } from '#platform/server/database/migration-files.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';

let banco: BancoDeTeste;
const deAntes = mkdtempSync(path.join(tmpdir(), 'patio-destinatarios-'));
beforeAll(async () => {
  banco = await bancoDeTeste({ vazio: true });
  const nomes = readdirSync(MIGRATIONS_FOLDER)
    .filter((n) => n.endsWith('.sql'))
    .toSorted();
  for (const nome of nomes.slice(
    0,
    nomes.findIndex((n) => n.endsWith('-retidos.sql')),
  ))
    cpSync(path.join(MIGRATIONS_FOLDER, nome), path.join(deAntes, nome));
  await migrar(banco.url, { folder: deAntes });
});
afterAll(async () => {
  await banco.fechar();
  rmSync(deAntes, { recursive: true, force: true });
});

test('who each tax was paid to stays: a person who was no supplier becomes one, once, by the name and document of before', async () => {
  await sql`insert into fornecedores (documento, nome) values ('52998224725', 'Ana Fornece')`.execute(banco.db);
  await sql`with p as (insert into pessoas (nome, sobrenome, cpf) values ('Ana', 'Lima', '52998224725'), ('Rui', 'Sá', '11144477735') returning id, cpf)
    insert into impostos (tipo, nome, aliquota, fato_gerador, regra_vencimento, vigente_desde, destinatario_pessoa_id)
    select t.tipo, t.tipo, 1, 'emissao', 'segundo_decendio', '2026-01-01', p.id
    from (values ('ir', '52998224725'), ('iss', '11144477735'), ('inss', '11144477735')) as t(tipo, cpf) join p on p.cpf = t.cpf`.execute(
    banco.db,
  );
  await migrar(banco.url);
  const { rows } =
    await sql`select i.tipo, f.nome, f.documento from impostos i left join fornecedores f on f.id = i.destinatario_fornecedor_id
    where i.nome = i.tipo order by i.tipo`.execute(banco.db);
  expect(rows).toEqual([
    { tipo: 'inss', nome: 'Rui Sá', documento: '11144477735' },
    { tipo: 'ir', nome: 'Ana Fornece', documento: '52998224725' },
    { tipo: 'iss', nome: 'Rui Sá', documento: '11144477735' },
  ]);
});
