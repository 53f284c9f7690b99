import { z } from 'zod';
import { type Regra, seNadaRecusado } from '../regra.ts';
import { recusa } from '../validacao.ts';

/** A schema of which only the types in and out are told: its checks are done. */
export type Campo<S, E = S> = z.ZodType<S, E>;
export type CampoOpcional<S, E = S> = z.ZodDefault<z.ZodType<S | null, E | '' | null>>;

/** The variant that may be left out: absent, null, '' and blanks all become null. */
export function opcional<S, E>(campo: Campo<S, E>): CampoOpcional<S, E> {
  return z.preprocess((valor) => (isVazio(valor) ? null : valor), campo.nullable()).default(null) as CampoOpcional<S, E>;
}

/** True for what a form or a query string sends when nothing was filled in. */
export function isVazio(valor: unknown): boolean {
  return valor === undefined || valor === null || (typeof valor === 'string' && valor.trim() === '');
}

/**
 * A required text that is cleaned first: empty is "Campo requerido", too long names the limit, and neither looks further to
 * `conferir`. Nothing aborts: zod would hold back the rules between fields, too.
 */
export function textoLimpo(limpar: (texto: string) => string, max: number, conferir: Regra<string> = () => undefined): z.ZodString {
  return z
    .string()
    .overwrite(limpar)
    .min(1)
    .max(max)
    .check(porInteiro)
    .superRefine((texto, ctx) => conferir(texto, { addIssue: (problema) => ctx.addIssue({ ...problema }) }), seNadaRecusado);
}

/** What was refused until here is refused as a whole: no rule between fields may reckon with it. */
const porInteiro = ({ issues }: z.core.ParsePayload<string>): void => {
  issues.splice(0, issues.length, ...issues.map((issue) => ({ ...issue, continue: undefined })));
};

/** A text field refused with one code unless its cleaned form is valid. */
export function textoValido(
  limpar: (texto: string) => string,
  isValido: (texto: string) => boolean,
  codigo: string,
  max: number,
): z.ZodString {
  return textoLimpo(limpar, max, (texto, ctx) => {
    if (!isValido(texto)) ctx.addIssue(recusa(codigo));
  }).check(porInteiro);
}

/** What a reader made of a raw value: the value, or the code (with parameters) that refuses it. */
export type Leitura<S> = { valor: S } | { codigo: string; params?: Record<string, string | number> };

/**
 * A field that arrives in more than one form (numbers as query strings) read by one strict function. It is a check and
 * not a transform, so that the schema can also describe answers; `json` is its JSON schema for the API documentation.
 */
export function campoLido<S, E>(ler: (bruto: unknown) => Leitura<S>, json: Record<string, unknown>): Campo<S, E> {
  const schema = z.unknown().check((payload) => {
    const leitura = ler(payload.value);
    if ('valor' in leitura) payload.value = leitura.valor;
    else payload.issues.push({ ...recusa(leitura.codigo, leitura.params), input: payload.value });
  });
  return schema.meta(json) as unknown as Campo<S, E>;
}
