import { palavrasDaBusca } from '#shared/palavras/busca.ts';

/** What a search box holds: a number (code, CPF, phone), an e-mail, or words of a name. */
export type TermoDeBusca =
  | { tipo: 'vazio' }
  | { tipo: 'numero'; digitos: string }
  | { tipo: 'email'; email: string }
  | { tipo: 'nome'; palavras: string[] };

/** Tells what is being searched: digits with or without mask, something with '@', otherwise words in any order. */
export function lerTermoDeBusca(texto: string): TermoDeBusca {
  const limpo = texto.trim();
  if (limpo === '') return { tipo: 'vazio' };
  if (/^[+\d\s().\-/]+$/.test(limpo) && /\d/.test(limpo)) return { tipo: 'numero', digitos: limpo.replaceAll(/\D/g, '').slice(0, 20) };
  if (limpo.includes('@')) return { tipo: 'email', email: limpo.toLowerCase() };
  return { tipo: 'nome', palavras: palavrasDaBusca(limpo) };
}

/** The eleven digits of a CPF typed whole, with or without mask; null for any other text, such as a number with a slash. */
export function cpfInteiro(texto: string | undefined): string | null {
  const limpo = texto?.trim() ?? '';
  return /^\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}$/.test(limpo) ? limpo.replaceAll(/\D/g, '') : null;
}

/** Puts a text inside a LIKE pattern as itself. */
export function escaparLike(texto: string): string {
  return texto.replaceAll(/[\\%_]/g, (caractere) => `\\${caractere}`);
}
