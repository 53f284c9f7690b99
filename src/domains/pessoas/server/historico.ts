import { sql } from 'kysely';
import { historicoDe, type LinhaHistorico } from '#platform/server/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { erros } from '../erros.ts';
import { escopoDePessoas } from './escopo.ts';

/** The newest changes of a person. Throws PESSOA_NAO_ENCONTRADA. */
export async function verHistorico(db: Db, quem: Quem, pessoaId: number): Promise<LinhaHistorico[]> {
  const { rows } = await sql`select 1 from pessoas p where p.id = ${pessoaId} and ${escopoDePessoas(quem)}`.execute(db);
  if (rows.length === 0) throw erros.PESSOA_NAO_ENCONTRADA();
  return historicoDe(db, 'pessoa', pessoaId);
}
