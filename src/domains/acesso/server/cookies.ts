import type { Pedido } from '#platform/server/http/quem.ts';

const maquinasLocais = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLocal = (url: string): boolean => URL.canParse(url) && maquinasLocais.has(new URL(url).hostname);

/**
 * Browsers keep `__Host-` cookies only where they trust the connection: https, or this very machine. A portal that listens on every
 * network card is localhost to one browser and a plain address to another: which one was typed, the request tells.
 */
export function isConfiavel(publicUrl: string, { cabecalhos }: Pick<Pedido, 'cabecalhos'>): boolean {
  return publicUrl.startsWith('https://') || (isLocal(publicUrl) && isLocal(`http://${cabecalhos['host'] ?? ''}`));
}

/** A cookie that no script reads and no other site sends. */
export function escreverCookie(nome: string, valor: string, confiavel: boolean): string {
  return `${confiavel ? '__Host-' : ''}${nome}=${valor}; Path=/; HttpOnly; SameSite=Strict${confiavel ? '; Secure' : ''}`;
}

/** The value of a cookie that came with a request; null when there is none, or one that is not ours. */
export function lerCookie(nome: string, confiavel: boolean, { cabecalhos }: Pick<Pedido, 'cabecalhos'>): string | null {
  const prefixo = `${confiavel ? '__Host-' : ''}${nome}=`;
  const achado = (cabecalhos['cookie'] ?? '').split(/; */).find((parte) => parte.startsWith(prefixo));
  return achado === undefined || achado.length > 200 ? null : achado.slice(prefixo.length);
}
