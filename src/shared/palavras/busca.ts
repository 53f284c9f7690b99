/** Letters that have no combining accent to drop; the same pairs that the database's `unaccent` uses. */
const semDecomposicao: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  º: 'o',
  ª: 'a',
};
const palavrasMaximo = 10;

/** The form in which texts are compared in searches: lower case, without accents, single spaces. */
export function normalizarBusca(texto: string): string {
  return texto
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßæœøđðłþıºª]/g, (letra) => semDecomposicao[letra] ?? letra)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The distinct words of a search, in normal form, at most ten; a record must contain them all, in any order. */
export function palavrasDaBusca(texto: string): string[] {
  return [...new Set(normalizarBusca(texto).split(' '))].filter((palavra) => palavra !== '').slice(0, palavrasMaximo);
}

/** True when a text contains every word of the search; an empty search matches everything. */
export function combinaComBusca(texto: string, busca: string): boolean {
  const alvo = normalizarBusca(texto);
  return palavrasDaBusca(busca).every((palavra) => alvo.includes(palavra));
}
