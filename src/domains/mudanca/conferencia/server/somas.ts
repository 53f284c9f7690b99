import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Soma } from '../conciliar.ts';

/**
 * What the move brought in, as it stands now: of each kind as a whole, enrollments by class, titles by month of due date. What was cancelled counts
 * no more.
 */
export async function somarTrazidos(db: Db | Tx): Promise<Soma[]> {
  const { rows } = await sql<Soma>`
    with r as materialized (select distinct tipo, alvo_id from mudancas_registros),
    alunos as materialized (select m.id, t.nome || ' · ' || t.curso_nome || ' · ' || t.ano as turma
      from r join v_matricula_resumo m on m.id = r.alvo_id left join v_turma t on t.id = m.turma_id where r.tipo = 'matriculas' and m.movimento <> 'cancelada'),
    devidos as materialized (select t.id, to_char(t.data_vencimento, 'YYYY-MM') as mes, t.valor_centavos as valor
      from r join v_titulo_receber t on t.id = r.alvo_id where r.tipo = 'titulos' and t.situacao <> 'cancelado'),
    somas as (
      select 'pessoas' as grupo, '' as chave, count(*)::int as quantidade, null::bigint as valor from r join v_pessoa_resumo p on p.id = r.alvo_id where r.tipo = 'pessoas'
      union all select 'turmas', '', count(*)::int, null from r join v_turma t on t.id = r.alvo_id where r.tipo = 'turmas'
      union all select 'fornecedores', '', count(*)::int, null from r join v_fornecedor f on f.id = r.alvo_id where r.tipo = 'fornecedores'
      union all select 'matriculas', '', count(*)::int, null from alunos
      union all select 'matriculas', coalesce(turma, '—'), count(*)::int, null from alunos group by 2
      union all select 'titulos', '', count(*)::int, coalesce(sum(valor), 0)::bigint from devidos
      union all select 'titulos', mes, count(*)::int, sum(valor)::bigint from devidos group by 2
      union all select 'saldos', '', (select count(*)::int from mudancas_registros where tipo = 'saldos'),
        coalesce((select sum(l.valor_centavos) from v_lancamento_contabil_resumo l where l.id in (select alvo_id from r where tipo = 'saldos')), 0)::bigint)
    select s.grupo, s.chave, s.quantidade, s.valor as "valorCentavos" from somas s
    order by array_position(array['pessoas', 'turmas', 'matriculas', 'fornecedores', 'titulos', 'saldos'], s.grupo), s.chave`.execute(db);
  return rows;
}
