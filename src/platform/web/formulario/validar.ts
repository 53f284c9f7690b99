import { z } from 'zod';
import type { Idioma } from '#shared/erros.ts';
import type { lerTudo } from '#shared/ler-tudo.ts';
import { errosDeCampo } from '#shared/validacao.ts';

export type Erros = Record<string, string>;
export type Validacao<S> = { saida: S; erros: null } | { saida: null; erros: Erros };

// What runs the rules between fields beside wrong ones comes after the form is on the screen: it is no part of what a
// screen must carry. Until it is here, or if it never comes, zod's own reading tells the fields first and the rules after.
let ler: typeof lerTudo = (esquema, valores) => z.core.safeParse(esquema, valores);
void import('#shared/ler-tudo.ts').then(
  (modulo) => {
    ler = modulo.lerTudo;
  },
  () => ler,
);

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
  const lida = ler(esquema, valores);
  const erros: Erros = Object.fromEntries(locais);
  if (!lida.success) {
    for (const { path, message } of errosDeCampo(lida.error, idioma, rotulo)) erros[path] ??= message;
  }
  return lida.success && locais.size === 0 ? { saida: lida.data, erros: null } : { saida: null, erros };
}
