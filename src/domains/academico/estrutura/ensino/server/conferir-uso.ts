import { sql } from 'kysely';
import { contarUsos } from '#shared/palavras/usos.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosEnsino } from '#domains/academico/estrutura/erros.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';

/** The kind of a subject, and whether it counts for promotion, stay as the closed years had them. @throws DISCIPLINA_COM_HISTORICO */
export async function conferirMudancaDaDisciplina(tx: Tx, id: number, nome: string, campo: 'tipo' | 'contaPromocao'): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_disciplina_de_ano_fechado where disciplina_id = ${id}`.execute(
    tx,
  );
  const usos = contarUsos([{ rotulo: rotulos.nTurmas, n: rows[0]?.n ?? 0 }]);
  if (usos) throw errosEnsino.DISCIPLINA_COM_HISTORICO({ disciplina: nome, ...usos }, { campos: [campo] });
}

/**
 * What classes have been taught under a subject stays so in the current year too. The name only has its spelling corrected: a letter or
 * two, accents, capitals, as a secretary would; another name is another subject. @throws DISCIPLINA_EM_USO_NAS_TURMAS
 */
export async function conferirDisciplinaEmUso(tx: Tx, id: number, nome: string, campo: 'nome' | 'tipo' | 'contaPromocao'): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(distinct td.turma_id)::int as n from turmas_disciplinas td
    join v_turma_desde u on u.turma_id = td.turma_id join turmas t on t.id = td.turma_id join cursos c on c.id = t.curso_id
    left join v_periodo_da_segmentacao p on p.ano_letivo_id = t.ano_letivo_id and p.segmentacao_id = c.segmentacao_id
    where td.disciplina_id = ${id} and coalesce(td.data_inicio, p.inicio, u.desde) <= ${hojeNoBanco}`.execute(tx);
  const usos = contarUsos([{ rotulo: rotulos.nTurmas, n: rows[0]?.n ?? 0 }]);
  if (usos) throw errosEnsino.DISCIPLINA_EM_USO_NAS_TURMAS({ disciplina: nome, ...usos }, { campos: [campo] });
}
