import { sql } from 'kysely';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { criarMundo } from '#tests/helpers/mundo.ts';

/** So many classes of one course with a subject each, the diaries of their first etapa handed in: ready to be closed. */
export async function turmasAFechar(db: Db, quantas: number): Promise<{ turmaIds: number[]; etapaId: number }> {
  const mundo = await criarMundo(db);
  return transacao(db, async (tx) => {
    const ato = atoDe(tx, mundo.quem);
    const turmaIds = [mundo.turmaId];
    const { cursoId, anoLetivoId } = mundo;
    const igual = { cursoId, anoLetivoId, grupoTurmaId: null, turno: 'manha' as const, sala: null, vagas: 30 };
    for (let i = 1; i < quantas; i += 1) turmaIds.push((await criarTurma(ato, { ...igual, nome: `6º ano ${i}` })).id);
    const { rows } = await sql<{ id: number }>`select id from v_etapa order by data_inicio limit 1`.execute(tx);
    const etapaId = rows[0]?.id ?? 0;
    await sql`insert into disciplinas (nome) values ('Artes')`.execute(tx);
    await sql`insert into turmas_disciplinas (turma_id, disciplina_id) select t.id, d.id from turmas t cross join disciplinas d`.execute(
      tx,
    );
    await entregarTudo(ato, { etapaId, turmaIds });
    return { turmaIds, etapaId };
  });
}

export type Contagem = { fechadas: number; marcadas: number; repetidas: number; paradas: number };

/** Closed classes, those that the diary takes for closed, classes closed twice, and jobs that are not done. */
export async function contarFechadas(db: Db): Promise<Contagem> {
  const { rows } = await sql<Contagem>`select (select count(distinct turma_id)::int from fechamentos) as fechadas,
    (select count(*)::int from turmas_etapas_fechadas) as marcadas, (select count(*)::int - count(distinct turma_id)::int from fechamentos) as repetidas,
    (select count(*)::int from tarefas where situacao in ('na_fila', 'em_andamento')) as paradas`.execute(db);
  return rows[0] as Contagem;
}
