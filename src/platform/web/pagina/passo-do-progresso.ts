/** The bar moves every 800 ms (constant of the specification). */
export const PASSO_MS = 800;

/** The next width of the navigation bar, from 0 to 1: big steps first, never the end before the screen is ready. */
export function avancar(parte: number): number {
  return parte === 0 ? 0.14 : Math.min(0.94, parte + (1 - parte) * 0.22);
}
