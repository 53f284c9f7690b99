/** Things in as few waves as it takes for no two of a wave to share a key, each wave in their order. */
export function emOndas<T>(itens: readonly T[], chavesDe: (item: T) => readonly string[]): T[][] {
  const livre = new Map<string, number>();
  const ondas: T[][] = [];
  for (const item of itens) {
    const chaves = chavesDe(item);
    const qual = Math.max(0, ...chaves.map((chave) => livre.get(chave) ?? 0));
    for (const chave of chaves) livre.set(chave, qual + 1);
    (ondas[qual] ??= []).push(item);
  }
  return ondas;
}
