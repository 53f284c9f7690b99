import { errosComuns } from '#shared/erros.ts';

/**
 * Lets `simultaneos` pieces of work run at once and `fila` more wait; beyond that a piece is refused with 429. Password
 * hashing is made to be expensive: without this, sign-in attempts would take the processor from everybody.
 */
export function criarSemaforo(simultaneos: number, fila: number): <T>(trabalho: () => Promise<T>) => Promise<T> {
  let correndo = 0;
  const esperando: (() => void)[] = [];
  return async (trabalho) => {
    if (correndo >= simultaneos) {
      if (esperando.length >= fila) throw errosComuns.MUITAS_TENTATIVAS({ segundos: 5 });
      await new Promise<void>((seguir) => esperando.push(seguir));
    } else {
      correndo += 1;
    }
    try {
      return await trabalho();
    } finally {
      // The place passes to the next in line without being freed in between.
      const proximo = esperando.shift();
      if (proximo) proximo();
      else correndo -= 1;
    }
  };
}
