import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ChamadaPedida } from '../regras.ts';

type MarcaGravada = { matriculaId: number; faltas: number; justificada: boolean };
export type ChamadaGravada = { id: number; versao: number; alunos: number[]; faltas: MarcaGravada[] };
/** What stands where a roll is to be called. */
export type Atual = {
  i: number;
  aula: { id: number; turmaDisciplinaId: number; data: DataCivil; quantidade: number } | null;
  /** By the calendar of the class. */
  letivo: boolean;
  chamada: ChamadaGravada | null;
};

/** The lessons of rolls, kept from changing, and what was called of them so far; one statement, in the order that was asked for. */
export async function lerAtuais(tx: Tx, turmaId: number, chamadas: readonly ChamadaPedida[]): Promise<Atual[]> {
  const pedidas = chamadas.map(({ aulaId, data }, i) => ({ i, aulaId, data }));
  const { rows } = await sql<Atual>`select e.i, case when a.id is not null
        then json_build_object('id', a.id, 'turmaDisciplinaId', a.turma_disciplina_id, 'data', a.data_aula, 'quantidade', a.quantidade) end as aula,
      coalesce((select is_dia_letivo(x.periodo_letivo_id, e.data) from v_etapa_da_turma x
        where x.turma_id = ${turmaId} and e.data between x.data_inicio and x.data_fim limit 1), false) as letivo,
      case when c.id is not null then json_build_object('id', c.id, 'versao', c.versao, 'alunos', c.alunos, 'faltas',
        (select coalesce(json_agg(json_build_object('matriculaId', f.matricula_id, 'faltas', f.faltas, 'justificada', f.justificada) order by f.matricula_id), '[]')
          from faltas f where f.chamada_id = c.id)) end as chamada
    from json_to_recordset(${JSON.stringify(pedidas)}::json) as e(i int, "aulaId" bigint, data date)
    left join lateral (select x.id, x.turma_disciplina_id, x.data_aula, x.quantidade from aulas x where x.id = e."aulaId" for share) a on true
    left join lateral (select x.id, x.versao, x.alunos from chamadas x where x.aula_id = e."aulaId"
      union all select x.id, x.versao, x.alunos from chamadas x
        where e."aulaId" is null and x.aula_id is null and x.turma_id = ${turmaId} and x.data_chamada = e.data) c on true
    order by e.i`.execute(tx);
  return rows;
}
