import { Client } from 'pg';

export type Coluna = {
  nome: string;
  tipo: string;
  nula?: true;
  /** The table whose row it names. */
  de?: string;
  /** No two rows have the same. */
  unica?: true;
  /** What a check allows it to be. */
  valores?: string[];
};
export type Relacao = {
  nome: string;
  visao?: true;
  comentario?: string;
  colunas: Coluna[];
  /** What no two rows share: several columns, or one under a condition, as the index says it. */
  chaves?: string[];
};

/** Tables and views of a database as `migrations/catalog.json` keeps them, one a line. */
export async function lerCatalogo(url: string): Promise<string> {
  const cliente = new Client({ connectionString: url });
  await cliente.connect();
  try {
    const { rows } = await cliente.query<{ relacao: Relacao }>(CONSULTA);
    return `[\n${rows.map(({ relacao }) => JSON.stringify(relacao)).join(',\n')}\n]\n`;
  } finally {
    await cliente.end();
  }
}

const CONSULTA = `
  select json_strip_nulls(json_build_object('nome', c.relname, 'visao', nullif(c.relkind = 'v', false), 'comentario', obj_description(c.oid, 'pg_class'),
    'colunas', (select json_agg(json_build_object(
      'nome', a.attname,
      'tipo', replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz'),
      'nula', nullif(c.relkind = 'r' and not a.attnotnull, false),
      'de', (select f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey) order by cardinality(f.conkey), f.oid limit 1),
      'unica', (select true from pg_index i where i.indrelid = c.oid and i.indisunique and i.indkey::text = a.attnum::text and i.indpred is null limit 1),
      'valores', (select json_agg(v[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''((?:[^'']|'''')*)''::text', 'g') v
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$')
    ) order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    'chaves', (select json_agg(x.chave order by x.chave) from (select regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING \\w+ ', '') as chave
      from pg_index i where i.indrelid = c.oid and i.indisunique and (i.indpred is not null or i.indnatts > 1 or i.indkey::text = '0')) x))) as relacao
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;
