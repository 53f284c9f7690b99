import type { Caminho } from './caminho-tipado.ts';
import { lerCaminho } from './caminhos.ts';

/** A list whose items say by its place which item of another they belong to: in which field of theirs, and whether places count from 0 or 1 there. */
export type Apontadores = { nome: Caminho<readonly unknown[] | null | undefined>; campo: string; desde: 0 | 1 };
type Retirado = readonly [posicao: number, item: unknown];

const itensDe = (lista: unknown): readonly unknown[] => (Array.isArray(lista) ? lista : []);
const apontado = (item: unknown, campo: string): number | null => {
  const valor = lerCaminho(item, campo);
  return typeof valor === 'number' ? valor : null;
};
const mover = (item: unknown, campo: string, passo: 1 | -1): unknown => ({
  ...(item as object),
  [campo]: (apontado(item, campo) ?? 0) + passo,
});

/** The list once the item at a place is removed: what belonged to it goes with it, and the others keep pointing at the same ones. */
export function semApontado(lista: unknown, campo: string, lugar: number): { restam: unknown[]; retirados: Retirado[] } {
  const [restam, retirados]: [unknown[], Retirado[]] = [[], []];
  for (const [posicao, item] of itensDe(lista).entries()) {
    const qual = apontado(item, campo);
    if (qual === lugar) retirados.push([posicao, item]);
    else restam.push(qual !== null && qual > lugar ? mover(item, campo, -1) : item);
  }
  return { restam, retirados };
}

/** The list once the item comes back to its place, with what went with it. */
export function comApontado(
  lista: unknown,
  campo: string,
  { lugar, retirados }: { lugar: number; retirados: readonly Retirado[] },
): unknown[] {
  const volta = itensDe(lista).map((item) => {
    const qual = apontado(item, campo);
    return qual !== null && qual >= lugar ? mover(item, campo, 1) : item;
  });
  for (const [posicao, item] of retirados) volta.splice(posicao, 0, item);
  return volta;
}
