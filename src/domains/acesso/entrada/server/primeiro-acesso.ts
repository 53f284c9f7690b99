import type { Autor } from '#platform/server/auditoria/audit.ts';
import { type Ato, novoAto } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { type Db, type Tx, transacao } from '#platform/server/database/kysely.ts';
import type { ContextoPublico, Servicos } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import type { entradaApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { abrirSenhaNova, conferirSenhaNova, gerarHash } from '#domains/acesso/senhas/server/door.ts';
import { caminhoDoLink, criarLink, estadoDoPrimeiroAcesso, usarLinkDePrimeiroAcesso } from '#domains/acesso/links/server/door.ts';
import { contandoErros } from '#domains/acesso/server/tentativas.ts';

const autor = { processo: 'primeiro acesso' };
/** One process at a time decides whether the portal is empty. */
const trava = sql`select pg_advisory_xact_lock(hashtext('acesso.primeiro-acesso'))`;
type Administrador = { nome: string; sobrenome: string; email: string; senhaHash: string };

/** Whether anybody can be signed in at all; sign-ups that wait do not count. */
export async function haUsuarios(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{
    ha: boolean;
  }>`select exists (select from usuarios where situacao in ('ativo', 'inativo', 'convidado')) as ha`.execute(db);
  return rows[0]?.ha === true;
}

async function criarAdministrador(ato: Ato<Autor>, { nome, sobrenome, email, senhaHash }: Administrador): Promise<number> {
  const { tx } = ato;
  const pessoa = await criarPessoa(ato, { nome, sobrenome, contacts: [{ tipo: 'email', valor: email, principal: true }] });
  const { rows } = await sql<{ id: number }>`
    insert into usuarios (pessoa_id, email, nome, sobrenome, senha_hash, situacao, admin, senha_alterada_em, termos_aceitos_em, email_confirmado_em)
    values (${pessoa.id}, ${email}, ${nome}, ${sobrenome}, ${senhaHash}, 'ativo', true, now(), now(), now())
    on conflict (email) do update set pessoa_id = excluded.pessoa_id, nome = excluded.nome, sobrenome = excluded.sobrenome, senha_hash = excluded.senha_hash,
      situacao = 'ativo', admin = true, senha_alterada_em = now(), email_confirmado_em = now(), versao = usuarios.versao + 1
    returning id`.execute(tx);
  const { id } = rows[0] as { id: number };
  await auditar(ato, {
    acao: 'usuario.primeiro_administrador',
    alvoTipo: 'usuario',
    alvoId: id,
    depois: { nome, sobrenome, email, admin: true },
  });
  return id;
}

/**
 * Gives an empty portal its first administrator, or, when none was configured, a one-time link to make one. Does nothing
 * in a portal that has users. Safe when several processes start together.
 * @returns the path of the link when there is one to print.
 * @throws SENHA_RECUSADA when the configured password is a weak one.
 */
export async function criarPrimeiroAdministrador(
  servicos: Pick<Servicos, 'db' | 'config'>,
  admin: { email: string; senha: string } | null,
): Promise<{ link: string | null }> {
  const { db } = servicos;
  if (admin === null) {
    return transacao(db, async (tx) => {
      await trava.execute(tx);
      return { link: (await haUsuarios(tx)) ? null : caminhoDoLink('primeiro_acesso', await criarLink(tx, 'primeiro_acesso', null)) };
    });
  }
  const email = admin.email.trim().toLowerCase();
  await conferirSenhaNova(db, admin.senha, { nome: '', email });
  const senhaHash = await gerarHash(admin.senha);
  await transacao(db, async (tx) => {
    await trava.execute(tx);
    if (!(await haUsuarios(tx)))
      await criarAdministrador(await novoAto(tx, { quem: autor, fuso: servicos.config.tzEscola }), {
        nome: 'Administrador',
        sobrenome: 'do Portal',
        email,
        senhaHash,
      });
  });
  return { link: null };
}

/**
 * Whether the link that the start printed may still make the first administrator: asked before anything is filled in.
 * @throws PRIMEIRO_ACESSO_USADO, PRIMEIRO_ACESSO_ENCERRADO, LINK_INVALIDO, MUITAS_TENTATIVAS (by address).
 */
export async function obterPrimeiroAcesso(
  { db, pedido }: ContextoPublico,
  { params }: EntradaServidor<typeof entradaApi.obterPrimeiroAcesso>,
): Promise<{ ok: true }> {
  return contandoErros(db, 'link', pedido.ip, async () => {
    const estado = await estadoDoPrimeiroAcesso(db, params.token);
    if (estado === 'usado') throw errosAcesso.PRIMEIRO_ACESSO_USADO();
    if (await haUsuarios(db)) throw errosAcesso.PRIMEIRO_ACESSO_ENCERRADO();
    if (estado === 'invalido') throw errosAcesso.LINK_INVALIDO();
    return { ok: true };
  });
}

/**
 * Makes the first administrator with the link that the start printed.
 * @throws LINK_INVALIDO, PRIMEIRO_ACESSO_ENCERRADO, SENHA_RECUSADA, MUITAS_TENTATIVAS (by address).
 */
export async function primeiroAcesso(
  { db, pedido, servicos }: ContextoPublico,
  { body }: EntradaServidor<typeof entradaApi.primeiroAcesso>,
): Promise<{ ok: true }> {
  await contandoErros(db, 'link', pedido.ip, async () => {
    if (await haUsuarios(db)) throw errosAcesso.PRIMEIRO_ACESSO_ENCERRADO();
    if ((await estadoDoPrimeiroAcesso(db, body.token)) !== 'bom') throw errosAcesso.LINK_INVALIDO();
  });
  const senha = abrirSenhaNova(servicos.config.credentialKey, body);
  await conferirSenhaNova(db, senha, body);
  const senhaHash = await gerarHash(senha);
  const usuarioId = await transacao(db, async (tx) => {
    await trava.execute(tx);
    if (await haUsuarios(tx)) throw errosAcesso.PRIMEIRO_ACESSO_ENCERRADO();
    await usarLinkDePrimeiroAcesso(tx, body.token);
    return criarAdministrador(await novoAto(tx, { quem: autor, fuso: servicos.config.tzEscola }), {
      nome: body.nome,
      sobrenome: body.sobrenome,
      email: body.email,
      senhaHash,
    });
  });
  await registrar(db, pedido, { tipo: 'usuario.primeiro_administrador', usuarioId });
  return { ok: true };
}
