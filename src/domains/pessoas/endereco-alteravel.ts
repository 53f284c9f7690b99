import { z } from 'zod';
import { regra } from '#shared/regra.ts';
import { conferirEndereco, normalizarEndereco } from './endereco.ts';
import { type Endereco, formaEndereco } from './partes.ts';
import { enderecoSaida } from './respostas.ts';

const { principal: _principal, ...forma } = formaEndereco;

/** The main address as a protocol asks for it: whole, for a street without its city says nothing. */
export const esquemaEnderecoAlteravel = z.strictObject(forma).check(regra(conferirEndereco)).transform(normalizarEndereco);
export type EnderecoAlteravel = z.output<typeof esquemaEnderecoAlteravel>;
export const enderecoAlteravelSaida = enderecoSaida.omit({ id: true, principal: true });

const membros = Object.keys(forma) as (keyof EnderecoAlteravel)[];

/** The members that a protocol compares, out of a stored address, in one order. */
export function enderecoAlteravel(endereco: Endereco): EnderecoAlteravel {
  return Object.fromEntries(membros.map((membro) => [membro, endereco[membro]])) as EnderecoAlteravel;
}

/** A value that a protocol asks for: text, or the address; null is nothing. */
export type ValorAlteravel = string | EnderecoAlteravel | null;

type ValorLido = string | Readonly<Record<(typeof membros)[number], string | null>> | null;

/** True when two values say the same, in whatever order a stored address came back. */
export function mesmoValor(a: ValorLido, b: ValorLido): boolean {
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return a === b;
  return membros.every((membro) => a[membro] === b[membro]);
}
