import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { revogarSessao, revogarSessoes } from './sessoes.ts';

/** Ends one of the own sessions. @throws NAO_ENCONTRADO when it is not an open one of the same user. */
export async function encerrarMinhaSessao({ tx, quem, pedido }: ContextoEscrita, { id }: { id: number }): Promise<{ ok: true }> {
  if (!(await revogarSessao(tx, quem.usuarioId, id, 'encerrada_pelo_usuario'))) throw errosComuns.NAO_ENCONTRADO();
  await registrar(tx, pedido, { tipo: 'sessao.encerrada', usuarioId: quem.usuarioId, sessaoId: id });
  return { ok: true };
}

/** Ends all own sessions but this one. */
export async function encerrarOutrasSessoes({ tx, quem, pedido }: ContextoEscrita): Promise<{ encerradas: number }> {
  const encerradas = await revogarSessoes(tx, quem.usuarioId, 'encerrada_pelo_usuario', quem.sessaoId);
  await registrar(tx, pedido, {
    tipo: 'sessao.outras_encerradas',
    usuarioId: quem.usuarioId,
    sessaoId: quem.sessaoId,
    motivo: `${encerradas}`,
  });
  return { encerradas };
}
