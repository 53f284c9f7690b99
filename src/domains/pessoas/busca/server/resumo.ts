import { sql } from 'kysely';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { condicoesDaBusca } from './condicoes.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';

export type PessoaResumo = { id: number; codigo: number; nomeCompleto: string; cpf: string | null; dataNascimento: DataCivil | null };

const colunas = sql`p.id, p.codigo, p.nome_completo as "nomeCompleto", p.cpf, p.data_nascimento as "dataNascimento"`;

/** Who a person is, in one line; null when there is no such person. For rooms that already know that the reader may see it. */
export async function obterPessoaResumo(db: Db | Tx, id: number): Promise<PessoaResumo | null> {
  const { rows } = await sql<PessoaResumo>`select ${colunas} from v_pessoa_resumo p where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** People that the author may see by name, CPF, code or phone, in name order; at most 50. */
export async function buscarPessoas(
  db: Db | Tx,
  autor: Autor,
  { termo, limite = 50 }: { termo: string; limite?: number },
): Promise<PessoaResumo[]> {
  // Found first, ordered after: see the list of people.
  const { rows } = await sql<PessoaResumo>`
    with achados as materialized (select p.* from v_pessoa_resumo p where ${sql.join([escopoDePessoas(autor), ...condicoesDaBusca(termo, true)], sql` and `)})
    select ${colunas} from achados p order by p.nome_completo, p.id limit ${Math.min(limite, 50)}`.execute(db);
  return rows;
}
