import { sql } from 'kysely';
import { enviarRecado } from '#domains/academico/paineis/recados/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';

/** What the coordination wrote to the teacher who signs in: about one diary, and to all of a class. */
export async function mandarRecados(ato: Ato): Promise<void> {
  const { rows } = await sql<{
    docenteId: number;
    turmaId: number;
    turmaDisciplinaId: number;
  }>`select d.pessoa_id as "docenteId", d.turma_id as "turmaId",
      d.turma_disciplina_id as "turmaDisciplinaId" from v_docente_turma d join v_usuario_resumo u on u.pessoa_id = d.pessoa_id
      join v_turma_resumo t on t.id = d.turma_id and t.situacao = 'aberta'
    where d.data_inicio <= ${ato.hoje} and coalesce(d.data_fim, 'infinity') >= ${ato.hoje} order by d.turma_disciplina_id limit 1`.execute(
    ato.tx,
  );
  const [alvo] = rows;
  if (!alvo) return;
  const { docenteId, turmaId, turmaDisciplinaId } = alvo;
  await enviarRecado(ato, {
    para: 'docente',
    alvoId: docenteId,
    turmaDisciplinaId,
    texto: 'Faltam notas neste diário. Consegue lançar até sexta-feira?',
  });
  await enviarRecado(ato, {
    para: 'turma',
    alvoId: turmaId,
    turmaDisciplinaId: null,
    texto: 'A reunião com as famílias da turma será na próxima quinta, às 18h, na biblioteca.',
  });
}
