import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ChamadaPedida, Lugar } from '../regras.ts';

/** Keeps everybody who is called where he sits until the end of the transaction, and gives the places of each in the class. */
export async function travarChamados(tx: Tx, turmaId: number, chamadas: readonly ChamadaPedida[]): Promise<Lugar[]> {
  const ids = [...new Set(chamadas.flatMap(({ alunos }) => alunos.map(({ matriculaId }) => matriculaId)))];
  const { rows } = await sql<Lugar>`select l.matricula_id as "matriculaId", l.data_inicio as "dataInicio", l.data_fim as "dataFim"
    from travar_chamados(${turmaId}, ${ids}::bigint[]) l`.execute(tx);
  return rows;
}

/** Whose enrollment it is, for a refusal. */
export async function nomeDaPessoa(tx: Tx, matriculaId: number): Promise<string> {
  const { rows } = await sql<{ nome: string }>`select p.nome_completo as nome from v_matricula_estado m join v_pessoa_resumo p on p.id = m.aluno_id
    where m.id = ${matriculaId}`.execute(tx);
  return rows[0]?.nome ?? `#${matriculaId}`;
}
