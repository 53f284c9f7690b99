import type { z } from 'zod';
import type { Acao, TelaId } from '#catalog/telas.ts';

/** One permission: an action on a screen of the catalog. */
export type Permissao = { tela: TelaId; acao: Acao };

/**
 * Who may call an endpoint. It is a required field: an endpoint that forgets it does not compile.
 * - `permissoes`: any one of the listed permissions is enough;
 * - `autenticado`: any live session, with the reason why no permission is asked;
 * - `publico`: nobody signed in, with the reason.
 */
export type Acesso =
  | { tipo: 'permissoes'; permissoes: readonly [Permissao, ...Permissao[]] }
  | { tipo: 'autenticado'; motivo: string; comPendencia?: boolean }
  | { tipo: 'publico'; motivo: string };

/** Access by any of these `tela:acao` permissions. */
export const comPermissao = (...permissoes: readonly [`${TelaId}:${Acao}`, ...`${TelaId}:${Acao}`[]]): Acesso => ({
  tipo: 'permissoes',
  permissoes: permissoes.map((texto) => {
    const [tela, acao] = texto.split(':') as [TelaId, Acao];
    return { tela, acao };
  }) as [Permissao, ...Permissao[]],
});

/** Access by any live session; say why no permission is asked. `comPendencia` opens it to who must first meet a demand (`Quem.pendencia`). */
export const autenticado = (motivo: string, { comPendencia = false }: { comPendencia?: boolean } = {}): Acesso => ({
  tipo: 'autenticado',
  motivo,
  comPendencia,
});

/** Access without a session; say why. */
export const publico = (motivo: string): Acesso => ({ tipo: 'publico', motivo });

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Esquema = z.ZodType;

/**
 * An endpoint, defined once and used by both sides: the server registers it, the browser calls it typed,
 * OpenAPI, the permission documents and the access tests derive from it.
 */
export type Endpoint<P extends Esquema = Esquema, Q extends Esquema = Esquema, B extends Esquema = Esquema, O extends Esquema = Esquema> = {
  method: Metodo;
  /** Wire path without the `/api/` prefix, literal as in the specification; `{id}` marks a path parameter. */
  path: string;
  acesso: Acesso;
  /** One line for the API documentation. */
  resumo: string;
  params?: P;
  query?: Q;
  body?: B;
  /** What goes inside `data`; keys that are not in it never leave the server. Absent for files and empty answers. */
  output?: O;
  /** The answer is a file (PDF, CSV, XLSX, image), not JSON. */
  arquivo?: boolean;
  /** The body is multipart with `fileName` and `file`, at most this many bytes. */
  uploadMaxBytes?: number;
  /** Largest JSON body accepted, in bytes; 1 MB unless told. */
  corpoMaxBytes?: number;
  /** The Idempotency-Key header is required (money, enrollment): a missing one gets 400. */
  exigeIdempotencia?: boolean;
};

export type AnyEndpoint = Endpoint<Esquema, Esquema, Esquema, Esquema>;

/** Defines an endpoint keeping the exact schema types. */
export function defineEndpoint<
  P extends Esquema = z.ZodUndefined,
  Q extends Esquema = z.ZodUndefined,
  B extends Esquema = z.ZodUndefined,
  O extends Esquema = z.ZodUndefined,
>(endpoint: Endpoint<P, Q, B, O>): Endpoint<P, Q, B, O> {
  return endpoint;
}

type EntradaDe<S> = S extends Esquema ? (S extends z.ZodUndefined ? undefined : z.input<S>) : undefined;
type SaidaDe<S> = S extends Esquema ? (S extends z.ZodUndefined ? undefined : z.output<S>) : undefined;

/** What a client sends, by part (wire names, before transforms). */
export type EntradaCliente<E> =
  E extends Endpoint<infer P, infer Q, infer B, Esquema>
    ? OpcionalSeVazio<'params', EntradaDe<P>> & OpcionalSeVazio<'query', EntradaDe<Q>> & OpcionalSeVazio<'body', EntradaDe<B>>
    : never;
type OpcionalSeVazio<K extends string, T> = [T] extends [undefined]
  ? { [key in K]?: undefined }
  : undefined extends T
    ? { [key in K]?: T }
    : Partial<Record<never, never>> extends T
      ? { [key in K]?: T }
      : { [key in K]: T };

/** What the handler receives, by part (validated and transformed). */
export type EntradaServidor<E> =
  E extends Endpoint<infer P, infer Q, infer B, Esquema> ? { params: SaidaDe<P>; query: SaidaDe<Q>; body: SaidaDe<B> } : never;

/** What the handler must return (before the output schema). */
export type RespostaServidor<E> =
  E extends Endpoint<Esquema, Esquema, Esquema, infer O> ? (O extends z.ZodUndefined ? void : z.input<O>) : never;

/** What the client gets inside `data`. */
export type RespostaCliente<E> =
  E extends Endpoint<Esquema, Esquema, Esquema, infer O> ? (O extends z.ZodUndefined ? undefined : z.output<O>) : never;
