import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Turno } from '#domains/academico/estrutura/turnos.ts';
import type { Criterio } from '../criterio.ts';
import { criterioDoAno } from './criterios.ts';

export type TurmaCompartilhada = {
  turmaId: number;
  turma: string;
  turno: Turno;
  situacao: 'aberta' | 'fechada';
  cursoId: number;
  curso: string;
  segmentacaoId: number;
  anoLetivoId: number;
  ano: number;
  /** By which the class is judged in its year. */
  criterio: Criterio;
};
export type DisciplinaCompartilhada = TurmaCompartilhada & {
  turmaDisciplinaId: number;
  disciplinaId: number;
  disciplina: string;
  cargaHoraria: number | null;
  /** Of the subject in the class; null is the beginning, or the end, of the year. */
  dataInicio: DataCivil | null;
  dataFim: DataCivil | null;
};

const daTurma = sql`t.id as "turmaId", t.nome as turma, t.turno, t.situacao, c.id as "cursoId", c.nome as curso, c.segmentacao_id as "segmentacaoId",
  t.ano_letivo_id as "anoLetivoId", a.ano, k.criterio`;
const juntas = sql`join cursos c on c.id = t.curso_id join v_ano_letivo a on a.id = t.ano_letivo_id ${criterioDoAno(sql`t.curso_id`, sql`a.ano`)}`;

/**
 * Subjects of classes with all that what is written about them depends on, under a share lock until the end of the transaction: neither
 * does the class close nor the subject end meanwhile, and writers of the same class do not wait for each other. Absent are unknown ids, and
 * those outside of `escopo` (a condition on `td.id`).
 */
export async function compartilharDisciplinas(
  tx: Tx,
  ids: readonly number[],
  escopo: RawBuilder<unknown> | null,
): Promise<DisciplinaCompartilhada[]> {
  const { rows } = await sql<DisciplinaCompartilhada>`select ${daTurma}, td.id as "turmaDisciplinaId", d.id as "disciplinaId",
      d.nome as disciplina, coalesce(td.carga_horaria, d.carga_horaria) as "cargaHoraria", td.data_inicio as "dataInicio", td.data_fim as "dataFim"
    from turmas_disciplinas td join turmas t on t.id = td.turma_id join disciplinas d on d.id = td.disciplina_id ${juntas}
    where td.id = any(${[...new Set(ids)]}::bigint[]) and ${escopo ?? sql`true`} order by t.id, td.id for share of t, td`.execute(tx);
  return rows;
}

/** The same for whole classes; `escopo` is a condition on `t.id`. */
export async function compartilharTurmas(
  tx: Tx,
  ids: readonly number[],
  escopo: RawBuilder<unknown> | null,
): Promise<TurmaCompartilhada[]> {
  const { rows } = await sql<TurmaCompartilhada>`select ${daTurma} from turmas t ${juntas}
    where t.id = any(${[...new Set(ids)]}::bigint[]) and ${escopo ?? sql`true`} order by t.id for share of t`.execute(tx);
  return rows;
}

/** Holds the criteria by which these classes are judged as they stand until the end of the transaction: whoever saves one waits. */
export async function segurarCriterios(tx: Tx, turmaIds: readonly number[]): Promise<void> {
  await sql`select 1 from cursos where id in (select curso_id from turmas where id = any(${[...turmaIds]}::bigint[])) order by id for share`.execute(
    tx,
  );
}
