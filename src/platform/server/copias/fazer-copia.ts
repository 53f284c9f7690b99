import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Client, escapeIdentifier } from 'pg';
import { writeFileDurably } from '../arquivos/durable-file.ts';
import { QUEUE_SCHEMA } from '../database/queue-schema.ts';
import { copiarDe } from './copy.ts';
import { idDaChave } from './cofre.ts';
import { CopiaRecusada } from './copia-recusada.ts';
import { ARQUIVO_DA_ASSINATURA, ARQUIVO_DO_MANIFESTO, escreverManifesto, type Manifesto, type Parte } from './manifesto.ts';
import { gravarParte } from './partes.ts';

export type CopiaFeita = { id: string; pasta: string; criadaEm: string; tabelas: number; linhas: number; bytes: number; duracaoMs: number };
type Tabela = { nome: string; colunas: string[] };

/** A folder with this beginning is a backup that is being made, or was cut. */
export const PARCIAL = '.parcial-';

/**
 * Makes a backup of a whole database while it is used, as it stood at one moment: each table through `copy`, in one repeatable-read
 * snapshot. It gets its name when it is complete, so that what was cut never looks like a backup.
 */
export async function fazerCopia(opcoes: {
  url: string;
  /** Where backups lie; this one gets a folder of its own there. */
  pasta: string;
  chave: Buffer;
  /** The keys of encrypted columns: without them those would not open after a restore. */
  chavesDeDados: readonly Buffer[];
  /** Told before each table is read; a test does its mischief here. */
  aoLer?: (tabela: string) => Promise<void>;
}): Promise<CopiaFeita> {
  const inicio = performance.now();
  const client = new Client({ connectionString: opcoes.url, application_name: 'patio-copia', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  let parcial: string | null = null;
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO'`,
    );
    await client.query('begin isolation level repeatable read read only');
    const tabelas = await travarTabelas(client);
    const { rows: agora } = await client.query<{ em: string }>(
      `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as em`,
    );
    const criadaEm = agora[0]?.em ?? '';
    const id = `${criadaEm.replaceAll(':', '-')}-${randomBytes(3).toString('hex')}`;
    parcial = path.join(opcoes.pasta, `${PARCIAL}${id}`);
    mkdirSync(parcial, { recursive: true });
    chmodSync(parcial, 0o700);
    const partes = await gravarPartes(client, tabelas, { ...opcoes, parcial, id });
    const { rows: migracoes } = await client.query<Manifesto['migracoes'][number]>(
      'select version, name, hash from public.schema_migrations order by version',
    );
    await client.query('rollback');
    const manifesto: Manifesto = { formato: 1, id, criadaEm, chave: idDaChave(opcoes.chave), migracoes, partes };
    const { conteudo, assinatura } = escreverManifesto(manifesto, opcoes.chave);
    writeFileSync(path.join(parcial, ARQUIVO_DA_ASSINATURA), `${assinatura}\n`, { mode: 0o600, flush: true });
    writeFileDurably(path.join(parcial, ARQUIVO_DO_MANIFESTO), conteudo.toString('utf8'));
    const pasta = path.join(opcoes.pasta, id);
    renameSync(parcial, pasta);
    return { id, pasta, criadaEm, ...somas(partes), duracaoMs: Math.round(performance.now() - inicio) };
  } catch (causa) {
    if (parcial) rmSync(parcial, { recursive: true, force: true });
    throw causa;
  } finally {
    await client.end();
  }
}

export const somas = (partes: readonly Parte[]): { tabelas: number; linhas: number; bytes: number } => ({
  tabelas: partes.filter(({ tipo }) => tipo === 'tabela').length,
  linhas: partes.reduce((soma, { linhas }) => soma + linhas, 0),
  bytes: partes.reduce((soma, { bytes }) => soma + bytes, 0),
});

/** Every table of ours with what is stored in it, held so that no migration changes one meanwhile. */
async function travarTabelas(client: Client): Promise<Tabela[]> {
  const { rows } = await client.query<Tabela>(`select c.relname::text as nome, array_agg(a.attname::text order by a.attnum) as colunas
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`);
  if (!rows.some(({ nome }) => nome === 'schema_migrations'))
    throw new CopiaRecusada('The database has no tables of the portal: there is nothing to make a backup of.');
  // What the migrations write by themselves is made again by them.
  const nossas = rows.filter(({ nome }) => !nome.startsWith('schema_'));
  await client.query(`lock table ${nossas.map(({ nome }) => `public.${escapeIdentifier(nome)}`).join(', ')} in access share mode`);
  return nossas;
}

async function gravarPartes(
  client: Client,
  tabelas: readonly Tabela[],
  {
    parcial,
    id,
    chave,
    chavesDeDados,
    aoLer,
  }: { parcial: string; id: string; chave: Buffer } & Pick<Parameters<typeof fazerCopia>[0], 'chavesDeDados' | 'aoLer'>,
): Promise<Parte[]> {
  const partes: Parte[] = [];
  const deLinhas = async (parte: Pick<Parte, 'tipo' | 'tabela' | 'colunas'>, texto: string): Promise<void> => {
    const origem = copiarDe(client, texto);
    const gravada = await gravarParte(parcial, { copiaId: id, arquivo: `${parte.tabela}.parte`, chave }, origem);
    partes.push({ ...parte, ...gravada, linhas: origem.linhas });
  };
  const deTexto = async (tipo: 'sequencias' | 'segredos', valor: object, linhas: number): Promise<void> => {
    const origem = Readable.from([Buffer.from(JSON.stringify(valor))], { objectMode: false });
    const gravada = await gravarParte(parcial, { copiaId: id, arquivo: `_${tipo}.parte`, chave }, origem);
    partes.push({ tipo, tabela: '', colunas: [], ...gravada, linhas });
  };
  for (const { nome, colunas } of tabelas) {
    await aoLer?.(nome);
    const lista = colunas.map(escapeIdentifier).join(', ');
    await deLinhas({ tipo: 'tabela', tabela: nome, colunas }, `copy public.${escapeIdentifier(nome)} (${lista}) to stdout`);
  }
  const { rows: fila } = await client.query<{ ha: boolean }>(`select to_regclass('${QUEUE_SCHEMA}.job') is not null as ha`);
  if (fila[0]?.ha)
    await deLinhas(
      { tipo: 'trabalhos', tabela: '_trabalhos', colunas: ['fila', 'dados', 'prioridade', 'grupo'] },
      `copy (select name, coalesce(data, '{}'), priority, group_id from ${QUEUE_SCHEMA}.job where state < 'completed' order by created_on) to stdout`,
    );
  // Read last: sequences know no snapshot, and are never behind the rows that were.
  const { rows: sequencias } = await client.query<{ nome: string; ultimo: string }>(
    `select sequencename::text as nome, last_value::text as ultimo from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  await deTexto('sequencias', sequencias, sequencias.length);
  await deTexto('segredos', { chavesDeDados: chavesDeDados.map((c) => c.toString('base64')) }, chavesDeDados.length);
  return partes;
}
