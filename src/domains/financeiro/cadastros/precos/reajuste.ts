import { type Centavos, centavos, percentual } from '#shared/dinheiro.ts';
import type { Arredondamento } from '../listas.ts';

const passos: Record<Arredondamento, number> = { centavo: 1, real: 100, dez_reais: 1000 };

/**
 * A price adjusted by a percentage (may be negative) and rounded half-up to the chosen step. Never below one step, so that
 * a copied price stays a price.
 */
export function reajustar(valor: Centavos, taxa: string, arredondamento: Arredondamento): Centavos {
  const passo = passos[arredondamento];
  const ajustado = valor + percentual(valor, taxa);
  return centavos(Math.max(passo, Math.floor((ajustado * 2 + passo) / (passo * 2)) * passo));
}
