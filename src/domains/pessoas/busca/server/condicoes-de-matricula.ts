import { type RawBuilder, sql } from 'kysely';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import type { FiltrosPessoas } from '../filtros.ts';

type Filtros = Pick<FiltrosPessoas, 'SegmentacaoId' | 'CursoId' | 'TurmaId' | 'AnoLetivoId' | 'disciplinaId'>;

/** Who studies, or studied to the end: the students whom the lists of students show. */
const estuda = sql`m.movimento in ('pre_matricula', 'ativa', 'concluida')`;

/**
 * The people whom enrollments bring into a list, over `pessoas p`: enrolled in that segmentação, course, class and year (any year
 * unless told). A subject brings who takes it, because it is taught in the class, and who teaches it there; null when nothing is asked.
 */
export function condicaoDeMatricula(f: Filtros): RawBuilder<unknown> | null {
  const { SegmentacaoId, CursoId, TurmaId, AnoLetivoId, disciplinaId } = f;
  if ([SegmentacaoId, CursoId, TurmaId, AnoLetivoId, disciplinaId].every((filtro) => filtro === undefined)) return null;
  const porTurma = TurmaId !== undefined || disciplinaId !== undefined;
  const alunos = sql`select m.aluno_id from v_matricula_estado m ${porTurma ? sql`join v_matricula_turma e on e.matricula_id = m.id` : sql``}
    ${ondeTodas([
      estuda,
      AnoLetivoId !== undefined && sql`m.ano_letivo_id = ${AnoLetivoId}`,
      CursoId !== undefined && sql`m.curso_id = ${CursoId}`,
      SegmentacaoId !== undefined && sql`m.curso_id in (select id from v_curso where segmentacao_id = ${SegmentacaoId})`,
      TurmaId !== undefined && sql`e.turma_id = ${TurmaId}`,
      disciplinaId !== undefined && sql`e.turma_id in (select turma_id from v_turma_disciplina where disciplina_id = ${disciplinaId})`,
    ])}`;
  if (disciplinaId === undefined) return sql`p.id in (${alunos})`;
  const docentes = sql`select d.pessoa_id from v_docente_turma d join v_turma t on t.id = d.turma_id
    ${ondeTodas([
      sql`d.disciplina_id = ${disciplinaId}`,
      AnoLetivoId !== undefined && sql`t.ano_letivo_id = ${AnoLetivoId}`,
      CursoId !== undefined && sql`t.curso_id = ${CursoId}`,
      SegmentacaoId !== undefined && sql`t.segmentacao_id = ${SegmentacaoId}`,
      TurmaId !== undefined && sql`t.id = ${TurmaId}`,
    ])}`;
  return sql`p.id in (${alunos} union all ${docentes})`;
}
