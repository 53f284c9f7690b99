import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { revogarSessao, revogarSessoes } from './sessoes.ts';
import { exigirAlcance, lerPerfis, usuarioParaAlterar } from '#domains/acesso/usuarios/server/usuario-para-alterar.ts';

type ComId = { params: { id: number } };

/** Ends every session of a user. @throws NAO_ENCONTRADO, SO_ADMINISTRADOR. */
export async function encerrarSessoes(ato: ContextoEscrita, { params }: ComId): Promise<{ encerradas: number }> {
  const usuario = await usuarioParaAlterar(ato.tx, params.id);
  exigirAlcance(
    ato.quem,
    usuario,
    await lerPerfis(
      ato.tx,
      usuario.perfis.map((perfil) => perfil.id),
    ),
  );
  const encerradas = await revogarSessoes(ato.tx, params.id, 'encerrada_por_administrador');
  await auditar(ato, { acao: 'usuario.sessoes_encerradas', alvoTipo: 'usuario', alvoId: params.id, depois: { encerradas } });
  return { encerradas };
}

/** Ends one of the own sessions. @throws NAO_ENCONTRADO when it is not an open one of the same user. */
export async function encerrarMinhaSessao({ tx, quem, pedido }: ContextoEscrita, { params }: ComId): Promise<{ ok: true }> {
  if (!(await revogarSessao(tx, quem.usuarioId, params.id, 'encerrada_pelo_usuario'))) throw errosComuns.NAO_ENCONTRADO();
  await registrar(tx, pedido, { tipo: 'sessao.encerrada', usuarioId: quem.usuarioId, sessaoId: params.id });
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
