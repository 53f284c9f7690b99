import { Client, escapeIdentifier } from 'pg';
import { z } from 'zod';
import { applyWithin, RESTORING } from '../database/migrate.ts';
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from '../database/migration-files.ts';
import type { Copia } from './abrir-copia.ts';
import { copiarPara } from './copy.ts';
import { CopiaRecusada } from './copia-recusada.ts';
import type { Parte } from './manifesto.ts';
import { lerParte, lerTexto } from './partes.ts';

const sequencias = z.array(z.object({ nome: z.string(), ultimo: z.string().regex(/^-?\d+$/) }));

/**
 * Puts a backup into an empty database, as the owner and in one transaction: the schema of the backup from the migrations, then the
 * rows, then the references, which judge all of them at once. It leaves the mark of a restore that has not ended: until what follows is
 * done (newer migrations, views and checks, rights, what must not go on by itself) no portal starts on it.
 */
export async function carregarCopia(url: string, copia: Copia, { folder = MIGRATIONS_FOLDER } = {}): Promise<void> {
  const migracoes = migracoesDa(copia, folder);
  const client = new Client({ connectionString: url, application_name: 'patio-restauracao', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set client_min_messages = warning; set timezone = 'UTC'; set datestyle = 'ISO'`);
    await conferirVazio(client);
    await client.query('begin');
    await applyWithin(client, migracoes);
    await client.query(`create table ${RESTORING} (copia text not null)`);
    const referencias = await soltarReferencias(client);
    await carregarTabelas(client, copia);
    await acertarSequencias(client, copia);
    await carregarTrabalhos(client, copia);
    for (const { tabela, nome, definicao } of referencias)
      await client.query(`alter table ${tabela} add constraint ${escapeIdentifier(nome)} ${definicao}`);
    await client.query('commit');
    // As medir_tabelas does, which comes with the views when the portal starts: an empty table stays unmeasured.
    const { rows } = await client.query<{ tabela: string }>(
      `select oid::regclass::text as tabela from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
    );
    if (rows.length > 0) await client.query(`analyze ${rows.map(({ tabela }) => tabela).join(', ')}`);
  } finally {
    await client.end();
  }
}

/** The migrations under which the rows were written: they must be ours, to the letter. */
function migracoesDa({ manifesto }: Copia, folder: string): Migration[] {
  const nossas = readMigrations(folder);
  return manifesto.migracoes.map(({ version, name, hash }) => {
    const nossa = nossas[version - 1];
    if (!nossa) throw new CopiaRecusada(`The backup is of a newer version of the portal (${name}): restore it with that version.`);
    if (nossa.hash !== hash)
      throw new CopiaRecusada(`The backup was made under another ${name} than this version has: restore it with the version that made it.`);
    return nossa;
  });
}

async function conferirVazio(client: Client): Promise<void> {
  const { rows } = await client.query<{ nome: string }>(`select relname::text as nome from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`);
  if (rows[0])
    throw new CopiaRecusada(
      `The place is not empty (table ${rows[0].nome}): restore into another DATA_DIR, or an empty database in DATABASE_URL. Nothing was touched.`,
    );
}

type Referencia = { tabela: string; nome: string; definicao: string };
/** References are taken off while rows come in, whatever their order, and judge all of them when they are put back. */
async function soltarReferencias(client: Client): Promise<Referencia[]> {
  const { rows } = await client.query<Referencia>(`select conrelid::regclass::text as tabela, conname::text as nome,
      pg_get_constraintdef(oid) as definicao
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conrelid, conname`);
  for (const { tabela, nome } of rows) await client.query(`alter table ${tabela} drop constraint ${escapeIdentifier(nome)}`);
  return rows;
}

async function carregarTabelas(client: Client, copia: Copia): Promise<void> {
  const { manifesto } = copia;
  const { rows } = await client.query<{ nome: string }>(`select relname::text as nome from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'schema\\_%'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by relname`);
  const daqui = rows.map(({ nome }) => nome);
  const dela = manifesto.partes.filter(({ tipo }) => tipo === 'tabela').map(({ tabela }) => tabela);
  const faltam = [...daqui.filter((t) => !dela.includes(t)), ...dela.filter((t) => !daqui.includes(t))];
  if (faltam.length > 0)
    throw new CopiaRecusada(`The backup and its schema do not hold the same tables (${faltam.join(', ')}): use another backup.`);
  // What the migrations put in by themselves is in the backup as it stood.
  await client.query(`truncate ${daqui.map((nome) => `public.${escapeIdentifier(nome)}`).join(', ')}`);
  for (const parte of manifesto.partes) if (parte.tipo === 'tabela') await copiarParte(client, copia, parte, parte.tabela);
}

/** Nothing goes on by itself: what waited in the queue waits for a person, after what an earlier restore held back in the backup. */
async function carregarTrabalhos(client: Client, copia: Copia): Promise<void> {
  for (const parte of copia.manifesto.partes) if (parte.tipo === 'trabalhos') await copiarParte(client, copia, parte, 'trabalhos_retidos');
}

function copiarParte(client: Client, { pasta, chave, manifesto }: Copia, parte: Parte, tabela: string): Promise<void> {
  return copiarPara(
    client,
    `copy public.${escapeIdentifier(tabela)} (${parte.colunas.map(escapeIdentifier).join(', ')}) from stdin`,
    lerParte(pasta, { copiaId: manifesto.id, arquivo: parte.arquivo, chave }),
  );
}

async function acertarSequencias(client: Client, { pasta, chave, manifesto }: Copia): Promise<void> {
  for (const { arquivo, tipo } of manifesto.partes) {
    if (tipo !== 'sequencias') continue;
    const lidas = sequencias.parse(JSON.parse(await lerTexto(pasta, { copiaId: manifesto.id, arquivo, chave })));
    await client.query(
      `select setval(('public.' || quote_ident(s.nome))::regclass, s.ultimo::bigint) from jsonb_to_recordset($1) s (nome text, ultimo text)`,
      [JSON.stringify(lidas)],
    );
  }
}
