import { sql } from 'kysely';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { Db } from '#platform/server/database/kysely.ts';

export type AnoFechado = {
  turmaId: number;
  matriculaId: number;
  resultado?: string;
  frequencia?: string;
  /** Average before and after the exam, by subject of the class. */
  medias: Readonly<Record<number, readonly [parcial: string, final: string | null]>>;
  criterio?: object;
};

/** The year of a student in a class, closed, as a closing leaves it. */
export async function fecharAnoDeTeste(db: Db, ano: AnoFechado): Promise<number> {
  const { turmaId, matriculaId, medias, resultado = 'aprovado', frequencia = '95.50', criterio = criterioPadrao } = ano;
  // A class has one closing of its year that stands: its students share it.
  await sql`insert into fechamentos (turma_id, criterio, usuario_nome) select ${turmaId}::bigint, ${JSON.stringify(criterio)}::jsonb, 'Teste'
    where not exists (select 1 from fechamentos where turma_id = ${turmaId} and etapa_id is null and reaberto_em is null)`.execute(db);
  const { rows } = await sql<{
    id: number;
  }>`select id from fechamentos where turma_id = ${turmaId} and etapa_id is null and reaberto_em is null`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into resultados_alunos (fechamento_id, matricula_id, dadas, faltas, justificadas, frequencia, resultado)
    values (${id}, ${matriculaId}, 200, 9, 0, ${frequencia}, ${resultado})`.execute(db);
  for (const [turmaDisciplinaId, [media, final]] of Object.entries(medias))
    await sql`insert into resultados_disciplinas (fechamento_id, matricula_id, turma_disciplina_id, media, media_final, situacao, dadas, faltas, justificadas, entradas)
      values (${id}, ${matriculaId}, ${Number(turmaDisciplinaId)}, ${media}, ${final}, 'aprovado', 40, 2, 0, '[]')`.execute(db);
  return id;
}

/** Reopens it: it stays readable, and no longer counts. */
export const reabrirAnoDeTeste = (db: Db, id: number) =>
  sql`update fechamentos set reaberto_em = now(), reaberto_motivo = 'Nota errada', reaberto_por_nome = 'Teste' where id = ${id}`.execute(
    db,
  );
