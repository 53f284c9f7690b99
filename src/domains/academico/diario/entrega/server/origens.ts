import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/**
 * Other classes that in an etapa owe something of students whose results of it are of these: a mark, or a roll of a day on which he sat
 * there, of a subject that is neither handed in nor closed. By class, so many; absent are those that wait for nothing.
 */
export async function origensDevendo(
  db: Db | Tx,
  { etapaId, turmaIds, hoje }: { etapaId: number; turmaIds: readonly number[]; hoje: DataCivil },
): Promise<Map<number, number>> {
  const { rows } = await sql<{
    id: number;
    n: number;
  }>`with etapa as materialized (select id, data_inicio, data_fim from v_etapa where id = ${etapaId}),
    lugar as materialized (
      select l.matricula_id, l.turma_id, l.ordem, greatest(l.data_inicio, e.data_inicio) as de, least(l.data_fim, e.data_fim) as ate
      from etapa e join v_matricula_enturmacao l on l.data_inicio <= e.data_fim and coalesce(l.data_fim, 'infinity') >= e.data_inicio
      where l.matricula_id in (select x.matricula_id from v_lugar_na_turma x where x.turma_id = any(${[...turmaIds]}::bigint[]))),
    origem as materialized (
      select u.turma_id as destino, o.*, x.periodo_letivo_id, k.tipo, k.controle_frequencia as controle
      from (select distinct on (matricula_id) matricula_id, turma_id from lugar order by matricula_id, ordem desc) u
        join lugar o on o.matricula_id = u.matricula_id and o.turma_id <> u.turma_id
        join v_etapa_do_diario x on x.turma_id = o.turma_id and x.etapa_id = ${etapaId} and x.situacao = 'aberto'
        join v_criterio_da_turma k on k.turma_id = o.turma_id
      where u.turma_id = any(${[...turmaIds]}::bigint[]))
    select o.destino as id, count(distinct o.turma_id)::int as n from origem o
    where exists (select 1 from v_turma_disciplina td where td.turma_id = o.turma_id
        and not exists (select 1 from entregas g where g.turma_disciplina_id = td.id and g.etapa_id = ${etapaId})
        and (o.tipo <> 'parecer' and exists (select 1 from avaliacoes a where a.turma_disciplina_id = td.id and a.etapa_id = ${etapaId} and a.papel = 'avaliacao'
            and a.data_avaliacao between o.de and o.ate and (not exists (select 1 from notas n where n.avaliacao_id = a.id and n.matricula_id = o.matricula_id
              and num_nonnulls(n.valor, n.conceito, n.estado) > 0)
              or exists (select 1 from v_segunda_chamada_em_aberto s where s.avaliacao_id = a.id and s.matricula_id = o.matricula_id)))
          or o.controle = 'por_aula' and exists (select 1 from aulas a where a.turma_disciplina_id = td.id and a.data_aula between o.de and o.ate
            and not exists (select 1 from chamadas c where c.aula_id = a.id))))
      or o.controle = 'por_dia' and exists (select 1 from generate_series(o.de, least(o.ate, ${hoje}::date), interval '1 day') d(dia)
        where is_dia_letivo(o.periodo_letivo_id, d.dia::date)
          and not exists (select 1 from chamadas c where c.turma_id = o.turma_id and c.data_chamada = d.dia::date and c.aula_id is null))
    group by 1`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
