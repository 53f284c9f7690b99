import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import { escopoDaTurma } from '#domains/academico/diario/server/escopo.ts';
import type { frequenciaApi } from '../api.ts';

type Itens = RespostaServidor<typeof frequenciaApi.obterFrequenciaDoMes>['itens'];

/**
 * Attendance between two days by course: rolls, what they gave to all together, and what was missed of it; the day of a move, which both classes call,
 * is one day of one of them. Read off what is kept of each day of a class.
 */
export async function listarFrequenciaPorNivel(db: Db, quem: Leitor, { de, ate }: { de: DataCivil; ate: DataCivil }): Promise<Itens> {
  const { rows } = await sql<Itens[number]>`with dia as (
      select d.turma_id, d.chamadas, d.dadas, d.faltas, d.justificadas from dias_chamados d
        where d.data_chamada between ${de} and ${ate} and ${escopoDaTurma(quem, sql.ref('d.turma_id')) ?? sql`true`}
      union all select c.turma_id, 0, -r.quantidade, case when not f.justificada then -f.faltas else 0 end, case when f.justificada then -f.faltas else 0 end
        from v_chamada_repetida r join v_chamada c on c.id = r.chamada_id left join v_falta f on f.chamada_id = r.chamada_id and f.matricula_id = r.matricula_id
        where r.data_chamada between ${de} and ${ate} and ${escopoDaTurma(quem, sql.ref('c.turma_id')) ?? sql`true`}),
    turma as (select turma_id, sum(chamadas)::int as chamadas, sum(dadas)::int as dadas, sum(faltas)::int as faltas, sum(justificadas)::int as justificadas
      from dia group by turma_id),
    curso as (select t.segmentacao_id, t.segmentacao_nome, t.segmentacao_ordem, t.curso_id, t.curso_nome, t.curso_ordem, sum(d.chamadas)::int as chamadas,
        sum(d.dadas)::int as dadas, coalesce(sum(d.faltas), 0)::int as faltas, coalesce(sum(d.justificadas), 0)::int as justificadas
      from turma d join v_turma t on t.id = d.turma_id group by 1, 2, 3, 4, 5, 6)
    select segmentacao_id as "segmentacaoId", segmentacao_nome as segmentacao, curso_id as "cursoId", curso_nome as curso, chamadas, dadas, faltas, justificadas,
      case when dadas > 0 then trunc((dadas - faltas - justificadas) * 100::numeric / dadas, 2)::text end as percentual
    from curso order by segmentacao_ordem, curso_ordem, curso_nome`.execute(db);
  return rows;
}
