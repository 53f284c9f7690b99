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
 * is one day of one of them. Each table is read once.
 */
export async function listarFrequenciaPorNivel(db: Db, quem: Leitor, { de, ate }: { de: DataCivil; ate: DataCivil }): Promise<Itens> {
  const { rows } = await sql<Itens[number]>`with chamada as materialized (
      select c.id, c.turma_id, c.data_chamada, c.quantidade * cardinality(c.alunos) as dadas from chamadas c
      where c.data_chamada between ${de} and ${ate} and ${escopoDaTurma(quem, sql.ref('c.turma_id')) ?? sql`true`}),
    repetida as materialized (select r.chamada_id, r.matricula_id, r.quantidade from v_chamada_repetida r where r.data_chamada between ${de} and ${ate}),
    dada as (select c.turma_id, count(*)::int as chamadas, (sum(c.dadas) - coalesce(sum(r.dadas), 0))::int as dadas
      from chamada c left join (select chamada_id, sum(quantidade) as dadas from repetida group by 1) r on r.chamada_id = c.id group by c.turma_id),
    coberta as (select distinct f.chamada_id, f.matricula_id from chamada c join faltas f on f.chamada_id = c.id
      join justificativas j on j.matricula_id = f.matricula_id and j.revogada_em is null and c.data_chamada between j.data_inicio and j.data_fim),
    falta as (select c.turma_id, sum(f.faltas) filter (where not (f.justificada or j.chamada_id is not null))::int as faltas,
        sum(f.faltas) filter (where f.justificada or j.chamada_id is not null)::int as justificadas
      from chamada c join faltas f on f.chamada_id = c.id left join coberta j on j.chamada_id = f.chamada_id and j.matricula_id = f.matricula_id
      where not exists (select 1 from repetida r where r.chamada_id = f.chamada_id and r.matricula_id = f.matricula_id) group by c.turma_id),
    curso as (select t.segmentacao_id, t.segmentacao_nome, t.segmentacao_ordem, t.curso_id, t.curso_nome, t.curso_ordem, sum(d.chamadas)::int as chamadas,
        sum(d.dadas)::int as dadas, coalesce(sum(f.faltas), 0)::int as faltas, coalesce(sum(f.justificadas), 0)::int as justificadas
      from dada d join v_turma t on t.id = d.turma_id left join falta f on f.turma_id = d.turma_id group by 1, 2, 3, 4, 5, 6)
    select segmentacao_id as "segmentacaoId", segmentacao_nome as segmentacao, curso_id as "cursoId", curso_nome as curso, chamadas, dadas, faltas, justificadas,
      case when dadas > 0 then trunc((dadas - faltas - justificadas) * 100::numeric / dadas, 2)::text end as percentual
    from curso order by segmentacao_ordem, curso_ordem, curso_nome`.execute(db);
  return rows;
}
