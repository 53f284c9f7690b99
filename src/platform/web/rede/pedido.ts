import type { AnyEndpoint } from '#shared/endpoint.ts';

/** The parts of a request as a client names them. */
export type EntradaBruta = { params?: unknown; query?: unknown; body?: unknown };

/** Where the server answers; the build may point elsewhere with `VITE_API_BASE`. */
const baseDaApi: string = import.meta.env?.['VITE_API_BASE'] ?? '/api';

/**
 * The address of a call: path parameters in place, the query after it. A slash right before the query or at the end is
 * dropped. Throws when a path parameter is missing, which is a programming error.
 */
export function enderecoDe(endpoint: Pick<AnyEndpoint, 'path'>, entrada: EntradaBruta): string {
  const params = comoRegistro(entrada.params);
  const caminho = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, nome: string) => {
    const valor = params[nome];
    if (valor === undefined || valor === null || valor === '') throw new Error(`Missing path parameter ${nome} of ${endpoint.path}`);
    return encodeURIComponent(simples(nome, valor));
  });
  const busca = textoDaQuery(comoRegistro(entrada.query));
  return `${baseDaApi}/${caminho}`.replace(/\/+$/, '') + (busca === '' ? '' : `?${busca}`);
}

/** A query string: absent, null and empty values are left out, lists repeat their key. */
export function textoDaQuery(query: Record<string, unknown>): string {
  const pares = new URLSearchParams();
  for (const [chave, valor] of Object.entries(query)) {
    for (const item of Array.isArray(valor) ? valor : [valor]) {
      if (item !== undefined && item !== null && item !== '') pares.append(chave, simples(chave, item));
    }
  }
  return pares.toString();
}

/** Only plain values have a form in an address; anything else is a programming error. */
function simples(nome: string, valor: unknown): string {
  if (typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean') return String(valor);
  throw new Error(`${nome} has no form in an address`);
}

/** The file name that an answer asks for, from Content-Disposition (RFC 6266, the UTF-8 form first). */
export function nomeDoArquivo(contentDisposition: string | null, padrao: string): string {
  const estendido = /filename\*=UTF-8''([^;]+)/i.exec(contentDisposition ?? '')?.[1];
  const comum = /filename="?([^";]+)"?/i.exec(contentDisposition ?? '')?.[1];
  const nome = estendido === undefined ? comum : decodificar(estendido);
  return (nome ?? padrao).replaceAll(/[\\/:*?"<>|]/g, '-').trim() || padrao;
}

/** The text behind its percent signs; undefined where one of them stands for no character. */
export function decodificar(texto: string): string | undefined {
  try {
    return decodeURIComponent(texto);
  } catch {
    return undefined;
  }
}

function comoRegistro(valor: unknown): Record<string, unknown> {
  return typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>) : {};
}
