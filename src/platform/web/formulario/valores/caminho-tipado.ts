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
 * The names of a form's fields, by its schema (or by the shape of the values, for what stands in several forms):
 * `const campo = camposDe<typeof esquemaPessoa>()`, then `nome={campo('enderecos.0.cep')}`.
 */
export const camposDe =
  <T>() =>
  <P extends CaminhoDe<Entrada<T>>>(caminho: P) =>
    caminho as string as Caminho<ValorEm<Entrada<T>, P>>;

/** The path of a field inside a group: of an item of a list, of an address. */
export const dentro = <V, P extends CaminhoDe<V>>(grupo: Caminho<V>, parte: P) => `${grupo}.${parte}` as Caminho<ValorEm<V, P>>;
