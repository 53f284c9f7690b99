import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import { escreverCookie, isConfiavel, lerCookie } from './cookies.ts';

/**
 * A browser in which somebody signed in is known for that person, by a cookie that outlives the session. It opens nothing: it only keeps
 * the guesses of others, elsewhere, from delaying the owner here.
 */
const NOME = 'aparelho';
const DIAS = 400;

type Contexto = Pick<ContextoPublico, 'pedido'> & { servicos: { config: Pick<ContextoPublico['servicos']['config'], 'publicUrl'> } };

const valorDo = ({ pedido, servicos }: Contexto): string | null => lerCookie(NOME, isConfiavel(servicos.config.publicUrl, pedido), pedido);
const resumo = (valor: string): Buffer => createHash('sha256').update(valor).digest();

/** What identifies the browser of a request, when it brings the cookie. */
export function aparelhoDoPedido(contexto: Contexto): Buffer | null {
  const valor = valorDo(contexto);
  return valor === null ? null : resumo(valor);
}

/** Whether a person signed in on this browser before. */
export async function isAparelhoConhecido(db: Db | Tx, aparelho: Buffer | null, email: string): Promise<boolean> {
  if (aparelho === null) return false;
  const { rows } = await sql<{
    conhecido: boolean;
  }>`select exists (select from aparelhos_conhecidos a join usuarios u on u.id = a.usuario_id
    where u.email = ${email} and a.aparelho_hash = ${aparelho}) as conhecido`.execute(db);
  return rows[0]?.conhecido === true;
}

/** The person is in: from now on the browser, when it keeps cookies, is known for them. One that is known for nobody yet gets a new name. */
export async function lembrarAparelho(
  db: Db | Tx,
  contexto: Contexto & Pick<ContextoPublico, 'resposta'>,
  usuarioId: number,
): Promise<void> {
  const { pedido, resposta, servicos } = contexto;
  if (pedido.cabecalhos['x-patio-vinculo'] !== 'cookie') return;
  const trazido = valorDo(contexto);
  const { rows } =
    await sql`select 1 from aparelhos_conhecidos where aparelho_hash = ${trazido === null ? null : resumo(trazido)} limit 1`.execute(db);
  const valor = trazido !== null && rows.length > 0 ? trazido : randomBytes(32).toString('base64url');
  await sql`insert into aparelhos_conhecidos (usuario_id, aparelho_hash) values (${usuarioId}, ${resumo(valor)})
    on conflict (usuario_id, aparelho_hash) do update set usado_em = now()`.execute(db);
  const cookie = escreverCookie(NOME, valor, isConfiavel(servicos.config.publicUrl, pedido));
  resposta.cabecalho('set-cookie', `${cookie}; Max-Age=${DIAS * 86_400}`);
}

/** Removes browsers that nobody used for as long as their cookie lasts. */
export async function limparAparelhos(db: Db): Promise<void> {
  await sql`delete from aparelhos_conhecidos where usado_em < now() - ${DIAS} * interval '1 day'`.execute(db);
}
