import { errosComuns } from '#shared/erros.ts';

/** Lets at most `simultaneos` run and `fila` wait; who comes after is told to try again (429). */
export function criarVez(simultaneos: number, fila: number): <T>(executar: () => Promise<T>) => Promise<T> {
  let ativos = 0;
  const espera: (() => void)[] = [];
  return async (executar) => {
    if (ativos >= simultaneos) {
      if (espera.length >= fila) throw errosComuns.MUITAS_TENTATIVAS({ segundos: 5 });
      await new Promise<void>((resolve) => espera.push(resolve));
    } else ativos += 1;
    try {
      return await executar();
    } finally {
      // The place passes on directly, so that a newcomer cannot take it in between.
      const proximo = espera.shift();
      if (proximo) proximo();
      else ativos -= 1;
    }
  };
}
