import { createHash, randomBytes } from 'node:crypto';
import type { Resposta } from '#platform/server/http/tipos.ts';
import type { Pedido } from '#platform/server/http/quem.ts';
import { escreverCookie, isConfiavel, lerCookie } from '#domains/acesso/server/cookies.ts';

/**
 * The cookie that ties a session to the browser it was opened in: a copied token is useless without it, and it is useless
 * without the token. Only a browser that asks for it (`X-Patio-Vinculo: cookie`) gets one.
 */
const NOME = 'vinculo';
const resumo = (valor: string): Buffer => createHash('sha256').update(valor).digest();

/** Whether the client asks for a session bound to a cookie. */
export function pedeVinculo(pedido: Pedido): boolean {
  return pedido.cabecalhos['x-patio-vinculo'] === 'cookie';
}

/** Sets a fresh cookie in the answer and gives the hash to be stored with the session. */
export function criarVinculo(publicUrl: string, pedido: Pedido, resposta: Resposta): Buffer {
  const valor = randomBytes(32).toString('base64url');
  resposta.cabecalho('set-cookie', escreverCookie(NOME, valor, isConfiavel(publicUrl, pedido)));
  return resumo(valor);
}

/** Takes the cookie away at sign-out. */
export function apagarVinculo(publicUrl: string, pedido: Pedido, resposta: Resposta): void {
  resposta.cabecalho('set-cookie', `${escreverCookie(NOME, '', isConfiavel(publicUrl, pedido))}; Max-Age=0`);
}

/** The hash of the cookie that came with a request, or null. */
export function vinculoDoPedido(publicUrl: string, pedido: Pedido): Buffer | null {
  const valor = lerCookie(NOME, isConfiavel(publicUrl, pedido), pedido);
  return valor === null ? null : resumo(valor);
}
