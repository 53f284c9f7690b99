import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { conferirCodigo, conferirPropriaSenha, lerSegundoFator, recusasDeCodigo } from '#domains/acesso/segundo-fator/server/door.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import type { confirmacoesApi } from '../api.ts';
import { errosConfirmacao } from '../erros.ts';

const BYTES = 32;
/** Long enough to read once more what is about to be done, too short to be found in a browser left open. */
const VALE_MINUTOS = 5;

/** The stored form of a confirmation: its 256 random bits need no slow hash. */
export const hashDaConfirmacao = (confirmacao: string): Buffer => createHash('sha256').update(confirmacao).digest();

/**
 * Asks for the person again, by the second factor where it is on and else by the password, and gives what the act will bring.
 * @throws CONFIRMACAO_PEDE_SENHA, CONFIRMACAO_PEDE_CODIGO, SENHA_ATUAL_INCORRETA, CODIGO_RECUSADO, MUITAS_TENTATIVAS
 */
export async function confirmar(
  contexto: Contexto,
  { body }: EntradaServidor<typeof confirmacoesApi.confirmar>,
): Promise<RespostaServidor<typeof confirmacoesApi.confirmar>> {
  const { db, quem, pedido } = contexto;
  const { ativo } = await lerSegundoFator(db, quem.usuarioId);
  if (ativo) {
    if (body.codigo === undefined) throw errosConfirmacao.CONFIRMACAO_PEDE_CODIGO({}, { campos: ['codigo'] });
    await conferirCodigo(contexto, { id: quem.usuarioId }, body.codigo, recusasDeCodigo.naConta);
  } else {
    if (body.senha === undefined) throw errosConfirmacao.CONFIRMACAO_PEDE_SENHA({}, { campos: ['senha'] });
    await conferirPropriaSenha(contexto, { senha: body.senha, formato: body.formato });
  }
  const confirmacao = randomBytes(BYTES).toString('base64url');
  const { rows } = await sql<{ expiraEm: string }>`insert into confirmacoes (usuario_id, sessao_id, ato, token_hash, expira_em)
    values (${quem.usuarioId}, ${quem.sessaoId}, ${body.ato}, ${hashDaConfirmacao(confirmacao)}, clock_timestamp() + ${VALE_MINUTOS} * interval '1 minute')
    returning expira_em as "expiraEm"`.execute(db);
  await registrar(db, pedido, { tipo: 'confirmacao.dada', usuarioId: quem.usuarioId, sessaoId: quem.sessaoId, motivo: body.ato });
  return { confirmacao, expiraEm: rows[0]?.expiraEm ?? '' };
}
