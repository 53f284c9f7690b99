import { type RawBuilder, sql } from 'kysely';
import type { Idioma } from '#shared/erros.ts';
import type { RespostaDoCruzamento } from '#shared/relatorios/api.ts';
import { type Contagem, montarCruzamento } from '#shared/relatorios/cruzamento.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import type { Dimensao } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import type { Db } from '../database/kysely.ts';
import type { ConsultaSql } from './fonte.ts';

type Sql = RawBuilder<unknown>;
export type CelulaPedida = { linha: string | null; coluna: string | null };
const ref = (chave: string): Sql => sql.ref(`r.${chave}`);

/** The two dimensions that a filter asks for; crossed with itself, or with none, a dimension is only counted. */
export function dimensoesPedidas({ cruzamento }: Relatorio, filtros: ValoresSoltos): { linhas: Dimensao; colunas: Dimensao | null } {
  const linhas = cruzamento?.dimensoes[String(filtros['Linhas'])];
  if (!linhas) throw new Error('a report without this dimension was crossed');
  const colunas = filtros['Colunas'] === filtros['Linhas'] ? undefined : cruzamento.dimensoes[String(filtros['Colunas'])];
  return { linhas, colunas: colunas ?? null };
}

/** Conditions that keep the rows behind one cell, row or column of a cross-tab. */
export function condicoesDaCelula(relatorio: Relatorio, filtros: ValoresSoltos, { linha, coluna }: CelulaPedida): Sql[] {
  if (!relatorio.cruzamento) return [];
  const { linhas, colunas } = dimensoesPedidas(relatorio, filtros);
  return [
    ...(linha === null ? [] : [sql`coalesce(${ref(linhas.chave)}::text, '-') = ${linha}`]),
    ...(coluna === null || !colunas ? [] : [sql`coalesce(${ref(colunas.chave)}::text, '-') = ${coluna}`]),
  ];
}

/** How many rows of a report have each value of one dimension together with each of another, in one statement. */
export async function cruzar(
  db: Db,
  relatorio: Relatorio,
  { linhas: consulta }: ConsultaSql,
  filtros: ValoresSoltos,
  idioma: Idioma,
): Promise<RespostaDoCruzamento> {
  const { linhas, colunas } = dimensoesPedidas(relatorio, filtros);
  const campos = (dimensao: Dimensao | null, nome: string): Sql =>
    sql.join(
      [
        [dimensao?.chave, nome],
        [dimensao?.rotulo, `${nome}Rotulo`],
        [dimensao?.ordem, `${nome}Ordem`],
      ].map(
        ([chave, alias]) =>
          sql`${chave === undefined ? sql`null` : sql`min(${ref(chave)}${alias?.endsWith('Ordem') ? sql`` : sql`::text`})`} as ${sql.id(alias ?? '')}`,
      ),
    );
  const { rows } = await sql<Contagem>`select ${campos(linhas, 'linha')}, ${campos(colunas, 'coluna')}, count(*)::int as quantidade
    from (${consulta}) r group by ${sql.join([linhas, ...(colunas ? [colunas] : [])].map(({ chave }) => ref(chave)))}`.execute(db);
  return { ...montarCruzamento(rows, { linhas, colunas }, idioma), aplicados: { ...filtros } };
}
