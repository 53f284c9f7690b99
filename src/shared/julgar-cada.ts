import { ErroNegocio } from './erros.ts';

/** One of many that a rule refused. */
export type Recusado = { id: number; erro: ErroNegocio };

/** What a rule answers, or its refusal. @throws anything but a refusal. */
export function ouRecusa<T>(julgar: () => T): T | ErroNegocio {
  try {
    return julgar();
  } catch (causa) {
    return recusaOuDefeito(causa);
  }
}

/** The same of an answer that is waited for. */
export const ouRecusaDepois = <T>(resposta: Promise<T>): Promise<T | ErroNegocio> => resposta.catch(recusaOuDefeito);

function recusaOuDefeito(causa: unknown): ErroNegocio {
  if (causa instanceof ErroNegocio) return causa;
  throw causa;
}

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
    const julgado = ouRecusa(() => julgar(pedido));
    if (julgado instanceof ErroNegocio) recusados.push({ id: pedido.id, erro: julgado });
    else aceitos.push(julgado);
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
