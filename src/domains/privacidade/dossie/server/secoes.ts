import { sql } from 'kysely';
import { mapaDePessoais } from '#domains/privacidade/mapa/mapa.ts';
import { nomesDasLinhas } from '#domains/privacidade/mapa/nomes.ts';
import { lerReferencias, nomeDaLinha, pertence, type Referencia } from '#domains/privacidade/server/pertence.ts';
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
    }>`select jsonb_strip_nulls(${nomesDe(referencias, tabela)} || (to_jsonb(${sql.ref(tabela)}.*) - ${fora}::text[])) as registro
      from ${sql.table(tabela)} where ${pertence(mapaDePessoais, referencias, tabela, pessoaId)} order by ctid`.execute(tx);
    const registros = rows.map(({ registro }) => semBusca(registro));
    if (registros.length > 0) secoes.push({ tabela, titulo: lugar[idioma], registros });
  }
  return secoes;
}

/** What the rows that a row refers to are called: `turma` beside `turma_id`. */
function nomesDe(referencias: readonly Referencia[], tabela: string) {
  const pares = referencias
    .filter((r) => r.tabela === tabela && r.chave === 'id' && r.alvo in nomesDasLinhas && r.coluna.endsWith('_id'))
    .flatMap(({ coluna, alvo }) => [
      sql.lit(coluna.replace(/_id$/, '')),
      nomeDaLinha(nomesDasLinhas, referencias, alvo, sql.ref(`${tabela}.${coluna}`)),
    ]);
  return sql`jsonb_build_object(${sql.join(pares)})`;
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
