import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';

/** What whoever brings opening balances has to know: the day on which the books begin, and the accounts by their code. */
export type Abertura = { inicio: DataCivil | null; contas: ReadonlyMap<string, { id: number; nome: string; sintetica: boolean }> };

/** A code of an account as two systems may write it: 1.1.01 and 1101 are the same. */
export const chaveDaConta = (codigo: string): string => codigo.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

/** The day on which the books begin: facts before it are never posted, they are in the balances that the books open with. */
export async function lerInicioDosLivros(db: Db | Tx): Promise<DataCivil | null> {
  const { rows } = await sql<{ dia: DataCivil | null }>`select dia from v_inicio_dos_livros`.execute(db);
  return rows[0]?.dia ?? null;
}

/** What the books open with: from which day on, and the accounts of these codes. */
export async function lerAbertura(db: Db | Tx, codigos: readonly string[]): Promise<Abertura> {
  const chaves = codigos.map(chaveDaConta);
  const { rows } = await sql<{
    inicio: DataCivil | null;
    contas: { id: number; codigo: string; nome: string; sintetica: boolean }[];
  }>`select
    (select dia from v_inicio_dos_livros) as inicio,
    coalesce((select json_agg(json_build_object('id', c.id, 'codigo', c.codigo, 'nome', c.nome, 'sintetica', c.tipo = 'sintetica')) from contas_contabeis c
      where upper(regexp_replace(c.codigo, '[^0-9A-Za-z]', '', 'g')) = any(${chaves}::text[])), '[]') as contas`.execute(db);
  const { inicio = null, contas = [] } = rows[0] ?? {};
  return { inicio, contas: new Map(contas.map(({ codigo, ...conta }) => [chaveDaConta(codigo), conta])) };
}
