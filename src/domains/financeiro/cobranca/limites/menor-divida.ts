import { type Centavos, centavos } from '#shared/dinheiro.ts';

/** Below this no letter is written: it would cost the school more than it asks for, and the family's patience. */
export const menorDivida: Centavos = centavos(1_000);
