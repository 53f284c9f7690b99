import { decimalCurto, escreverDecimal, lerDecimal } from '#shared/decimais.ts';
import type { CalculoDaEtapa } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { Papel } from './papeis.ts';

const CASAS = 4;

/** The shares where the etapa is an average by weight; where it is made another way weights say nothing, and there are none. */
export const fatiasSe = (
  { calculoDaEtapa }: { calculoDaEtapa: CalculoDaEtapa },
  avaliacoes: Parameters<typeof fatias>[0],
): Map<number, string> => (calculoDaEtapa === 'media' ? fatias(avaliacoes) : new Map());

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

/** Where an etapa is a sum of points and its evaluations are not worth together what the criterion says: both figures. */
export function pontosQueDiferem(
  { calculoDaEtapa, pontosDaEtapa }: { calculoDaEtapa: CalculoDaEtapa; pontosDaEtapa: string },
  avaliacoes: readonly { papel: Papel; valorMaximo: string }[],
): { soma: string; pontos: string } | null {
  const soma = avaliacoes
    .filter(({ papel }) => papel === 'avaliacao')
    .reduce((total, { valorMaximo }) => total + (lerDecimal(valorMaximo, CASAS) ?? 0n), 0n);
  if (calculoDaEtapa !== 'pontos' || soma === 0n || soma === lerDecimal(pontosDaEtapa, CASAS)) return null;
  return { soma: decimalCurto(escreverDecimal(soma, CASAS)), pontos: decimalCurto(pontosDaEtapa) };
}
