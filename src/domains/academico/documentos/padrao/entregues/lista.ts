import { cartas } from './cartas.ts';
import { contratos } from './contratos.ts';
import { declaracoes } from './declaracoes.ts';
import type { Entregue } from './entregue.ts';

/** The templates that come with the product. */
export const entregues: readonly Entregue[] = [...declaracoes, ...contratos, ...cartas];
