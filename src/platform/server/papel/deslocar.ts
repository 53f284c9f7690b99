import type { Peca } from '#shared/papel/pecas.ts';

/** The same pieces somewhere else. */
export const deslocar = (pecas: readonly Peca[], x: number, y: number): Peca[] =>
  pecas.map((peca) => ({ ...peca, x: peca.x + x, y: peca.y + y }));
