type Rodada<T> = { correndo: Promise<T>; proxima: Promise<T> | null };

/**
 * Runs a costly read once for everybody who asks for it at the same time. Who asks while one runs gets the next, which
 * starts when that one ends: after they asked, so that nobody is answered with what was true before their own change.
 * However many ask, the database works on one at a time. A read that fails fails for those who shared it, and is forgotten.
 */
export function emConjunto<T>(): (chave: string, executar: () => Promise<T>) => Promise<T> {
  const rodadas = new Map<string, Rodada<T>>();
  const comecar = (chave: string, executar: () => Promise<T>): Promise<T> => {
    const rodada: Rodada<T> = { correndo: executar(), proxima: null };
    rodadas.set(chave, rodada);
    const terminar = (): void => {
      if (rodadas.get(chave) === rodada && rodada.proxima === null) rodadas.delete(chave);
    };
    rodada.correndo.then(terminar, terminar);
    return rodada.correndo;
  };
  return (chave, executar) => {
    const rodada = rodadas.get(chave);
    if (!rodada) return comecar(chave, executar);
    const depois = (): Promise<T> => comecar(chave, executar);
    rodada.proxima ??= rodada.correndo.then(depois, depois);
    return rodada.proxima;
  };
}
