import { errosArquivo } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';

/** Forgets a file that was read and not applied. Throws RETORNO_NAO_ENCONTRADO, RETORNO_JA_APLICADO. */
export async function descartarRetorno(ato: Ato<Autor>, id: number): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    situacao: string;
    nome: string;
  }>`select situacao, nome_arquivo as nome from retornos where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw errosArquivo.RETORNO_NAO_ENCONTRADO();
  if (rows[0].situacao !== 'lido') throw errosArquivo.RETORNO_JA_APLICADO();
  await sql`delete from retornos where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'retorno.descartado', alvoTipo: 'retorno', alvoId: id, antes: { arquivo: rows[0].nome } });
  return { id };
}
