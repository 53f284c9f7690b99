import { iguais, isNada, isRegistro } from './alteracao.ts';

type Registro = Record<string, unknown>;
const idDe = (item: unknown): unknown => (isRegistro(item) ? (item['id'] ?? null) : null);

/**
 * For each row of a later version of a list, the place that it had in the earlier one; null for a new row. Rows are the same
 * by their `id`. Those without one are the same while they read the same, and a changed one is told by its place in a list of
 * the same length, or by what most of it still says. A plain value is only ever itself.
 */
export function lugaresDasLinhas(antes: readonly unknown[], depois: readonly unknown[]): (number | null)[] {
  const lugares = depois.map((): number | null => null);
  const livres = new Set(antes.keys());
  const casar = (mesma: (antiga: unknown, nova: unknown, i: number, j: number) => boolean): void => {
    for (const [j, nova] of depois.entries()) {
      if (lugares[j] !== null) continue;
      const i = [...livres].find((lugar) => mesma(antes[lugar], nova, lugar, j));
      if (i === undefined) continue;
      lugares[j] = i;
      livres.delete(i);
    }
  };
  const semIds = (a: unknown, b: unknown): boolean => idDe(a) === null && idDe(b) === null && isRegistro(a) && isRegistro(b);
  casar((a, b) => idDe(a) !== null && Object.is(idDe(a), idDe(b)));
  // A row that I added and saved has its id only in the version that was read afterwards.
  casar((a, b) => idDe(a) === null && iguais(semId(a), semId(b)));
  casar((a, b, i, j) => antes.length === depois.length && i === j && semIds(a, b));
  casar((a, b) => semIds(a, b) && parecidas(a as Registro, b as Registro));
  return lugares;
}

/** What a row says, whether it was saved by then or not. */
export const semId = (item: unknown): unknown => (isRegistro(item) ? { ...item, id: null } : item);

/** More of what is filled in either reads the same than not. */
function parecidas(a: Registro, b: Registro): boolean {
  const cheios = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((chave) => !isNada(a[chave]) || !isNada(b[chave]));
  return cheios.filter((chave) => iguais(a[chave], b[chave])).length * 2 > cheios.length;
}
