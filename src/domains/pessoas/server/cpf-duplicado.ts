import { sql } from 'kysely';
import type { Autor } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { erros } from '../erros.ts';
import { escopoDePessoas } from './escopo.ts';

/**
 * Refuses a CPF that another person has, telling whose it is when the author may see that person. The unique index
 * decides in the end: this check only gives the better message.
 */
export async function recusarCpfDuplicado(tx: Tx, autor: Autor, cpf: string, exceto: number | null): Promise<void> {
  const { rows } = await sql<{ id: number; codigo: number; nome: string; visivel: boolean }>`
    select id, codigo, nome_completo as nome, ${escopoDePessoas(autor)} as visivel from pessoas p
    where cpf = ${cpf} and id is distinct from ${exceto}::bigint`.execute(tx);
  const [dona] = rows;
  if (!dona) return;
  if (!dona.visivel) throw erros.CPF_EM_USO({}, { campos: ['cpf'] });
  throw erros.CPF_DUPLICADO(
    { nome: dona.nome, codigo: dona.codigo },
    { campos: ['cpf'], detalhe: { id: dona.id, codigo: dona.codigo, nome: dona.nome } },
  );
}
