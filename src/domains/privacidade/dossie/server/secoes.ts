import { sql } from 'kysely';
import { mapaDePessoais } from '#domains/privacidade/mapa/mapa.ts';
import { lerReferencias, pertence } from '#domains/privacidade/server/pertence.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Idioma } from '#shared/erros.ts';

export type Registro = Record<string, unknown>;
/** Where rows stand, what that is called, and the rows. */
export type Secao = { tabela: string; titulo: string; registros: Registro[] };

/** The rows of every place of the map that belong to a person; places without rows are not there. */
export async function lerSecoes(tx: Tx, pessoaId: number, idioma: Idioma): Promise<Secao[]> {
  const referencias = await lerReferencias(tx);
  const binarias = await colunasBinarias(tx);
  const secoes: Secao[] = [];
  for (const [tabela, lugar] of Object.entries(mapaDePessoais)) {
    const fora = ['chave_id', ...(lugar.sem ?? []), ...(binarias.get(tabela) ?? [])];
    const { rows } = await sql<{
      registro: Registro;
    }>`select jsonb_strip_nulls(to_jsonb(${sql.ref(tabela)}.*) - ${fora}::text[]) as registro
      from ${sql.table(tabela)} where ${pertence(mapaDePessoais, referencias, tabela, pessoaId)} order by ctid`.execute(tx);
    const registros = rows.map(({ registro }) => semBusca(registro));
    if (registros.length > 0) secoes.push({ tabela, titulo: lugar[idioma], registros });
  }
  return secoes;
}

/** What only serves searching says nothing new. */
const semBusca = (registro: Registro): Registro =>
  Object.fromEntries(Object.entries(registro).filter(([coluna]) => !coluna.endsWith('_busca')));

async function colunasBinarias(tx: Tx): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{
    tabela: string;
    colunas: string[];
  }>`select table_name::text as tabela, array_agg(column_name::text) as colunas
    from information_schema.columns where table_schema = 'public' and data_type = 'bytea' group by table_name`.execute(tx);
  return new Map(rows.map(({ tabela, colunas }) => [tabela, colunas]));
}
