import { type Centavos, centavos } from '#shared/dinheiro.ts';

/** One million: what is typed above it in one contract is a slip of the zeros, whatever the reason. */
export const tetoDigitadoCentavos = centavos(100_000_000);

type Linha = { precoId: number | null; valorCentavos: number | null };
type Preco = { tipo: string; valorCentavos: number };

/** What the lines without a price of the register add up to. */
export function somaDigitada(linhas: readonly Linha[]): Centavos {
  return centavos(linhas.reduce((soma, { precoId, valorCentavos }) => (precoId === null ? soma + (valorCentavos ?? 0) : soma), 0));
}

/** What a year of the course costs: its highest tuition among the prices offered; null when none is registered. */
export function anuidadeDe(precos: readonly Preco[]): Centavos | null {
  const anuidades = precos.filter(({ tipo }) => tipo === 'anuidade').map(({ valorCentavos }) => valorCentavos);
  return anuidades.length === 0 ? null : centavos(Math.max(...anuidades));
}

/**
 * Whether a contract must say why it charges more: what is typed without a price passes what a year of the course costs
 * (Lei 9.870/1999, art. 1). Less needs no reason, and nothing is asked where the course has no tuition yet.
 */
export function passaDaAnuidade(linhas: readonly Linha[], anuidade: number | null): boolean {
  return anuidade !== null && somaDigitada(linhas) > anuidade;
}
