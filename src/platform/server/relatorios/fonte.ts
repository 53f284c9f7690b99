import type { RawBuilder } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import type { Celula } from '#shared/relatorios/colunas.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import type { FiltrosDeRelatorio, ValoresDe, ValoresSoltos } from '#shared/relatorios/filtros.ts';
import type { Totais } from '#shared/relatorios/medidas.ts';
import type { Db } from '../database/kysely.ts';
import type { Quem } from '../http/quem.ts';
import type { Contexto } from '../http/tipos.ts';

type Sql = RawBuilder<unknown>;

/** What the query of a report may go by besides its filters. */
export type ContextoDeRelatorio = { db: Db; quem: Quem; idioma: Idioma; fuso: string; hoje: DataCivil };

/** The rows of a report as SQL: `linhas` is a whole select with its columns in camelCase, `ordem` is over those columns. */
export type ConsultaSql = {
  linhas: Sql;
  /** In the order of the groups, so that each stands together. */
  ordemDosGrupos?: readonly Sql[];
  ordem: readonly Sql[];
  /**
   * Where making the rows costs more than reading a few: a column of numbers that names each row, and the same rows of the given
   * numbers alone. Totals and the numbers of the page then come of one pass, and only the page is made again. Without groups or bars.
   */
  porChave?: { chave: string; linhasDe: (chaves: readonly number[]) => Sql };
};

/** Leaves who reads the rows of a report that says what only few may know, before they are read. */
type AoLer = (contexto: Contexto, filtros: ValoresSoltos) => Promise<void>;

/** A report with the place its rows come from. */
export type Fonte = { aoLer?: AoLer } & (
  | { tipo: 'sql'; relatorio: Relatorio; consulta(filtros: ValoresSoltos, contexto: ContextoDeRelatorio): ConsultaSql }
  | {
      tipo: 'memoria';
      relatorio: Relatorio;
      carregar(filtros: ValoresSoltos, contexto: ContextoDeRelatorio): Promise<readonly LinhaDeRelatorio[]>;
    }
);

/** Rows that the database makes: paged there, streamed to files, of any size. */
export function fonteSql<F extends FiltrosDeRelatorio>(
  relatorio: Relatorio<F>,
  consulta: (filtros: ValoresDe<F>, contexto: ContextoDeRelatorio) => ConsultaSql,
  { aoLer }: { aoLer?: AoLer } = {},
): Fonte {
  // The filters were validated by the schema that the same definition made; here their types are rejoined.
  return {
    tipo: 'sql',
    relatorio: relatorio as Relatorio,
    consulta,
    ...(aoLer ? { aoLer } : {}),
  };
}

/** Rows that a rule computes, already in their order and grouped; up to `linhasEmMemoria` of them. */
export function fonteEmMemoria<F extends FiltrosDeRelatorio>(
  relatorio: Relatorio<F>,
  carregar: (filtros: ValoresDe<F>, contexto: ContextoDeRelatorio) => Promise<readonly LinhaDeRelatorio[]>,
): Fonte {
  return {
    tipo: 'memoria',
    relatorio: relatorio as Relatorio,
    carregar,
  };
}

/** A row with what each of its groups adds up to, the outermost first. */
export type LinhaLida = { celulas: LinhaDeRelatorio; niveis: readonly Totais[] };
export type Barra = { chave: Celula; rotulo: Celula; totais: Totais };
export type OrdemPedida = Pick<Paginacao, 'campoOrdenado' | 'ordenacaoAscendente'>;
/** One reading of a report under one filter. */
export type Leitor = {
  totalizar(): Promise<{ totais: Totais; grafico: Barra[] }>;
  pagina(paginacao: Paginacao): Promise<LinhaLida[]>;
  /** Both at once, where that spares a pass over the rows. */
  juntos?: (paginacao: Paginacao) => Promise<{ totais: Totais; grafico: Barra[]; linhas: LinhaLida[] }>;
  todas(ordem: OrdemPedida): AsyncIterable<LinhaLida[]>;
};

/** Most rows that a report computed in memory may have, and most that a PDF takes. */
export const linhasEmMemoria = 20_000;
export const linhasEmPdf = 3_000;
