import { type Caixa, type Parte, parteDe, type Peca } from '#shared/papel/pecas.ts';

/** Pieces as parts of something. Lines and grounds are adornment and belong to nothing. */
export const naParte = (parte: Parte, pecas: readonly Peca[]): Peca[] =>
  pecas.map((peca) => (peca.tipo === 'traco' || peca.tipo === 'fundo' ? peca : { ...peca, [parteDe]: [parte, ...(peca[parteDe] ?? [])] }));

/** Boxes whose pieces are parts of something. */
export const caixasNaParte = (parte: Parte, caixas: readonly Caixa[]): Caixa[] =>
  caixas.map((caixa) => ({ ...caixa, pecas: naParte(parte, caixa.pecas) }));

/** Pieces that are part of nothing: what stands on every page again. */
export const semParte = (pecas: readonly Peca[]): Peca[] => pecas.map(({ [parteDe]: _, ...peca }) => peca);
