import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Mapa } from '../mapa/lugar.ts';

type Sql = RawBuilder<unknown>;
export type Referencia = { tabela: string; coluna: string; alvo: string; chave: string };

/** What every column refers to. */
export async function lerReferencias(db: Db | Tx): Promise<Referencia[]> {
  const { rows } = await sql<Referencia>`select t.relname as tabela, a.attname as coluna, r.relname as alvo, b.attname as chave
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
    cross join lateral unnest(c.conkey, c.confkey) as k(de, para)
    join pg_attribute a on a.attrelid = t.oid and a.attnum = k.de join pg_attribute b on b.attrelid = r.oid and b.attnum = k.para
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

/** How the row of a table with an id is called, by the columns that name it; null of a table without a name. */
export function nomeDaLinha(
  nomes: Readonly<Record<string, readonly string[]>>,
  referencias: readonly Referencia[],
  tabela: string,
  id: Sql,
): Sql {
  const partes = (nomes[tabela] ?? []).map((coluna) => {
    const daqui = sql.ref(`${tabela}.${coluna}`);
    const referencia = referencias.find((r) => r.tabela === tabela && r.coluna === coluna && r.alvo in nomes);
    if (referencia) return nomeDaLinha(nomes, referencias, referencia.alvo, daqui);
    return coluna.startsWith('data_') ? sql`to_char(${daqui}, 'DD/MM/YYYY')` : sql`${daqui}::text`;
  });
  return sql`(select concat_ws(' · ', ${sql.join(partes)}) from ${sql.table(tabela)} where ${sql.ref(`${tabela}.id`)} = ${id})`;
}

/** Every table from which references lead to a person, in any number of steps. */
export function tabelasQueChegam(referencias: readonly Referencia[]): ReadonlySet<string> {
  const chegam = new Set(['pessoas']);
  for (let antes = 0; antes < chegam.size; ) {
    antes = chegam.size;
    for (const { tabela, alvo } of referencias) if (chegam.has(alvo)) chegam.add(tabela);
  }
  return chegam;
}

/** Whether a row of a table of the map, under its own name, belongs to a person. */
export function pertence(mapa: Mapa, referencias: readonly Referencia[], tabela: string, pessoaId: number): Sql {
  const lugar = mapa[tabela];
  if (!lugar) throw new Error(`${tabela} is not in the map of personal data`);
  const partes = lugar.por.map((coluna) => {
    const daqui = sql.ref(`${tabela}.${coluna}`);
    if (tabela === 'pessoas') return sql`${daqui} = ${pessoaId}`;
    const alvos = referencias.filter((r) => r.tabela === tabela && r.coluna === coluna);
    const direta = alvos.find(({ alvo }) => alvo === 'pessoas');
    if (direta) return sql`${daqui} = ${pessoaId}`;
    const referencia = alvos.find(({ alvo }) => alvo in mapa && alvo !== tabela);
    if (!referencia) throw new Error(`${tabela}.${coluna} refers to nothing of the map`);
    const { alvo, chave } = referencia;
    return sql`${daqui} in (select ${sql.ref(`${alvo}.${chave}`)} from ${sql.table(alvo)} where ${pertence(mapa, referencias, alvo, pessoaId)})`;
  });
  return sql`(${sql.join(partes, sql` or `)})`;
}
