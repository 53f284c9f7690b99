import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { AnoDoHistorico, AnoSemFechamento } from '../conteudo.ts';

/** The enrollments of some students, with the class where they last sat, whose year has begun and none of the closings read tells. */
export async function anosSemFechamento(
  db: Db | Tx,
  alunoIds: readonly number[],
  fechados: readonly Pick<AnoDoHistorico, 'origem'>[],
): Promise<Map<number, AnoSemFechamento[]>> {
  const contados = fechados.flatMap(({ origem }) => (origem.tipo === 'fechamento' ? [origem.matriculaId] : []));
  const { rows } = await sql<
    AnoSemFechamento & { alunoId: number }
  >`select m.aluno_id as "alunoId", m.id as "matriculaId", t.id as "turmaId", t.ano,
      json_build_object('id', t.curso_id, 'nome', t.curso_nome, 'segmentacao', t.segmentacao_nome) as curso, t.nome as turma, m.movimento, m.data_saida as "dataSaida"
    from v_matricula_resumo m
      join lateral (select l.turma_id from v_lugar_na_turma l where l.matricula_id = m.id order by l.data_inicio desc limit 1) u on true
      join v_turma t on t.id = u.turma_id
    where m.aluno_id = any(${alunoIds}::bigint[]) and m.movimento not in ('pre_matricula', 'cancelada') and m.id <> all(${contados}::bigint[])
      and coalesce((select min(e.data_inicio) from v_etapa_da_turma e where e.turma_id = t.id), make_date(t.ano, 1, 1)) <= ${hojeNoBanco}
    order by t.ano, m.id`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ alunoId }) => alunoId)].map(([id, deles]) => [id, deles.map(({ alunoId: _, ...resto }) => resto)]),
  );
}
