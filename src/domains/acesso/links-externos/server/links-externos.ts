import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { fimDoDia } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Finalidade } from '../finalidades.ts';
import { errosLinkExterno } from '../erros.ts';

export type LinkExterno = { id: number; finalidade: Finalidade; alvoId: number; pessoaId: number; email: string; expiraEm: string };
type Achado = LinkExterno & { encerrado: boolean; vencido: boolean; fim: DataCivil };
type LinkPedido = { alvoId: number; pessoaId: number; email: string };

const resumoDoToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Makes links of one purpose, which open until the end of a day, 256 random bits each of which only the hash is stored, and gives the secret of each by the record that it is of.
 * A newer link of a record makes the older one void.
 */
export async function criarLinksExternos(
  tx: Tx,
  { finalidade, ate, pedidos }: { finalidade: Finalidade; ate: DataCivil; pedidos: readonly LinkPedido[] },
): Promise<Map<number, string>> {
  const tokens = new Map(pedidos.map(({ alvoId }) => [alvoId, randomBytes(32).toString('base64url')]));
  await revogarLinksExternos(tx, { finalidade, alvoIds: [...tokens.keys()] });
  await sql`insert into links_externos (finalidade, alvo_id, pessoa_id, email, token_hash, expira_em)
    select ${finalidade}, x.alvo, x.pessoa, x.email, decode(x.hash, 'hex'), ${fimDoDia(sql`${ate}::date`)}
    from unnest(${pedidos.map((p) => p.alvoId)}::bigint[], ${pedidos.map((p) => p.pessoaId)}::bigint[], ${pedidos.map((p) => p.email)}::text[],
      ${pedidos.map((p) => resumoDoToken(tokens.get(p.alvoId) ?? '').toString('hex'))}::text[]) as x (alvo, pessoa, email, hash)`.execute(
    tx,
  );
  return tokens;
}

/** The links of these records that were not revoked open until the end of this day, whatever they did before. */
export async function mudarPrazoDosLinksExternos(
  tx: Tx,
  { finalidade, alvoIds, ate }: { finalidade: Finalidade; alvoIds: readonly number[]; ate: DataCivil },
): Promise<void> {
  await sql`update links_externos set expira_em = ${fimDoDia(sql`${ate}::date`)}
    where finalidade = ${finalidade} and alvo_id = any(${[...alvoIds]}::bigint[]) and revogado_em is null`.execute(tx);
}

/** No link of these records opens anything from here on. Whoever acts by one at this instant is waited for. */
export async function revogarLinksExternos(
  tx: Tx,
  { finalidade, alvoIds }: { finalidade: Finalidade; alvoIds: readonly number[] },
): Promise<void> {
  await sql`update links_externos set revogado_em = clock_timestamp(), codigo_hash = null, codigo_expira_em = null
    where finalidade = ${finalidade} and alvo_id = any(${[...alvoIds]}::bigint[]) and revogado_em is null`.execute(tx);
}

/** The living link of a secret; `travar` keeps it as it is until the transaction ends. @throws why it does not open. */
export async function buscarLinkExterno(
  db: Db | Tx,
  { token, finalidade, fuso, travar = false }: { token: string; finalidade: Finalidade; fuso: string; travar?: boolean },
): Promise<LinkExterno> {
  const { rows } = await sql<Achado>`select id, finalidade, alvo_id as "alvoId", pessoa_id as "pessoaId", email, expira_em as "expiraEm",
      revogado_em is not null as encerrado, expira_em <= clock_timestamp() as vencido, (expira_em at time zone ${fuso})::date as fim
    from links_externos where token_hash = ${resumoDoToken(token)} and finalidade = ${finalidade} ${travar ? sql`for update` : sql``}`.execute(
    db,
  );
  const [achado] = rows;
  if (!achado) throw errosLinkExterno.LINK_EXTERNO_INVALIDO();
  const { encerrado, vencido, fim, ...link } = achado;
  if (encerrado) throw errosLinkExterno.LINK_EXTERNO_ENCERRADO();
  if (vencido) throw errosLinkExterno.LINK_EXTERNO_VENCIDO({ em: formatarData(fim) });
  return link;
}
