/** After a reload the page before may take a moment to let go. */
const ESPERA_MS = 1_500;
// Only pages of a safe origin have locks: elsewhere nobody can tell which tab is alive, and everything counts as free.
const trancas = (): LockManager | null => (typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null);

/** Holds a name as long as this page lives, however it ends. Gives how to let go of it. */
export function manterPosse(nome: string): () => void {
  let soltar: () => void = () => undefined;
  const ate = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  void trancas()?.request(nome, () => ate);
  return () => soltar();
}

/** Whether no living page holds a name. */
export async function isSemDono(nome: string): Promise<boolean> {
  try {
    await trancas()?.request(nome, { signal: AbortSignal.timeout(ESPERA_MS) }, () => undefined);
    return true;
  } catch (erro) {
    if (erro instanceof DOMException) return false;
    throw erro;
  }
}
