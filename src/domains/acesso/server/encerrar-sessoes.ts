import { sql } from 'kysely';
import { type Autor, auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import { registrar } from './eventos.ts';
import { revogarSessao, revogarSessoes } from './sessoes.ts';
import { exigirAlcance, exigirOutroAdministrador, lerPerfis, usuarioParaAlterar } from './usuario-para-alterar.ts';

type ComId = { params: { id: number } };

/** Ends every session of a user. @throws NAO_ENCONTRADO, SO_ADMINISTRADOR. */
export async function encerrarSessoes({ tx, quem, pedido }: ContextoEscrita, { params }: ComId): Promise<{ encerradas: number }> {
  const usuario = await usuarioParaAlterar(tx, params.id);
  exigirAlcance(
    quem,
    usuario,
    await lerPerfis(
      tx,
      usuario.perfis.map((perfil) => perfil.id),
    ),
  );
  const encerradas = await revogarSessoes(tx, params.id, 'encerrada por administrador');
  await auditar(tx, quem, { acao: 'usuario.sessoes_encerradas', alvoTipo: 'usuario', alvoId: params.id, depois: { encerradas } }, pedido);
  return { encerradas };
}

/** Ends one of the own sessions. @throws NAO_ENCONTRADO when it is not an open one of the same user. */
export async function encerrarMinhaSessao({ tx, quem, pedido }: ContextoEscrita, { params }: ComId): Promise<{ ok: true }> {
  if (!(await revogarSessao(tx, quem.usuarioId, params.id, 'encerrada pelo usuário'))) throw errosComuns.NAO_ENCONTRADO();
  await registrar(tx, pedido, { tipo: 'sessao.encerrada', usuarioId: quem.usuarioId, sessaoId: params.id });
  return { ok: true };
}

/** Ends all own sessions but this one. */
export async function encerrarOutrasSessoes({ tx, quem, pedido }: ContextoEscrita): Promise<{ encerradas: number }> {
  const encerradas = await revogarSessoes(tx, quem.usuarioId, 'encerrada pelo usuário', quem.sessaoId);
  await registrar(tx, pedido, {
    tipo: 'sessao.outras_encerradas',
    usuarioId: quem.usuarioId,
    sessaoId: quem.sessaoId,
    motivo: `${encerradas}`,
  });
  return { encerradas };
}

/**
 * From a school date on, the user of a person may not enter (the employment ended); null lifts it. Holds by itself when
 * the date comes. Sessions end now when it already has. Does nothing for a person without user.
 * @param jaChegou whether the date is today or before, at the school.
 * @throws ULTIMO_ADMINISTRADOR.
 */
export async function encerrarAcessoDaPessoa(
  tx: Tx,
  autor: Autor,
  pessoaId: number,
  encerraEm: DataCivil | null,
  jaChegou: boolean,
): Promise<void> {
  const { rows } = await sql<{ id: number; admin: boolean; situacao: string; acesso_encerra_em: string | null }>`
    select id, admin, situacao, acesso_encerra_em from usuarios where pessoa_id = ${pessoaId} for update`.execute(tx);
  const [usuario] = rows;
  if (!usuario || usuario.acesso_encerra_em === encerraEm) return;
  if (encerraEm !== null && usuario.admin && usuario.situacao === 'ativo') await exigirOutroAdministrador(tx, usuario.id);
  await sql`update usuarios set acesso_encerra_em = ${encerraEm}, versao = versao + 1, updated_at = now() where id = ${usuario.id}`.execute(
    tx,
  );
  if (encerraEm !== null && jaChegou) await revogarSessoes(tx, usuario.id, 'vínculo encerrado');
  await auditar(tx, autor, {
    acao: 'usuario.fim_de_acesso',
    alvoTipo: 'usuario',
    alvoId: usuario.id,
    antes: { acessoEncerraEm: usuario.acesso_encerra_em },
    depois: { acessoEncerraEm: encerraEm },
  });
}
