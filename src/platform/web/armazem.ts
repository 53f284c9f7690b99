/**
 * Local storage that never throws: a browser may refuse it (private mode, policy) or be full. What cannot be
 * written lives in memory until the page closes, so that the portal still works in that tab.
 */
const memoria = new Map<string, string>();

/** The stored text of a key, or null. */
export function lerLocal(chave: string): string | null {
  try {
    return window.localStorage.getItem(chave) ?? memoria.get(chave) ?? null;
  } catch {
    return memoria.get(chave) ?? null;
  }
}

/** Stores a text, or removes the key when the value is null. */
export function guardarLocal(chave: string, valor: string | null): void {
  try {
    if (valor === null) window.localStorage.removeItem(chave);
    else window.localStorage.setItem(chave, valor);
    // It lies in the storage alone: what another tab removes is gone here too.
    memoria.delete(chave);
  } catch {
    if (valor === null) memoria.delete(chave);
    else memoria.set(chave, valor);
    esquecerNoDisco(chave);
  }
}

/** What did not fit takes the place of what stood there: the old text would hide it. */
function esquecerNoDisco(chave: string): void {
  try {
    window.localStorage.removeItem(chave);
  } catch {
    // Storage refused: memory is all there is.
    return;
  }
}

/** Every stored entry whose key the filter accepts; used to keep preferences across a sign-out. */
export function copiarLocal(aceita: (chave: string) => boolean): [string, string][] {
  const chaves = new Set(memoria.keys());
  try {
    for (let i = 0; i < window.localStorage.length; i += 1) chaves.add(window.localStorage.key(i) ?? '');
  } catch {
    // Storage refused: memory is all there is.
    return [...memoria].filter(([chave]) => aceita(chave));
  }
  return [...chaves].filter((chave) => chave !== '' && aceita(chave)).map((chave) => [chave, lerLocal(chave) ?? '']);
}
