import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';

export type PessoaResumo = { id: number; codigo: number; nomeCompleto: string; cpf: string | null; dataNascimento: DataCivil | null };

const colunas = sql`p.id, p.codigo, p.nome_completo as "nomeCompleto", p.cpf, p.data_nascimento as "dataNascimento"`;

/** Who a person is, in one line; null when there is no such person. For rooms that already know that the reader may see it. */
export async function obterPessoaResumo(db: Db | Tx, id: number): Promise<PessoaResumo | null> {
  const { rows } = await sql<PessoaResumo>`select ${colunas} from v_pessoa_resumo p where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
