import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { usuariosApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { obterUsuario, type UsuarioCompleto } from './queries.ts';
import { conferirConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import { escrever } from '#domains/acesso/links/server/door.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { revogarSessoes } from '#domains/acesso/sessoes/server/door.ts';
import { usuarioParaAlterar } from './usuario-para-alterar.ts';

/**
 * Takes the second factor of somebody who lost phone and codes. The sessions end, the mailbox is told. Nobody takes their
 * own this way: that needs password and code. @throws SO_ADMINISTRADOR, PROPRIO_ACESSO, CONFIRMACAO_EXIGIDA, SEGUNDO_FATOR_DESLIGADO, NAO_ENCONTRADO.
 */
export async function retirarSegundoFator(
  ato: ContextoEscrita,
  { id, ...dados }: { id: number } & EntradaServidor<typeof usuariosApi.retirarSegundoFator>['body'],
): Promise<UsuarioCompleto> {
  const { tx, quem, pedido } = ato;
  const usuario = await usuarioParaAlterar(tx, id, dados.versao);
  if (!quem.admin) throw errosAcesso.SO_ADMINISTRADOR();
  if (usuario.id === quem.usuarioId) throw errosAcesso.PROPRIO_ACESSO();
  await conferirConfirmacao(ato, { confirmacao: dados.confirmacao, ato: `acesso.segundo_fator:${usuario.id}` });
  const { rows } =
    await sql`delete from segundos_fatores where usuario_id = ${usuario.id} and confirmado_em is not null returning usuario_id`.execute(tx);
  if (rows.length === 0) throw errosAcesso.SEGUNDO_FATOR_DESLIGADO();
  await revogarSessoes(tx, usuario.id, 'segundo_fator_retirado');
  await auditar(ato, { acao: 'usuario.segundo_fator_retirado', alvoTipo: 'usuario', alvoId: usuario.id, motivo: dados.motivo ?? null });
  await escrever(tx, ato, usuario.email, 'segundoFatorRetirado', { caminho: '/login' });
  await registrar(tx, pedido, { tipo: 'segundo_fator.retirado', usuarioId: quem.usuarioId, sessaoId: quem.sessaoId, alvoId: usuario.id });
  return obterUsuario(tx, usuario.id);
}
