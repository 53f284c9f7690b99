import { sql } from 'kysely';
import { type DataCivil, partesDe } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import type { FiltrosPeriodo, periodosLetivosApi } from '../api.ts';

export type PeriodoLetivo = RespostaServidor<typeof periodosLetivosApi.obterPeriodo>;
export type ItemPeriodo = RespostaServidor<typeof periodosLetivosApi.listarPeriodos>['itens'][number];
type Consulta = EntradaServidor<typeof periodosLetivosApi.listarPeriodos>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];

const resumo = sql`p.id, a.ano, p.ano_letivo_id as "anoLetivoId", p.nome, p.data_inicio as "dataInicio", p.data_fim as "dataFim", p.versao`;
const de = sql`from periodos_letivos p join anos_letivos a on a.id = p.ano_letivo_id`;
const aberto = sql`exists (select 1 from periodos_letivos_segmentacoes s where s.periodo_letivo_id = p.id and s.situacao = 'aberto')`;

function definicao(f: FiltrosPeriodo): DefinicaoLista<Coluna, ItemPeriodo> {
  return {
    colunas: sql<ItemPeriodo>`${resumo}, case when ${aberto} then 'aberto' else 'fechado' end as situacao,
      coalesce((select json_agg(json_build_object('segmentacaoId', s.segmentacao_id, 'nome', v.nome, 'situacao', s.situacao,
          'etapas', (select count(*) from etapas e where e.periodo_letivo_segmentacao_id = s.id)) order by v.ordem, v.nome)
        from periodos_letivos_segmentacoes s join v_segmentacao v on v.id = s.segmentacao_id where s.periodo_letivo_id = p.id), '[]') as segmentacoes`,
    de,
    onde: [
      ...contemPalavras(sql`f_busca(p.nome || ' ' || a.ano)`, f.nome),
      f.anoLetivoId !== undefined && sql`p.ano_letivo_id = ${f.anoLetivoId}`,
      f.segmentacaoId !== undefined &&
        sql`exists (select 1 from periodos_letivos_segmentacoes s where s.periodo_letivo_id = p.id and s.segmentacao_id = ${f.segmentacaoId})`,
      f.situacao !== null && sql`${aberto} = ${f.situacao === 'aberto'}`,
    ],
    ordem: { nome: sql`p.nome`, ano: sql`a.ano`, dataInicio: sql`p.data_inicio`, dataFim: sql`p.data_fim` },
    desempate: sql`p.id`,
  };
}

/** One page of periods, the newest first by default; a period is open while one of its segmentações is. */
export function listarPeriodos(db: Db, { paginacao, filtros }: Consulta): Promise<Pagina<ItemPeriodo>> {
  return listar<ItemPeriodo, Coluna>(db, definicao(filtros), paginacao);
}

/** All periods of a filter, in batches, for the export. */
export function percorrerPeriodos(db: Db, { paginacao, filtros }: Consulta): AsyncGenerator<ItemPeriodo[]> {
  return percorrer<ItemPeriodo, Coluna>(db, definicao(filtros), paginacao);
}

/** One period with its segmentações and etapas. @throws NAO_ENCONTRADO */
export async function obterPeriodo(db: Db | Tx, id: number): Promise<PeriodoLetivo> {
  const { rows } = await sql<PeriodoLetivo>`select ${resumo},
    coalesce((select json_agg(json_build_object('segmentacaoId', s.segmentacao_id, 'nome', v.nome, 'situacao', s.situacao, 'etapas',
        coalesce((select json_agg(json_build_object('id', e.id, 'ordem', e.ordem, 'nome', e.nome, 'dataInicio', e.data_inicio, 'dataFim', e.data_fim,
          'peso', e.peso::text, 'situacao', e.situacao) order by e.ordem) from etapas e where e.periodo_letivo_segmentacao_id = s.id), '[]')) order by v.ordem, v.nome)
      from periodos_letivos_segmentacoes s join v_segmentacao v on v.id = s.segmentacao_id where s.periodo_letivo_id = p.id), '[]') as segmentacoes
    ${de} where p.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** What screens of years choose by: the years, and the segmentações in use, in the order of the school. */
export async function obterOpcoes(db: Db, hoje: DataCivil): Promise<RespostaServidor<typeof periodosLetivosApi.opcoesAnoLetivo>> {
  const { rows: segmentacoes } = await sql<{
    id: number;
    nome: string;
  }>`select id, nome from v_segmentacao where ativa order by ordem, nome`.execute(db);
  return { ...(await obterAnosLetivos(db, hoje)), segmentacoes };
}

/** The academic years, newest first, and the current one: that of today, else the last before it, else the first to come. */
export async function obterAnosLetivos(
  db: Db | Tx,
  hoje: DataCivil,
): Promise<{ itens: { id: number; ano: number }[]; anoLetivoAtualId: number | null }> {
  const { rows: itens } = await sql<{ id: number; ano: number }>`select id, ano from anos_letivos order by ano desc`.execute(db);
  const { ano } = partesDe(hoje);
  return { itens, anoLetivoAtualId: (itens.find((item) => item.ano <= ano) ?? itens.at(-1))?.id ?? null };
}
