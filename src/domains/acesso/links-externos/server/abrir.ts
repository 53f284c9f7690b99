import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { contandoErros, contarTentativa, esquecerTentativas } from '#domains/acesso/server/tentativas.ts';
import { registrar, registrarAmostra } from '#domains/acesso/server/eventos.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import type { Finalidade } from '../finalidades.ts';
import { errosLinkExterno } from '../erros.ts';
import { textosDoCodigo } from '../texts.ts';
import { buscarLinkExterno, type LinkExterno } from './links-externos.ts';

const MINUTOS_DO_CODIGO = 10;
type Contexto = Pick<ContextoPublico, 'db' | 'pedido' | 'servicos'>;
type Chave = { token: string; finalidade: Finalidade };

/** Six digits with the secret of the link, which lies nowhere: a copy of the row does not give them away. */
const resumoDoCodigo = (token: string, codigo: string): Buffer => createHash('sha256').update(`${token}:${codigo}`).digest();

/** Opens a link for reading. What does not open counts for its address and is an event. @throws why it does not, MUITAS_TENTATIVAS */
export async function lerLinkExterno(contexto: Contexto, chave: Chave): Promise<LinkExterno> {
  const { db, pedido, servicos } = contexto;
  try {
    return await contandoErros(db, 'linkExterno', pedido.ip, () => buscarLinkExterno(db, { ...chave, fuso: servicos.config.tzEscola }));
  } catch (recusa) {
    if (recusa instanceof ErroNegocio) await registrarAmostra(servicos, pedido, { tipo: 'link_externo.recusado', motivo: recusa.code });
    throw recusa;
  }
}

/** Mails a code to the address of a link: a few an hour. A newer one makes the older void. @throws MUITAS_TENTATIVAS and why it does not open. */
export async function mandarCodigo(contexto: Contexto, chave: Chave): Promise<LinkExterno> {
  const { db, pedido, servicos } = contexto;
  const { id } = await lerLinkExterno(contexto, chave);
  await contarTentativa(db, 'envioDeCodigo', `${id}`);
  const codigo = `${randomInt(1_000_000)}`.padStart(6, '0');
  return transacao(db, async (tx) => {
    const link = await buscarLinkExterno(tx, { ...chave, fuso: servicos.config.tzEscola, travar: true });
    await sql`update links_externos set codigo_hash = ${resumoDoCodigo(chave.token, codigo)}, codigo_expira_em = clock_timestamp() + ${MINUTOS_DO_CODIGO} * interval '1 minute'
      where id = ${link.id}`.execute(tx);
    const { nome, email } = await lerEscola(tx);
    const valores = { codigo, minutos: MINUTOS_DO_CODIGO };
    await servicos.correio.enviar(tx, {
      para: link.email,
      assunto: texto(textosDoCodigo, 'assunto', pedido.idioma, valores),
      texto: texto(textosDoCodigo, 'texto', pedido.idioma, valores),
      urgente: true,
      daEscola: { nome, email },
    });
    return link;
  });
}

/**
 * Acts by a link: it is locked, so that a revocation waits or is waited for, and with a `codigo` the code is used up in the same transaction: of two
 * acts with one code one gets it, and one that fails leaves it. Guesses are counted for the link before they are tried.
 * @throws why it does not open, CODIGO_DO_LINK_RECUSADO, MUITAS_TENTATIVAS
 */
export async function agirPorLink<T>(
  contexto: Contexto,
  { codigo, ...chave }: Chave & { codigo?: string },
  agir: (tx: Tx, link: LinkExterno) => Promise<T>,
): Promise<T> {
  const { db, servicos } = contexto;
  const { id } = await lerLinkExterno(contexto, chave);
  const contagem = codigo === undefined ? null : await contarTentativa(db, 'codigoDoLink', `${id}`);
  const feito = await transacao(db, async (tx) => {
    const link = await buscarLinkExterno(tx, { ...chave, fuso: servicos.config.tzEscola, travar: true });
    if (codigo !== undefined && !(await gastarCodigo(tx, link.id, resumoDoCodigo(chave.token, codigo)))) return null;
    return { resultado: await agir(tx, link) };
  });
  if (feito === null) return contarCodigoErrado(contexto, id);
  if (contagem !== null) await esquecerTentativas(db, contagem);
  return feito.resultado;
}

async function gastarCodigo(tx: Tx, id: number, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`update links_externos set codigo_hash = null, codigo_expira_em = null
    where id = ${id} and codigo_hash = ${hash} and codigo_expira_em > clock_timestamp() returning id`.execute(tx);
  return rows.length > 0;
}

/** The wrong code counts for its address too: whoever guesses has many links. */
async function contarCodigoErrado({ db, pedido }: { db: Db } & Pick<ContextoPublico, 'pedido'>, alvoId: number): Promise<never> {
  await registrar(db, pedido, { tipo: 'link_externo.codigo_incorreto', alvoId });
  return contandoErros(db, 'linkExterno', pedido.ip, async () => {
    throw errosLinkExterno.CODIGO_DO_LINK_RECUSADO({}, { campos: ['codigo'] });
  });
}
