import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { escopoDeTurmas, type Leitor } from './escopo.ts';

export type TurmaTravada = {
  id: number;
  nome: string;
  situacao: 'aberta' | 'fechada';
  vagas: number;
  cursoId: number;
  cursoNome: string;
  segmentacaoId: number;
  idadeMinima: number | null;
  anoLetivoId: number;
  ano: number;
};

/**
 * Locks turmas until the end of the transaction, for who changes them and not for who only names them, in the order of their ids so that
 * two batches never wait for each other, and gives what an enrollment must know of them. Take it before counting who sits in them. Absent
 * are unknown ids, and those that the reader, when one is told, does not see.
 */
export async function travarTurmas(tx: Tx, ids: readonly number[], leitor?: Leitor): Promise<Map<number, TurmaTravada>> {
  const { rows } =
    await sql<TurmaTravada>`select t.id, t.nome, t.situacao, t.vagas, t.curso_id as "cursoId", c.nome as "cursoNome", c.segmentacao_id as "segmentacaoId",
      c.idade_minima as "idadeMinima", t.ano_letivo_id as "anoLetivoId", a.ano
    from turmas t join cursos c on c.id = t.curso_id join v_ano_letivo a on a.id = t.ano_letivo_id
    where t.id = any(${[...new Set(ids)]}::bigint[]) and ${(leitor && escopoDeTurmas(leitor)) ?? sql`true`} order by t.id for no key update of t`.execute(
      tx,
    );
  return new Map(rows.map((turma) => [turma.id, turma]));
}
