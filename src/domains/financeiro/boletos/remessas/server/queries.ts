import { errosRemessa } from '../erros.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { listar } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { remessasApi } from '../api.ts';

/** The files that were made for banks, newest first. */
export function listarRemessas(
  db: Db,
  p: Paginacao<'id' | 'nsa' | 'conta'>,
  contaBancariaId: number | undefined,
): Promise<RespostaServidor<typeof remessasApi.listarRemessas>> {
  return listar(
    db,
    {
      colunas: sql`r.id, c.nome as "contaNome", r.nsa, r.layout, r.nome_arquivo as "nomeArquivo", r.entradas, r.baixas, r.vencimentos, r.total_centavos as "totalCentavos",
        r.usuario_nome as "usuarioNome", r.created_at as em`,
      de: sql`from remessas r join v_conta_bancaria c on c.id = r.conta_bancaria_id`,
      onde: [contaBancariaId !== undefined && sql`r.conta_bancaria_id = ${contaBancariaId}`],
      ordem: { id: { semNulos: sql`r.id` }, nsa: sql`r.nsa`, conta: sql`c.nome` },
      desempate: sql`r.id`,
    },
    p,
  );
}

/** The stored file of a remittance. Throws REMESSA_NAO_ENCONTRADA. */
export async function arquivoDaRemessa(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ arquivo: number }>`select arquivo_id as arquivo from remessas where id = ${id}`.execute(db);
  if (!rows[0]) throw errosRemessa.REMESSA_NAO_ENCONTRADA();
  return rows[0].arquivo;
}
