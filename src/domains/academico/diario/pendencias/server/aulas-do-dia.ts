import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { ControleFrequencia } from '#domains/academico/estrutura/criterio/criterio.ts';

export type AulaDoDia = {
  turmaDisciplinaId: number;
  turmaId: number;
  turma: string;
  disciplina: string;
  controle: ControleFrequencia;
  /** Null: the timetable expects it, and nobody gave it. */
  aulaId: number | null;
  ordem: number | null;
  quantidade: number;
  /** By the timetable. */
  inicio: string | null;
  conteudo: boolean;
  /** Of the lesson, or of the day where the course counts days. */
  chamada: boolean;
};

/**
 * The lessons of a day in subjects of classes, given and expected, in the order of the day. A lesson that another teacher gives, or that the
 * timetable has another one for, is that one's.
 */
export async function listarAulasDoDia(
  db: Db,
  { disciplinas, docenteId, dia }: { disciplinas: readonly number[]; docenteId: number; dia: DataCivil },
): Promise<AulaDoDia[]> {
  const ids = sql`${[...disciplinas]}::bigint[]`;
  const { rows } = await sql<AulaDoDia>`${preparada}with tempos as materialized (select * from tempos_previstos(${ids}, ${dia}, ${dia})),
    do_dia as (
      select a.turma_disciplina_id, a.id as aula_id, a.ordem, a.quantidade, a.docente_id, a.conteudo is not null as conteudo,
        (select min(t.inicio) from tempos t where t.turma_disciplina_id = a.turma_disciplina_id and t.ordem = a.ordem) as inicio
      from aulas a where a.turma_disciplina_id = any(${ids}) and a.data_aula = ${dia}
      union all
      select p.turma_disciplina_id, null, p.ordem, p.quantidade, p.docente_id, false, p.inicio from aulas_previstas(${ids}, ${dia}, ${dia}) p)
    select x.turma_disciplina_id as "turmaDisciplinaId", t.id as "turmaId", t.nome as turma, td.disciplina_nome as disciplina,
      k.controle_frequencia as controle, x.aula_id as "aulaId", x.ordem, x.quantidade, to_char(x.inicio, 'HH24:MI') as inicio, x.conteudo,
      case k.controle_frequencia when 'por_aula' then exists (select 1 from chamadas c where c.aula_id = x.aula_id)
        else exists (select 1 from chamadas c where c.aula_id is null and c.turma_id = t.id and c.data_chamada = ${dia}) end as chamada
    from do_dia x join v_turma_disciplina td on td.id = x.turma_disciplina_id join v_turma t on t.id = td.turma_id
    join v_criterio_da_turma k on k.turma_id = t.id
    where t.situacao = 'aberta' and coalesce(x.docente_id, ${docenteId}) = ${docenteId}
    order by x.inicio nulls last, x.ordem nulls last, t.nome, td.disciplina_nome, x.aula_id`.execute(db);
  return rows;
}
