import { createHash, randomBytes } from 'node:crypto';
import type { Resposta } from '#platform/server/http/tipos.ts';
import type { Pedido } from '#platform/server/http/quem.ts';

/**
 * The cookie that ties a session to the browser it was opened in: a copied token is useless without it, and it is useless
 * without the token. Only a browser that asks for it (`X-Patio-Vinculo: cookie`) gets one.
 */
const maquinasLocais = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLocal = (url: string): boolean => URL.canParse(url) && maquinasLocais.has(new URL(url).hostname);

/**
 * Browsers keep `__Host-` cookies only where they trust the connection: https, or this very machine. A portal that listens on every
 * network card is localhost to one browser and a plain address to another: which one was typed, the request tells.
 */
function isConfiavel(publicUrl: string, { cabecalhos }: Pick<Pedido, 'cabecalhos'>): boolean {
  return publicUrl.startsWith('https://') || (isLocal(publicUrl) && isLocal(`http://${cabecalhos['host'] ?? ''}`));
}

const nomeDoCookie = (confiavel: boolean): string => (confiavel ? '__Host-vinculo' : 'vinculo');
const resumo = (valor: string): Buffer => createHash('sha256').update(valor).digest();

/** Whether the client asks for a session bound to a cookie. */
export function pedeVinculo(pedido: Pedido): boolean {
  return pedido.cabecalhos['x-patio-vinculo'] === 'cookie';
}

/** Sets a fresh cookie in the answer and gives the hash to be stored with the session. */
export function criarVinculo(publicUrl: string, pedido: Pedido, resposta: Resposta): Buffer {
  const valor = randomBytes(32).toString('base64url');
  resposta.cabecalho('set-cookie', cookie(isConfiavel(publicUrl, pedido), valor));
  return resumo(valor);
}

/** Takes the cookie away at sign-out. */
export function apagarVinculo(publicUrl: string, pedido: Pedido, resposta: Resposta): void {
  resposta.cabecalho('set-cookie', `${cookie(isConfiavel(publicUrl, pedido), '')}; Max-Age=0`);
}

function cookie(confiavel: boolean, valor: string): string {
  return `${nomeDoCookie(confiavel)}=${valor}; Path=/; HttpOnly; SameSite=Strict${confiavel ? '; Secure' : ''}`;
}

/** The hash of the cookie that came with a request, or null. */
export function vinculoDoPedido(publicUrl: string, pedido: Pedido): Buffer | null {
  const prefixo = `${nomeDoCookie(isConfiavel(publicUrl, pedido))}=`;
  const achado = (pedido.cabecalhos['cookie'] ?? '').split(/; */).find((parte) => parte.startsWith(prefixo));
  return achado === undefined || achado.length > 200 ? null : resumo(achado.slice(prefixo.length));
}
