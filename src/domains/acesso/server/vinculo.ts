import { createHash, randomBytes } from 'node:crypto';
import type { Pedido, Resposta } from '#platform/server/http/tipos.ts';

/**
 * The cookie that ties a session to the browser it was opened in: a copied token is useless without it, and it is useless
 * without the token. Only a browser that asks for it (`X-Patio-Vinculo: cookie`) gets one.
 */
const maquinasLocais = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Browsers keep `__Host-` cookies only where they trust the connection: https, or this very machine. */
function isConfiavel(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || maquinasLocais.has(hostname);
}

const nomeDoCookie = (publicUrl: string): string => (isConfiavel(publicUrl) ? '__Host-vinculo' : 'vinculo');
const resumo = (valor: string): Buffer => createHash('sha256').update(valor).digest();

/** Whether the client asks for a session bound to a cookie. */
export function pedeVinculo(pedido: Pedido): boolean {
  return pedido.cabecalhos['x-patio-vinculo'] === 'cookie';
}

/** Sets a fresh cookie in the answer and gives the hash to be stored with the session. */
export function criarVinculo(publicUrl: string, resposta: Resposta): Buffer {
  const valor = randomBytes(32).toString('base64url');
  resposta.cabecalho('set-cookie', cookie(publicUrl, valor));
  return resumo(valor);
}

/** Takes the cookie away at sign-out. */
export function apagarVinculo(publicUrl: string, resposta: Resposta): void {
  resposta.cabecalho('set-cookie', `${cookie(publicUrl, '')}; Max-Age=0`);
}

function cookie(publicUrl: string, valor: string): string {
  return `${nomeDoCookie(publicUrl)}=${valor}; Path=/; HttpOnly; SameSite=Strict${isConfiavel(publicUrl) ? '; Secure' : ''}`;
}

/** The hash of the cookie that came with a request, or null. */
export function vinculoDoPedido(publicUrl: string, pedido: Pedido): Buffer | null {
  const prefixo = `${nomeDoCookie(publicUrl)}=`;
  const achado = (pedido.cabecalhos['cookie'] ?? '').split(/; */).find((parte) => parte.startsWith(prefixo));
  return achado === undefined || achado.length > 200 ? null : resumo(achado.slice(prefixo.length));
}
