import { errosComuns } from '#shared/erros.ts';

type Vez = <T>(executar: () => Promise<T>, preferido?: boolean) => Promise<T>;

/**
 * Lets at most `simultaneos` run; of those who wait the preferred ones come first, and each of the two lines takes `fila`. A flood of strangers
 * fills the line of strangers alone. @throws MUITAS_TENTATIVAS for who finds the own line full.
 */
export function criarVezComPreferencia(simultaneos: number, fila: number): Vez {
  let ativos = 0;
  const preferidos: (() => void)[] = [];
  const outros: (() => void)[] = [];
  return async (executar, preferido = false) => {
    if (ativos >= simultaneos) {
      const propria = preferido ? preferidos : outros;
      if (propria.length >= fila) throw errosComuns.MUITAS_TENTATIVAS({ segundos: 5 });
      await new Promise<void>((seguir) => propria.push(seguir));
    } else ativos += 1;
    try {
      return await executar();
    } finally {
      // The place passes on directly, so that a newcomer cannot take it in between.
      const proximo = preferidos.shift() ?? outros.shift();
      if (proximo) proximo();
      else ativos -= 1;
    }
  };
}
