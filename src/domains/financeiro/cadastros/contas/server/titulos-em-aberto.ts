import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosCadastros } from '#domains/financeiro/cadastros/erros.ts';
import type { titulosDaContaApi } from '../api.ts';

/** How many open titles are to be paid at an account. Throws CADASTRO_NAO_ENCONTRADO. */
export async function contarTitulosEmAberto(db: Db, id: number): Promise<RespostaServidor<typeof titulosDaContaApi.titulosEmAberto>> {
  const { rows } = await sql<{ titulos: number }>`select (select count(*) from v_titulo_receber t where t.conta_bancaria_id = c.id
      and t.situacao in ('aberto', 'parcial'))::int as titulos from contas_bancarias c where c.id = ${id}`.execute(db);
  if (!rows[0]) throw errosCadastros.CADASTRO_NAO_ENCONTRADO();
  return rows[0];
}
