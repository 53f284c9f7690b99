import type { z } from 'zod';

declare const doValor: unique symbol;
/** The path of a field that a schema knows; `V` is what its input has there. Only `camposDe` and `dentro` make one. */
export type Caminho<V = unknown> = string & { readonly [doValor]: V };

type Folha = string | number | boolean | bigint | null | undefined;
type Entrada<T> = T extends z.ZodType ? z.input<T> : T;

/** Every path that leads into a value: 'nome', 'enderecos', 'enderecos.0', 'enderecos.0.cep'. */
export type CaminhoDe<T> = T extends Folha
  ? never
  : T extends readonly (infer I)[]
    ? `${number}` | `${number}.${CaminhoDe<I>}`
    : { [K in keyof T & string]-?: K | `${K}.${CaminhoDe<T[K]>}` }[keyof T & string];

type Membro<T, K extends string> = T extends readonly (infer I)[] ? I : T extends Folha ? never : K extends keyof T ? T[K] : never;
export type ValorEm<T, P extends string> = P extends `${infer K}.${infer Resto}` ? ValorEm<Membro<T, K>, Resto> : Membro<T, P>;

/**
 * A value while it is typed, before its schema judges it: a number may still be the text that cannot be read as one, and any part of a group be
 * empty or missing.
 */
export type Preenchido<V> = unknown extends V
  ? V
  : V extends null | undefined
    ? never
    : V extends number
      ? V | string
      : V extends Folha
        ? V
        : V extends readonly (infer I)[]
          ? Preenchido<I>[]
          : { [K in keyof V]?: Digitado<V[K]> };
/** What a form holds under a path: what is typed there, or nothing. */
export type Digitado<V> = Preenchido<V> | null | undefined;
/** What a form opens with: every field of its schema, some of them still empty. */
export type Inicial<V> = { [K in keyof V]: Digitado<V[K]> };

/**
 * The names of a form's fields, by its schema (or by the shape of the values, for what stands in several forms):
 * `const campo = camposDe<typeof esquemaPessoa>()`, then `nome={campo('enderecos.0.cep')}`.
 */
export const camposDe =
  <T>() =>
  <P extends CaminhoDe<Entrada<T>>>(caminho: P) =>
    caminho as string as Caminho<ValorEm<Entrada<T>, P>>;

/** The path of a field inside a group: of an item of a list, of an address. */
export const dentro = <V, P extends CaminhoDe<V>>(grupo: Caminho<V>, parte: P) => `${grupo}.${parte}` as Caminho<ValorEm<V, P>>;
