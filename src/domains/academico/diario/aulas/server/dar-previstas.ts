import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';

type Pedido = {
  /** With what is taught in each, by turns. */
  disciplinas: readonly { turmaDisciplinaId: number; temas: readonly string[] }[];
  tarefas: readonly string[];
  /** Of so many expected lessons one stays without being given. */
  faltaUmaEm: number;
};

/** Gives what the timetable expected until today, a year of classes in one statement and one row of the audit. */
export async function darPrevistas(ato: Ato<Autor>, { disciplinas, tarefas, faltaUmaEm }: Pedido): Promise<number> {
  const { tx, hoje, quem } = ato;
  const ids = disciplinas.map(({ turmaDisciplinaId }) => turmaDisciplinaId);
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  const { rows } = await sql<{
    id: number;
  }>`insert into aulas (turma_disciplina_id, data_aula, quantidade, ordem, docente_id, conteudo, tarefa, usuario_id, usuario_nome)
    select p.turma_disciplina_id, p.data, p.quantidade, p.ordem, p.docente_id, x.temas ->> ((p.n / 3) % json_array_length(x.temas))::int,
      case when p.n % 4 = 1 then (${[...tarefas]}::text[])[(p.n / 4) % ${tarefas.length} + 1] end, ${usuarioId}::bigint, ${usuarioNome}
    from (select *, row_number() over (partition by turma_disciplina_id order by data, ordem) as n from aulas_previstas(${ids}::bigint[], '1900-01-01', ${hoje})) p
    join json_to_recordset(${JSON.stringify(disciplinas)}::json) as x("turmaDisciplinaId" bigint, temas json) on x."turmaDisciplinaId" = p.turma_disciplina_id
    where (p.n + p.turma_disciplina_id) % ${faltaUmaEm}::int <> 0 returning id`.execute(tx);
  if (rows[0]) await auditar(ato, { acao: 'aula.criada', alvoTipo: 'aula', alvoId: rows[0].id, depois: { aulas: rows.length, ate: hoje } });
  return rows.length;
}
