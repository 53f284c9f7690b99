import { sql } from 'kysely';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { arquivoApi as api } from '../api.ts';
import { receberArquivo } from './receber.ts';

/** suprimentos/notas-fiscais/arquivo, as the portal registers it. */
export const arquivosDeNotasFiscais: Sala = {
  nome: 'suprimentos/notas-fiscais/arquivo',
  api,
  rotas: [
    escrita(api.receberArquivo, (ato, { upload }) => receberArquivo(ato, upload as NonNullable<typeof upload>)),
    leitura(api.baixarArquivo, ({ db }, { params }) => baixarArquivo(db, params.id)),
  ],
};

/** The file of an invoice, to be saved. Throws NAO_ENCONTRADO. */
async function baixarArquivo(db: Db, id: number): Promise<Arquivo> {
  const { rows } = await sql<{ arquivoId: number | null }>`select arquivo_id as "arquivoId" from notas_fiscais where id = ${id}`.execute(
    db,
  );
  if (typeof rows[0]?.arquivoId !== 'number') throw errosComuns.NAO_ENCONTRADO();
  return { ...(await obterArquivo(db, rows[0].arquivoId)), abrir: false };
}
