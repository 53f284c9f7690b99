import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { revogarSessao } from './sessoes.ts';
import { apagarVinculo } from './vinculo.ts';

/** Ends the session, and asks the browser to drop what it keeps of it. */
export async function sair({ tx, quem, pedido, servicos, resposta }: ContextoEscrita): Promise<{ ok: true }> {
  await revogarSessao(tx, quem.usuarioId, quem.sessaoId, 'saiu');
  await registrar(tx, pedido, { tipo: 'sessao.encerrada', usuarioId: quem.usuarioId, sessaoId: quem.sessaoId });
  resposta.cabecalho('clear-site-data', '"cache", "storage"');
  apagarVinculo(servicos.config.publicUrl, pedido, resposta);
  return { ok: true };
}
