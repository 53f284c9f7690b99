import { sql } from 'kysely';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { fecharEtapas } from '#domains/academico/fechamento/server/oficina.ts';
import { type Db, type Tx, transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '../ato.ts';
import { quemDeTeste } from '../servidor.ts';
import type { DiarioDeTeste } from './notas.ts';

const datas = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'];
const quem = quemDeTeste();
/** The year is over. */
export const noFim = (tx: Tx) => atoDe(tx, quem, { hoje: '2026-12-30' });

/** Who the school is, so that it may issue papers. */
export const escolaComNome = (db: Db) =>
  sql`insert into escola (nome, cidade, uf) values ('Colégio Exemplo', 'Belém', 'PA') on conflict (id) do nothing`.execute(db);

/** Each etapa of the first class marked and closed: every student has the same mark in all of them. Without exams. */
export async function viverAno(db: Db, e: DiarioDeTeste, notas: readonly number[]): Promise<void> {
  await sql`update criterios_avaliacao set usa_exame_final = false`.execute(db);
  await escolaComNome(db);
  for (const [i, etapaId] of e.etapas.entries()) {
    const { rows } = await sql<{
      id: number;
    }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
      values (${e.naA}, ${etapaId}, 'Avaliação', ${datas[i]}, 'Teste') returning id`.execute(db);
    for (const [aluno, valor] of notas.entries())
      await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${rows[0]?.id}, ${e.alunos[aluno]}, ${valor}, 'Teste')`.execute(
        db,
      );
    await transacao(db, async (tx) => {
      const pedido = { etapaId, turmaIds: [e.turmaA] };
      await entregarTudo(noFim(tx), pedido);
      const { recusadas } = await fecharEtapas(noFim(tx), pedido);
      if (recusadas.length > 0) throw new Error(JSON.stringify(recusadas));
    });
  }
}
