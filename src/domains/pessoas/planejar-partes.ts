/** What a new list of parts asks of the stored one. */
export type Plano<P> = { remover: number[]; alterar: P[]; inserir: P[]; alheios: number[] };

/**
 * Compares stored parts with the wanted list: parts without id are new, stored ones that are missing go away, ids that
 * are not stored here (`alheios`, as indexes of the wanted list) are for the caller to refuse.
 */
export function planejarPartes<P extends { id: number | null }>(atuais: readonly P[], desejadas: readonly P[]): Plano<P> {
  const porId = new Map(atuais.map((parte) => [parte.id, parte]));
  const ficam = new Set<number>();
  const plano: Plano<P> = { remover: [], alterar: [], inserir: [], alheios: [] };
  for (const [indice, parte] of desejadas.entries()) {
    if (parte.id === null) plano.inserir.push(parte);
    else if (!porId.has(parte.id) || ficam.has(parte.id)) plano.alheios.push(indice);
    else {
      ficam.add(parte.id);
      if (!iguais(porId.get(parte.id), parte)) plano.alterar.push(parte);
    }
  }
  plano.remover = atuais.map(({ id }) => id).filter((id): id is number => id !== null && !ficam.has(id));
  return plano;
}

/** True when a plan changes nothing. */
export function isPlanoVazio({ remover, alterar, inserir }: Plano<unknown>): boolean {
  return remover.length + alterar.length + inserir.length === 0;
}

function iguais(a: object | undefined, b: object): boolean {
  const ordenado = (valor: object) => JSON.stringify(Object.entries(valor).sort(([x], [y]) => (x < y ? -1 : 1)));
  return a !== undefined && ordenado(a) === ordenado(b);
}
