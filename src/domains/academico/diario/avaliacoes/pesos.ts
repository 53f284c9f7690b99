import { lerDecimal } from '#shared/decimais.ts';
import type { Papel } from './papeis.ts';

const CASAS = 4;

/** The share of each evaluation in the sum of weights of its etapa, in percent to one decimal ('66.7'); recoveries and second calls add nothing to it. */
export function fatias(avaliacoes: readonly { id: number; papel: Papel; peso: string }[]): Map<number, string> {
  const contam = avaliacoes
    .filter(({ papel }) => papel === 'avaliacao')
    .map(({ id, peso }) => ({ id, peso: lerDecimal(peso, CASAS) ?? 0n }));
  const soma = contam.reduce((total, { peso }) => total + peso, 0n);
  return new Map(contam.map(({ id, peso }) => [id, milesimos(peso, soma)]));
}

/** Half up, in thousandths, as a percentage. */
function milesimos(parte: bigint, todo: bigint): string {
  const n = todo === 0n ? 0n : (parte * 2000n + todo) / (todo * 2n);
  return `${n / 10n}.${n % 10n}`;
}
