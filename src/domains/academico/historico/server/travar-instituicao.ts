import { sql } from 'kysely';
import type { ErroNegocio } from '#shared/erros.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosHistorico } from '../erros.ts';

/** Keeps an active institution from being deleted or ended while something is added to it. @throws INSTITUICAO_INEXISTENTE, INSTITUICAO_INATIVA */
export async function travarInstituicao(
  tx: Tx,
  id: number,
  ausente: () => ErroNegocio = () => errosHistorico.INSTITUICAO_INEXISTENTE({}, { campos: ['instituicaoId'] }),
): Promise<void> {
  const { rows } = await sql<{
    nome: string;
    ativa: boolean;
  }>`select nome, ativa from instituicoes_ensino where id = ${id} for share`.execute(tx);
  if (!rows[0]) throw ausente();
  if (!rows[0].ativa) throw errosHistorico.INSTITUICAO_INATIVA({ nome: rows[0].nome }, { campos: ['instituicaoId'] });
}
