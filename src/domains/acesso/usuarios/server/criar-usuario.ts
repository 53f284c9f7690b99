import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { Pedido } from '#platform/server/http/quem.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { obterPessoaResumo } from '#domains/pessoas/busca/server/door.ts';
import type { usuariosApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { entregarAcesso } from './entregar-acesso.ts';
import { obterUsuario, type UsuarioCompleto } from './queries.ts';
import { enviarLink } from '#domains/acesso/links/server/door.ts';
import { fimDeAcessoDeQuemEntra } from './fim-de-acesso.ts';
import { conferirAlcance, gravarPerfis, lerPerfis, usuarioParaAuditoria } from './usuario-para-alterar.ts';
import '#domains/acesso/server/restricoes.ts';

type Nomes = { nome: string; sobrenome: string | null; email: string };

/**
 * The person of a user: the chosen one, who must exist and have no user yet, or a new one registered with the e-mail.
 * @throws NAO_ENCONTRADO, PESSOA_JA_TEM_USUARIO.
 */
export async function pessoaDoUsuario(
  ato: Ato,
  pessoaId: number | null,
  { nome, sobrenome, email }: Nomes,
  pedido: Pedido,
): Promise<number> {
  const { tx } = ato;
  if (pessoaId === null) {
    const criada = await criarPessoa(
      { ...ato, origem: pedido },
      { nome, sobrenome, contacts: [{ tipo: 'email', valor: email, principal: true }] },
    );
    return criada.id;
  }
  if ((await obterPessoaResumo(tx, pessoaId)) === null) throw errosComuns.NAO_ENCONTRADO({}, { campos: ['pessoaId'] });
  const { rows } = await sql`select 1 from usuarios where pessoa_id = ${pessoaId}`.execute(tx);
  if (rows.length > 0) throw errosAcesso.PESSOA_JA_TEM_USUARIO({}, { campos: ['pessoaId'] });
  return pessoaId;
}

/**
 * Invites somebody to the portal: user in state `convidado`, person linked or registered, profiles given, link mailed.
 * @throws EMAIL_EM_USO, PESSOA_JA_TEM_USUARIO, PESSOA_DEMITIDA, SO_ADMINISTRADOR, DADOS_INVALIDOS (profile that does not exist).
 */
export async function criarUsuario(
  ato: ContextoEscrita,
  dados: EntradaServidor<typeof usuariosApi.criarUsuario>['body'],
): Promise<UsuarioCompleto> {
  const { tx, quem, pedido } = ato;
  const { nome, sobrenome, email, admin } = dados;
  const perfis = await lerPerfis(tx, dados.perfis);
  conferirAlcance(quem, { admin }, perfis);
  const repetido = await sql`select 1 from usuarios where email = ${email}`.execute(tx);
  if (repetido.rows.length > 0) throw errosAcesso.EMAIL_EM_USO({}, { campos: ['email'] });
  const pessoaId = await pessoaDoUsuario(ato, dados.pessoaId, dados, pedido);
  const fim = await fimDeAcessoDeQuemEntra(ato, pessoaId, 'pessoaId');
  const { rows } = await sql<{ id: number }>`insert into usuarios (pessoa_id, email, nome, sobrenome, situacao, admin, acesso_encerra_em)
    values (${pessoaId}, ${email}, ${nome}, ${sobrenome}, 'convidado', ${admin}, ${fim}) returning id`.execute(tx);
  const { id } = rows[0] as { id: number };
  await gravarPerfis(
    tx,
    id,
    perfis.map((perfil) => perfil.id),
  );
  await enviarLink(tx, ato, 'convite', { id, email });
  const usuario = await obterUsuario(tx, id);
  await auditar(ato, { acao: 'usuario.convidado', alvoTipo: 'usuario', alvoId: id, depois: usuarioParaAuditoria(usuario) });
  await entregarAcesso(ato, null, usuario, dados);
  return usuario;
}
