import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { listar } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { integracaoApi as api } from '../api.ts';
import { conferirIntervalo } from '../intervalo.ts';
import { documentoDoFato } from './documento-do-fato.ts';
import { calculoDe } from './calculo.ts';

type Situacao = RespostaServidor<typeof api.obterSituacao>;
type Pendentes = RespostaServidor<typeof api.listarPendentes>;
type Diferencas = RespostaServidor<typeof api.listarDiferencas>;
type PedidoDePendentes = EntradaServidor<typeof api.listarPendentes>['query'];
type PedidoDeDiferencas = EntradaServidor<typeof api.listarDiferencas>['query'];

/** How far the integração contábil is. */
export async function lerSituacao(db: Db): Promise<Situacao> {
  const { rows } =
    await sql<Situacao>`select c.integrar_desde as "integrarDesde", (select dia from v_inicio_dos_livros) as inicio, c.versao,
      (select count(*)::int from regras_contabeis) as regras,
      (select coalesce(json_agg(json_build_object('periodo', m.periodo, 'fatos', m.fatos, 'valorCentavos', m.valor) order by m.periodo), '[]') from (
        select (extract(year from f.data_fato) * 100 + extract(month from f.data_fato))::int as periodo, count(*) as fatos, sum(f.valor_centavos) as valor from v_fato_pendente f group by 1) m) as meses
    from contabil_configuracao c`.execute(db);
  return rows[0] as Situacao;
}

/** A page of the facts that wait. Throws INTEGRACAO_INTERVALO. */
export function listarPendentes(db: Db, { paginacao, de, ate }: PedidoDePendentes): Promise<Pendentes> {
  conferirIntervalo({ de, ate });
  return listar(
    db,
    {
      colunas: sql<
        Pendentes['itens'][number]
      >`f.id, f.evento, f.data_fato as "dataFato", f.origem_tipo as "origemTipo", f.origem_id as "origemId", ${documentoDoFato} as documento,
        f.valor_centavos as "valorCentavos"`,
      de: sql`from v_fato_pendente f`,
      onde: [sql`f.data_fato between ${de}::date and ${ate}::date`],
      ordem: { data: sql`f.data_fato`, valor: sql`f.valor_centavos` },
      desempate: sql`f.id`,
    },
    paginacao,
  );
}

const linhasJson = sql`json_agg(json_build_object('contaId', c.id, 'codigo', c.codigo, 'nome', c.nome, 'debitoCentavos', x.debito, 'creditoCentavos', x.credito) order by c.codigo collate "C", x.debito desc)`;

/**
 * A page of posted entries that the rules of today would make otherwise: a rule was corrected, or the account of an entry by hand. What takes a
 * fact back is the opposite of its entry and no rule decides it; the two together come to nothing, and neither is listed. Throws INTEGRACAO_INTERVALO.
 */
export async function listarDiferencas(db: Db, { paginacao, de, ate }: PedidoDeDiferencas): Promise<Diferencas> {
  conferirIntervalo({ de, ate });
  const alvos = sql`select f.id, f.evento, f.data_fato, f.valor_centavos, f.valores, f.estorno_de from fatos_contabeis f
    join fatos_lancados l on l.fato_id = f.id and l.desfeito_por is null join lancamentos_contabeis e on e.id = l.lancamento_id and e.origem in ('integracao', 'faturamento')
    where f.estorno_de is null and f.data_fato between ${de}::date and ${ate}::date
      and not exists (select from fatos_contabeis v join fatos_lancados w on w.fato_id = v.id and w.desfeito_por is null where v.estorno_de = f.id)`;
  const sentido = paginacao.ordenacaoAscendente ? sql`asc` : sql`desc`;
  const { rows } = await sql<Diferencas['itens'][number] & { total: number }>`with ${calculoDe(alvos)},
    lancadas as (select l.fato_id, l.lancamento_id, p.conta_id, p.centro_custo_id, sum(p.debito_centavos) as debito, sum(p.credito_centavos) as credito
      from alvo a join fatos_lancados l on l.fato_id = a.id and l.desfeito_por is null join partidas_contabeis p on p.lancamento_id = l.lancamento_id
      group by 1, 2, 3, 4, p.debito_centavos > 0),
    pelas_regras as (select j.fato_id, r."contaId" as conta_id, r."centroCustoId" as centro_custo_id, coalesce(r."debitoCentavos", 0) as debito, coalesce(r."creditoCentavos", 0) as credito
      from julgados j cross join json_to_recordset(j.partidas) as r("contaId" bigint, "centroCustoId" bigint, "debitoCentavos" bigint, "creditoCentavos" bigint) where coalesce(j.problema, 'sem_periodo') = 'sem_periodo'),
    outros as (select distinct fato_id from (
      (select fato_id, conta_id, coalesce(centro_custo_id, 0), debito, credito from lancadas except select fato_id, conta_id, coalesce(centro_custo_id, 0), debito, credito from pelas_regras)
      union all (select fato_id, conta_id, coalesce(centro_custo_id, 0), debito, credito from pelas_regras except select fato_id, conta_id, coalesce(centro_custo_id, 0), debito, credito from lancadas)) d)
    select f.id as "fatoId", f.evento, f.data_fato as "dataFato", e.id as "lancamentoId", e.ano, e.numero, e.valor_centavos as "valorCentavos", (count(*) over ())::int as total,
      (select coalesce(${linhasJson}, '[]') from lancadas x join contas_contabeis c on c.id = x.conta_id where x.fato_id = f.id) as lancadas,
      (select coalesce(${linhasJson}, '[]') from pelas_regras x join contas_contabeis c on c.id = x.conta_id where x.fato_id = f.id) as "pelasRegras"
    from outros o join fatos_contabeis f on f.id = o.fato_id join fatos_lancados l on l.fato_id = f.id and l.desfeito_por is null join lancamentos_contabeis e on e.id = l.lancamento_id
    order by f.data_fato ${sentido}, f.id ${sentido} limit ${paginacao.tamanhoDaPagina} offset ${(paginacao.numeroDaPagina - 1) * paginacao.tamanhoDaPagina}`.execute(
    db,
  );
  return {
    itens: rows.map(({ total: _, ...item }) => item),
    total: rows[0]?.total ?? 0,
    numeroDaPagina: paginacao.numeroDaPagina,
    tamanhoDaPagina: paginacao.tamanhoDaPagina,
  };
}
