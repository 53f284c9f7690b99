import { z } from 'zod';

/** How a piece of text looks. What is not told is plain. */
const marcas = { negrito: z.literal(true).optional(), italico: z.literal(true).optional(), sublinhado: z.literal(true).optional() };
/** A term as it is written between braces: 'aluno.nome'. */
export const nomeDeTermo = z.string().regex(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*){0,2}$/);
const adorno = z.string().max(200).optional();

const textoCorrido = z.strictObject({ tipo: z.literal('texto'), texto: z.string().min(1).max(20_000), ...marcas });
/**
 * What a term writes: its value, with what goes before and after only when there is one ('CPF nº ' before a CPF), or what stands in the place
 * of a value that is not known.
 */
const termo = z.strictObject({ tipo: z.literal('termo'), termo: nomeDeTermo, antes: adorno, depois: adorno, vazio: adorno, ...marcas });
const quebra = z.strictObject({ tipo: z.literal('quebra') });

export const trecho = z.discriminatedUnion('tipo', [textoCorrido, termo, quebra]);
export type Trecho = z.output<typeof trecho>;
export type TrechoDeTermo = z.output<typeof termo>;
/** A piece of a paper that was filled in: no term is left, but those that every page answers for itself. */
export type Marcas = { negrito?: true | undefined; italico?: true | undefined; sublinhado?: true | undefined };
export const trechos = z.array(trecho).max(400);

/** Only the marks of a piece, for the pieces that it becomes. */
export const marcasDe = ({ negrito, italico, sublinhado }: Marcas): Marcas => ({
  ...(negrito ? { negrito } : {}),
  ...(italico ? { italico } : {}),
  ...(sublinhado ? { sublinhado } : {}),
});

/** Text in which terms were typed or pasted between braces, as pieces. Braces that hold no name stay text: `conferir` tells of them. */
export function separarTermos(texto: string, com: Marcas = {}): Trecho[] {
  const marcas = marcasDe(com);
  return texto
    .split(/(\{\{\s*[a-z][A-Za-z0-9.]*\s*\}\})/)
    .filter((parte) => parte !== '')
    .map((parte): Trecho => {
      const nome = /^\{\{\s*([a-zA-Z0-9.]+)\s*\}\}$/.exec(parte)?.[1];
      return nome !== undefined && nomeDeTermo.safeParse(nome).success
        ? { tipo: 'termo', termo: nome, ...marcas }
        : { tipo: 'texto', texto: parte, ...marcas };
    });
}
