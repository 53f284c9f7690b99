import { z } from 'zod';
import type { Idioma } from '#shared/erros.ts';
import { errosDeCampo } from '#shared/validacao.ts';

export type Erros = Record<string, string>;
export type Validacao<S> = { saida: S; erros: null } | { saida: null; erros: Erros };

/**
 * Checks a form's values with its schema, in the product's own texts. `locais` are fields whose text could not even be
 * read ("12,x" as money): their message comes first. The first problem of a field is the one shown.
 */
export function validar<E extends z.ZodType>(
  esquema: E,
  valores: unknown,
  idioma: Idioma,
  rotulo: (nome: string) => string | undefined,
  locais: ReadonlyMap<string, string>,
): Validacao<z.output<E>> {
  const lida = z.core.safeParse(esquema, valores);
  const erros: Erros = Object.fromEntries(locais);
  if (!lida.success) {
    for (const { path, message } of errosDeCampo(lida.error, idioma, rotulo)) erros[path] ??= message;
  }
  return lida.success && locais.size === 0 ? { saida: lida.data, erros: null } : { saida: null, erros };
}
