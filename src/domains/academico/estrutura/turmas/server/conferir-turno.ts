import { sql } from 'kysely';
import { formatarData } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosEstrutura as erros } from '#domains/academico/estrutura/erros.ts';
import type { Turno } from '#domains/academico/estrutura/turnos.ts';

/**
 * A class in which somebody already sat keeps its shift: certificates and the diary of those days say it, and students who left
 * too. Before that it may move, when nobody who is to sit there has another class at the new hours; the class is locked.
 * @throws TURNO_COM_HISTORICO, TURNO_DE_OUTRA_TURMA
 */
export async function conferirTrocaDeTurno(tx: Tx, turma: { id: number; nome: string; anoLetivoId: number }, para: Turno): Promise<void> {
  const campos = ['turno'];
  const { rows: sentou } = await sql<{
    desde: string;
    alunos: number;
  }>`select desde, alunos from v_turma_desde where turma_id = ${turma.id}`.execute(tx);
  const [uso] = sentou;
  if (uso) throw erros.TURNO_COM_HISTORICO({ turma: turma.nome, alunos: uso.alunos, desde: formatarData(uso.desde) }, { campos });
  const { rows: alunos } = await sql<{ id: number }>`select distinct aluno_id as id from v_matricula_resumo
    where turma_id = ${turma.id} order by 1`.execute(tx);
  await sql`select travar_lugares_do_aluno(a.id) from unnest(${alunos.map((a) => a.id)}::bigint[]) as a(id)`.execute(tx);
  const { rows } = await sql<{
    aluno: string;
    codigo: string;
    outra: string;
  }>`select p.nome_completo as aluno, o.codigo, o.turma_nome as outra
    from v_matricula_resumo m join v_pessoa_resumo p on p.id = m.aluno_id
      cross join lateral outra_no_turno(m.aluno_id, ${turma.anoLetivoId}, ${para}, array[m.id]) o
    where m.turma_id = ${turma.id} and m.ativa order by p.nome_completo limit 1`.execute(tx);
  const [achado] = rows;
  if (achado) throw erros.TURNO_DE_OUTRA_TURMA({ turma: turma.nome, ...achado }, { campos });
}
