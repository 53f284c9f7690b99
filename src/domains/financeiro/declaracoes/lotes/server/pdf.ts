import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { errosDeclaracao as erros } from '#domains/financeiro/declaracoes/erros.ts';

/** The statements of a batch in one file. Throws LOTE_DE_DECLARACOES_NAO_ENCONTRADO, LOTE_DE_DECLARACOES_SEM_ARQUIVO. */
export async function pdfDoLote(db: Db, loteId: number): Promise<Arquivo> {
  const { rows } = await sql<{
    arquivoId: number | null;
  }>`select arquivo_id as "arquivoId" from declaracoes_lotes where id = ${loteId}`.execute(db);
  if (!rows[0]) throw erros.LOTE_DE_DECLARACOES_NAO_ENCONTRADO();
  if (rows[0].arquivoId === null) throw erros.LOTE_DE_DECLARACOES_SEM_ARQUIVO();
  return obterArquivo(db, rows[0].arquivoId);
}
