import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { mensagensDeAcesso } from '#domains/acesso/mensagens.ts';
import { gerenciaAcesso } from '#domains/acesso/permissoes-de-perfil.ts';
import { conferirQueCombinem, umPorVez } from '#domains/acesso/perfis/server/door.ts';
import { obterUsuario, type UsuarioCompleto } from './queries.ts';

/** A user locked for a change, with version checked. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA with the current record. */
export async function usuarioParaAlterar(tx: Tx, id: number, versao?: number): Promise<UsuarioCompleto> {
  await sql`select 1 from usuarios where id = ${id} for update`.execute(tx);
  const usuario = await obterUsuario(tx, id);
  if (versao !== undefined && versao !== usuario.versao)
    throw versaoDesatualizada(
      { tipo: 'usuario', id, acoes: '^usuario\\.(?!senha_alterada|sessoes_encerradas|confirmacao_enviada|segundo_fator)' },
      usuario,
    );
  return usuario;
}

/**
 * Whether there will be another active administrator when this one stops being it. All administrators are locked in one
 * order first: two of them who demote each other at once wait for each other, and the second is refused.
 * @throws ULTIMO_ADMINISTRADOR.
 */
export async function conferirOutroAdministrador(tx: Tx, id: number): Promise<void> {
  // Who has a day to leave is no administrator to count on.
  const { rows } = await sql<{
    id: number;
  }>`select id from usuarios where admin and situacao = 'ativo' and acesso_encerra_em is null order by id for update`.execute(tx);
  if (!rows.some((outro) => outro.id !== id)) throw errosAcesso.ULTIMO_ADMINISTRADOR();
}

/** Only an administrator touches the access of whoever manages access: an administrator, or a holder of such a profile. */
export function alcanca(quem: Quem, alvo: { admin: boolean }, perfis: readonly PerfilConcedido[]): boolean {
  return quem.admin || !(alvo.admin || perfis.some(({ chaves }) => gerenciaAcesso(chaves)));
}

/** The same as a refusal. @throws SO_ADMINISTRADOR. */
export function conferirAlcance(quem: Quem, alvo: { admin: boolean }, perfis: readonly PerfilConcedido[]): void {
  if (!alcanca(quem, alvo, perfis)) throw errosAcesso.SO_ADMINISTRADOR();
}

export type PerfilConcedido = { id: number; nome: string; chaves: string[] };

/** The profiles of a request, in the order of the ids; what they grant does not change until the end. @throws DADOS_INVALIDOS naming the ones that do not exist. */
export async function lerPerfis(tx: Tx, ids: readonly number[]): Promise<PerfilConcedido[]> {
  const unicos = [...new Set(ids)];
  // Before the rows: whoever saves a profile takes them in this order too.
  await umPorVez.execute(tx);
  const { rows } = await sql<PerfilConcedido>`select p.id, p.nome,
      (select coalesce(array_agg(pp.tela || ':' || pp.acao), '{}') from perfis_permissoes pp where pp.perfil_id = p.id) as chaves
    from perfis p where p.id = any(${unicos}::bigint[]) order by p.id for share of p`.execute(tx);
  const faltam = ids.map((id, indice) => ({ id, indice })).filter(({ id }) => !rows.some((perfil) => perfil.id === id));
  const code = 'PERFIL_INEXISTENTE';
  const textos = { br: texto(mensagensDeAcesso, code, 'br'), en: texto(mensagensDeAcesso, code, 'en') };
  if (faltam.length > 0)
    throw errosComuns.DADOS_INVALIDOS({}, { campos: faltam.map(({ indice }) => ({ path: `perfis.${indice}`, code, textos })) });
  return rows;
}

/** Replaces the profiles of a user, who is written with the administrator flag already. @throws PERFIS_NAO_COMBINAM */
export async function gravarPerfis(tx: Tx, usuarioId: number, ids: readonly number[]): Promise<void> {
  await sql`with fora as (delete from usuarios_perfis where usuario_id = ${usuarioId} and perfil_id <> all(${[...ids]}::bigint[]))
    insert into usuarios_perfis (usuario_id, perfil_id) select ${usuarioId}, unnest(${[...ids]}::bigint[]) on conflict do nothing`.execute(
    tx,
  );
  await conferirQueCombinem(tx, { usuarioId });
}

/** What the audit keeps of a user. */
export function usuarioParaAuditoria(u: UsuarioCompleto): Record<string, unknown> {
  return {
    nome: u.nome,
    sobrenome: u.sobrenome,
    email: u.email,
    situacao: u.situacao,
    admin: u.admin,
    pessoaId: u.pessoaId,
    perfis: u.perfis.map((p) => p.nome),
    acessoEncerraEm: u.acessoEncerraEm,
  };
}
