import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { duracoes } from '#domains/acesso/sessao-regras.ts';
import type { SituacaoUsuario } from '#domains/acesso/situacoes.ts';

/** Every kind of secret link that the portal makes. */
export const tiposDeLink = ['redefinicao', 'convite', 'primeiro_acesso', 'confirmacao'] as const;
export type TipoDeLink = (typeof tiposDeLink)[number];
export type UsuarioDoLink = {
  tokenId: number;
  tipo: TipoDeLink;
  expiraEm: string;
  usuarioId: number;
  pessoaId: number | null;
  nome: string;
  sobrenome: string | null;
  email: string;
  situacao: SituacaoUsuario;
  senhaHash: string | null;
};

/** The links with which a password is chosen. */
const comSenha: readonly TipoDeLink[] = ['redefinicao', 'convite'];

const minutos: Record<TipoDeLink, number> = {
  redefinicao: duracoes.redefinicaoMinutos,
  convite: duracoes.conviteHoras * 60,
  primeiro_acesso: duracoes.primeiroAcessoHoras * 60,
  confirmacao: duracoes.confirmacaoHoras * 60,
};
const resumo = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes a secret link: 256 random bits of which only the hash is stored. A newer link of a user makes the older ones void. */
export async function criarLink(tx: Tx, tipo: TipoDeLink, usuarioId: number | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into senhas_tokens (usuario_id, tipo, token_hash, expira_em)
    values (${usuarioId}, ${tipo}, ${resumo(token)}, now() + ${minutos[tipo]} * interval '1 minute')`.execute(tx);
  return token;
}

const enderecos: Record<TipoDeLink, string> = {
  redefinicao: '/esqueceu-sua-senha?token=',
  convite: '/esqueceu-sua-senha?token=',
  primeiro_acesso: '/cadastro?primeiro-acesso=',
  confirmacao: '/cadastro?confirmar=',
};

/** Where a link opens, without the host. */
export function caminhoDoLink(tipo: TipoDeLink, token: string): string {
  return `${enderecos[tipo]}${token}`;
}

const colunas = sql`t.id as "tokenId", t.tipo, t.expira_em as "expiraEm", u.id as "usuarioId", u.pessoa_id as "pessoaId", u.nome, u.sobrenome, u.email,
  u.situacao, u.senha_hash as "senhaHash"`;
/** Unused, in time, the newest of its user, and of a user that may still use it. */
const valido = sql`t.usado_em is null and t.expira_em > now() and not exists (select from senhas_tokens n where n.usuario_id = t.usuario_id and n.id > t.id)
  and ((t.tipo = 'redefinicao' and u.situacao in ('ativo', 'pendente')) or (t.tipo = 'convite' and u.situacao = 'convidado')
    or (t.tipo = 'confirmacao' and u.situacao in ('pendente', 'recusado') and u.email_confirmado_em is null))`;

/** The user of a good link of these kinds. @throws LINK_INVALIDO, the same for every reason. */
export async function lerLink(db: Db | Tx, token: string, tipos: readonly TipoDeLink[] = comSenha): Promise<UsuarioDoLink> {
  const { rows } = await sql<UsuarioDoLink>`select ${colunas} from senhas_tokens t join usuarios u on u.id = t.usuario_id
    where t.token_hash = ${resumo(token)} and ${valido}`.execute(db);
  const [achado] = rows;
  if (!achado || !tipos.includes(achado.tipo)) throw errosAcesso.LINK_INVALIDO();
  return achado;
}

/** The user whose mailbox a link already confirmed; null for any other link. Opened again, it has nothing to refuse. */
export async function lerConfirmacaoFeita(db: Db | Tx, token: string): Promise<UsuarioDoLink | null> {
  const { rows } = await sql<UsuarioDoLink>`select ${colunas} from senhas_tokens t join usuarios u on u.id = t.usuario_id
    where t.token_hash = ${resumo(token)} and t.tipo = 'confirmacao' and t.usado_em is not null and u.email_confirmado_em >= t.criado_em and u.situacao in ('pendente', 'ativo')`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** No link of a user opens anything from here on. */
export async function anularLinks(tx: Tx, usuarioId: number): Promise<void> {
  await sql`update senhas_tokens set usado_em = now() where usuario_id = ${usuarioId} and usado_em is null`.execute(tx);
}

/** Spends a good link: of two uses at the same instant one gets it. @throws LINK_INVALIDO. */
export async function usarLink(tx: Tx, token: string, tipos: readonly TipoDeLink[] = comSenha): Promise<UsuarioDoLink> {
  // The user row first: issuing, using and deactivating wait for each other in one order.
  await sql`select u.id from usuarios u join senhas_tokens t on t.usuario_id = u.id where t.token_hash = ${resumo(token)} for update of u`.execute(
    tx,
  );
  const link = await lerLink(tx, token, tipos);
  await sql`update senhas_tokens set usado_em = clock_timestamp() where id = ${link.tokenId}`.execute(tx);
  return link;
}

/** Spends the set-up link of an empty portal. @throws LINK_INVALIDO. */
export async function usarLinkDePrimeiroAcesso(tx: Tx, token: string): Promise<void> {
  const { rows } = await sql`update senhas_tokens set usado_em = clock_timestamp()
    where token_hash = ${resumo(token)} and tipo = 'primeiro_acesso' and usado_em is null and expira_em > now()
      and id = (select max(id) from senhas_tokens where tipo = 'primeiro_acesso') returning id`.execute(tx);
  if (rows.length === 0) throw errosAcesso.LINK_INVALIDO();
}

/** What became of a set-up link; one that was never given, is late or has a newer one is no good. */
export async function estadoDoPrimeiroAcesso(db: Db, token: string): Promise<'bom' | 'usado' | 'invalido'> {
  const { rows } = await sql<{ usado: boolean; bom: boolean }>`select usado_em is not null as usado,
      expira_em > now() and not exists (select 1 from senhas_tokens n where n.tipo = 'primeiro_acesso' and n.id > senhas_tokens.id) as bom
    from senhas_tokens where token_hash = ${resumo(token)} and tipo = 'primeiro_acesso'`.execute(db);
  const [link] = rows;
  return link?.usado ? 'usado' : link?.bom ? 'bom' : 'invalido';
}

/** Whether a user got a link of a kind within the last minutes: one person's mailbox must not be flooded. */
export async function temLinkRecente(tx: Tx, usuarioId: number, tipo: TipoDeLink): Promise<boolean> {
  const { rows } = await sql`select 1 from senhas_tokens where usuario_id = ${usuarioId} and tipo = ${tipo}
    and criado_em > now() - ${duracoes.entreEmailsMinutos} * interval '1 minute' limit 1`.execute(tx);
  return rows.length > 0;
}
