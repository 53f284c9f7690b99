/** Any of some words, whole, in capitals or not; letters with an accent are letters too. */
export function palavras(lista: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${lista})(?!\\p{L})`, 'iu');
}

/** The first sentence of a text of which something holds, shortened; null when there is none. */
export function fraseEm(texto: string, vale: (frase: string) => boolean): string | null {
  return (
    texto
      .split(/[.!?;\n]+/)
      .find(vale)
      ?.trim()
      .slice(0, 80) ?? null
  );
}
