import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { errosConfirmacao } from '../erros.ts';
import { hashDaConfirmacao } from './confirmar.ts';

type Quem = Pick<Ato<Pessoa>, 'tx' | 'quem'>;

/**
 * Uses up a confirmation of this person, given in this session for this act: of two acts that bring it, the row lets one through.
 * In the transaction of the act. @throws CONFIRMACAO_RECUSADA
 */
export async function usarConfirmacao({ tx, quem }: Quem, { confirmacao, ato }: { confirmacao: string; ato: string }): Promise<void> {
  const { rows } = await sql`update confirmacoes set usada_em = clock_timestamp()
    where token_hash = ${hashDaConfirmacao(confirmacao)} and usuario_id = ${quem.usuarioId} and sessao_id = ${quem.sessaoId} and ato = ${ato}
      and usada_em is null and expira_em > clock_timestamp() returning id`.execute(tx);
  if (rows.length === 0) throw errosConfirmacao.CONFIRMACAO_RECUSADA({}, { campos: ['confirmacao'] });
}

/**
 * The same for an act that needs a confirmation only sometimes. Without one the refusal names the act, so that whoever asks can confirm
 * and send the same again. @throws CONFIRMACAO_EXIGIDA, CONFIRMACAO_RECUSADA
 */
export async function conferirConfirmacao(
  quem: Quem,
  { confirmacao, ato }: { confirmacao: string | undefined; ato: string },
): Promise<void> {
  if (confirmacao === undefined) throw errosConfirmacao.CONFIRMACAO_EXIGIDA({}, { detalhe: { ato } });
  await usarConfirmacao(quem, { confirmacao, ato });
}

/** The same for an act that may need one for several reasons: asked for and used once, whichever of them come. */
export function confirmacaoUnica(quem: Quem, dada: { confirmacao: string | undefined; ato: string }): () => Promise<void> {
  let conferida: Promise<void> | undefined;
  return () => (conferida ??= conferirConfirmacao(quem, dada));
}
