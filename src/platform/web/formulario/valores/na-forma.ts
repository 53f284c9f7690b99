import { z } from 'zod';
import { lerCaminho } from './caminhos.ts';

/** Taking out a group can only uncover what stands beside it; nothing in the portal is nested as deep as this. */
const VOLTAS = 8;

/**
 * Values without what the schema of the form does not know. The record that comes with a refusal is the server's own, and
 * may say more than what an edit sends back: sent along, it would be refused by a name that nobody typed.
 */
export function naForma<T extends Record<string, unknown>>(esquema: z.ZodType, valores: T): T {
  const copia = structuredClone(valores);
  for (let volta = 0; volta < VOLTAS; volta++) {
    const sobras = sobrasEm(z.core.safeParse(esquema, copia).error?.issues ?? []);
    if (sobras.length === 0) break;
    for (const { path, keys } of sobras) {
      const grupo = path.length === 0 ? copia : lerCaminho(copia, path.join('.'));
      for (const chave of keys) Reflect.deleteProperty(grupo as object, chave);
    }
  }
  return copia;
}

const sobrasEm = (problemas: readonly z.core.$ZodIssue[]): z.core.$ZodIssueUnrecognizedKeys[] =>
  problemas.filter((problema) => problema.code === 'unrecognized_keys');
