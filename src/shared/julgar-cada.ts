import { ErroNegocio } from './erros.ts';

/** One of many that a rule refused. */
export type Recusado = { id: number; erro: ErroNegocio };

/**
 * Judges each of many by itself: whoever a rule refuses is told with the refusal and holds back no other; what they are asked for goes on.
 * @throws anything but a refusal, at once.
 */
export function julgarCada<P extends { id: number }, T>(
  pedidos: readonly P[],
  julgar: (pedido: P) => T,
): { aceitos: T[]; recusados: Recusado[] } {
  const aceitos: T[] = [];
  const recusados: Recusado[] = [];
  for (const pedido of pedidos) {
    try {
      aceitos.push(julgar(pedido));
    } catch (erro) {
      if (!(erro instanceof ErroNegocio)) throw erro;
      recusados.push({ id: pedido.id, erro });
    }
  }
  return { aceitos, recusados };
}

/** What became of the only one of a batch. @throws its refusal. */
export function daUnica<T>(feitos: readonly T[], recusados: readonly Recusado[]): T {
  const [recusa] = recusados;
  if (recusa) throw recusa.erro;
  const [feito] = feitos;
  if (feito === undefined) throw new Error('a batch of one that neither did nor refused it');
  return feito;
}
