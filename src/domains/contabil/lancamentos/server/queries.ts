import { type RawBuilder, sql } from 'kysely';
import { historicoDe, type LinhaHistorico } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { FiltrosDeLancamento, lancamentosApi as api } from '../api.ts';
import { errosLancamento } from '../erros.ts';
import { outraMetade } from './outra-metade.ts';

export type LancamentoListado = RespostaServidor<typeof api.listar>['itens'][number];
type Coluna = 'data' | 'numero' | 'valor';

const estornado = sql`exists (select from lancamentos_contabeis e where e.estorno_de = l.id)`;
const situacao = sql`case when l.estorno_de is not null then 'estorno' when ${estornado} then 'estornado' else 'vigente' end`;
/** The account of one side when it is one alone. */
const lado = (coluna: string): RawBuilder<unknown> =>
  sql`(select case when count(distinct p.conta_id) = 1 then json_build_object('codigo', coalesce(min(c.codigo), ''), 'nome', coalesce(min(c.nome), '')) end
    from partidas_contabeis p join contas_contabeis c on c.id = p.conta_id where p.lancamento_id = l.id and p.${sql.ref(coluna)} > 0)`;

/** Entries of some facts, of those that took them back, and what a person reversed of them. */
const dosFatos = (fatos: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`l.id in (with f as (${fatos}),
      d as (select x.lancamento_id as id from fatos_lancados x where x.fato_id in (select id from f union select e.id from fatos_contabeis e where e.estorno_de in (select id from f)))
    select id from d union select o.id from lancamentos_contabeis o where o.estorno_de in (select id from d))`;
/** What is known of titles by the facts. */
const dosTitulos = (ids: RawBuilder<unknown>, origem: 'titulo' | 'titulo_pagar', eventos: RawBuilder<unknown>): RawBuilder<unknown> =>
  dosFatos(sql`select id from fatos_contabeis where origem_tipo = ${origem} and origem_id = any(${ids})
    union select id from fatos_contabeis where (valores ->> 'tituloId')::bigint = any(${ids}) and valores ->> 'tituloId' is not null and ${eventos}`);
const aPagar = sql`(evento like 'pagar.%' or evento like 'pagamento.%')`;
const aReceber = sql`not ${aPagar}`;
/** What a movement of money or of stock is told by. */
const daOrigem = (origens: RawBuilder<unknown>): RawBuilder<unknown> =>
  dosFatos(sql`select f.id from fatos_contabeis f join (${origens}) o on o.origem_tipo = f.origem_tipo and o.origem_id = f.origem_id`);

/** Posted entries. A page shows names that are looked up for its rows alone. */
export function listaDeLancamentos(f: FiltrosDeLancamento): DefinicaoLista<Coluna, LancamentoListado> {
  return {
    colunas: sql<LancamentoListado>`l.id, l.ano, l.numero, l.periodo, l.data_lancamento as "dataLancamento", l.historico, l.documento, l.valor_centavos as "valorCentavos", l.origem,
      ${situacao} as situacao, ${lado('debito_centavos')} as debito, ${lado('credito_centavos')} as credito`,
    de: sql`from lancamentos_contabeis l`,
    colunasDepois: true,
    onde: [
      f.de !== null && sql`l.data_lancamento >= ${f.de}`,
      f.ate !== null && sql`l.data_lancamento <= ${f.ate}`,
      f.periodo !== undefined && sql`l.periodo = ${f.periodo}`,
      f.numero !== undefined && sql`l.numero = ${f.numero}`,
      f.origem !== undefined && sql`l.origem = ${f.origem}`,
      f.valorDe !== null && sql`l.valor_centavos >= ${f.valorDe}`,
      f.valorAte !== null && sql`l.valor_centavos <= ${f.valorAte}`,
      f.situacao !== undefined && sql`${situacao} = ${f.situacao}`,
      f.contaId !== undefined && sql`exists (select from partidas_contabeis p where p.lancamento_id = l.id and p.conta_id = ${f.contaId})`,
      f.centroCustoId !== undefined &&
        sql`exists (select from partidas_contabeis p where p.lancamento_id = l.id and p.centro_custo_id = ${f.centroCustoId})`,
      ...contemPalavras(sql`f_busca(l.historico || ' ' || coalesce(l.documento, ''))`, f.texto),
      f.tituloId !== undefined && dosTitulos(sql`array[${f.tituloId}::bigint]`, 'titulo', aReceber),
      f.tituloPagarId !== undefined && dosTitulos(sql`array[${f.tituloPagarId}::bigint]`, 'titulo_pagar', aPagar),
      f.contratoId !== undefined &&
        dosTitulos(sql`array(select r.id from v_titulo_receber r where r.contrato_id = ${f.contratoId})`, 'titulo', aReceber),
      f.movimentoId !== undefined &&
        daOrigem(sql`select m.origem_tipo, m.origem_id from v_fato_do_movimento m where m.lancamento_id = ${f.movimentoId}`),
      f.operacaoId !== undefined &&
        daOrigem(sql`select m.origem_tipo, m.origem_id from v_operacao_do_fato m where m.operacao_id = ${f.operacaoId}`),
    ],
    ordem: {
      data: { semNulos: sql`l.data_lancamento` },
      numero: { semNulos: sql`l.numero` },
      valor: { semNulos: sql`l.valor_centavos` },
    },
    desempate: sql`l.id`,
  };
}

/** One page of posted entries. */
export const listarLancamentos = (db: Db, filtros: FiltrosDeLancamento, paginacao: Paginacao<Coluna>): Promise<Pagina<LancamentoListado>> =>
  listar<LancamentoListado, Coluna>(db, listaDeLancamentos(filtros), paginacao);

type Completo = RespostaServidor<typeof api.obter>;

/** One entry with all that hangs on it. Throws LANCAMENTO_NAO_ENCONTRADO. */
export async function obterLancamento(db: Db, id: number): Promise<Completo> {
  const um = (onde: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select json_build_object('id', o.id, 'numero', o.numero, 'ano', o.ano) from lancamentos_contabeis o where ${onde})`;
  const { rows } =
    await sql<Completo>`${preparada}select l.id, l.ano, l.numero, l.periodo, l.data_lancamento as "dataLancamento", l.historico, l.documento,
      l.valor_centavos as "valorCentavos", l.origem, ${situacao} as situacao, l.tipo, p.situacao <> 'fechado' as "periodoAberto", l.motivo, l.usuario_nome as "usuarioNome",
      l.created_at as em, ${um(sql`o.estorno_de = l.id`)} as "estornadoPor", ${um(sql`o.id = l.estorno_de`)} as "estornoDe",
      ${um(sql`o.corrige_id = l.id`)} as "corrigidoPor", ${um(sql`o.id = l.corrige_id`)} as corrige,
      ${um(sql`o.id = ${outraMetade('desfaz')}`)} as desfaz, ${um(sql`o.id = ${outraMetade('desfeito')}`)} as "desfeitoPor",
      (select coalesce(json_agg(json_build_object('ordem', x.ordem, 'contaId', x.conta_id, 'contaCodigo', c.codigo, 'contaNome', c.nome, 'centroCustoId', x.centro_custo_id,
          'centroCustoNome', k.nome, 'debitoCentavos', x.debito_centavos, 'creditoCentavos', x.credito_centavos, 'historico', x.historico, 'fatoId', x.fato_id) order by x.ordem), '[]')
        from partidas_contabeis x join contas_contabeis c on c.id = x.conta_id left join v_centro_custo k on k.id = x.centro_custo_id where x.lancamento_id = l.id) as partidas,
      coalesce((select json_agg(json_build_object('id', a.id, 'nome', a.nome, 'usuarioNome', a.usuario_nome, 'em', a.created_at) order by a.id)
        from lancamentos_contabeis_anexos a where a.lancamento_id = l.id), '[]') as anexos,
      coalesce((select json_agg(json_build_object('id', f.id, 'evento', f.evento, 'origemTipo', f.origem_tipo, 'origemId', f.origem_id, 'dataFato', f.data_fato,
          'valorCentavos', f.valor_centavos, 'tituloId', t.titulo_id, 'contratoId', coalesce((f.valores ->> 'contratoId')::bigint, v.contrato_id),
          'contaBancariaId', case when not f.valores ? 'aLiquidar' then (f.valores ->> 'contaBancariaId')::bigint end,
          'operacaoId', (select o.operacao_id from v_operacao_do_fato o where o.origem_tipo = f.origem_tipo and o.origem_id = f.origem_id)) order by f.id)
        from fatos_lancados d join fatos_contabeis f on f.id = d.fato_id
        cross join lateral (select coalesce((f.valores ->> 'tituloId')::bigint, case when f.origem_tipo in ('titulo', 'titulo_pagar') then f.origem_id end,
          (select o.origem_id from fatos_contabeis o where o.id = f.estorno_de and o.origem_tipo in ('titulo', 'titulo_pagar'))) as titulo_id) t
        left join v_titulo_receber v on v.id = t.titulo_id and f.evento not like 'pagar.%' and f.evento not like 'pagamento.%'
        where d.lancamento_id = l.id), '[]') as fatos
    from lancamentos_contabeis l join periodos_contabeis p on p.id = l.periodo where l.id = ${id}`.execute(db);
  if (!rows[0]) throw errosLancamento.LANCAMENTO_NAO_ENCONTRADO();
  return rows[0];
}

/** Who did what with an entry. Throws LANCAMENTO_NAO_ENCONTRADO. */
export async function historicoDoLancamento(db: Db, id: number): Promise<{ itens: LinhaHistorico[] }> {
  const { rows } = await sql`select 1 from lancamentos_contabeis where id = ${id}`.execute(db);
  if (!rows[0]) throw errosLancamento.LANCAMENTO_NAO_ENCONTRADO();
  return { itens: await historicoDe(db, 'lancamento_contabil', id) };
}

/** Cost centres in use. */
export async function opcoesDeLancamento(db: Db): Promise<RespostaServidor<typeof api.opcoes>> {
  const { rows } = await sql<{ id: number; nome: string }>`select id, nome from v_centro_custo where ativo order by nome`.execute(db);
  return { centrosCusto: rows };
}
