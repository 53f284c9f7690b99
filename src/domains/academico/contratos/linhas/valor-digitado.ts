import { type Centavos, centavos } from '#shared/dinheiro.ts';

/** One million: what is typed above it in one contract is a slip of the zeros, whatever the reason. */
export const tetoDigitadoCentavos = centavos(100_000_000);

type Linha = { precoId: number | null; valorCentavos: number | null };
type Preco = { tipo: string; valorCentavos: number; cursoId: number | null };

/** What the lines without a price of the register add up to. */
export function somaDigitada(linhas: readonly Linha[]): Centavos {
  return centavos(linhas.reduce((soma, { precoId, valorCentavos }) => (precoId === null ? soma + (valorCentavos ?? 0) : soma), 0));
}

/** What a year of the course costs: its own tuition among the prices offered, or that of every course; null when none is registered. */
export function anuidadeDe(precos: readonly Preco[]): Centavos | null {
  const anuidades = precos.filter(({ tipo }) => tipo === 'anuidade');
  const proprias = anuidades.filter(({ cursoId }) => cursoId !== null);
  const valores = (proprias.length > 0 ? proprias : anuidades).map(({ valorCentavos }) => valorCentavos);
  return valores.length === 0 ? null : centavos(Math.max(...valores));
}

/**
 * Whether a contract must say why it charges more: what is typed without a price passes what a year of the course costs
 * (Lei 9.870/1999, art. 1). Less needs no reason, and nothing is asked where the course has no tuition yet.
 */
export function passaDaAnuidade(linhas: readonly Linha[], anuidade: number | null): boolean {
  return anuidade !== null && somaDigitada(linhas) > anuidade;
}

/** Whether a line counts in the annual value beside what a contract that ended took of it: tuition, enrollment fee, and what was typed. */
export const isDoAno = ({ precoId, tipo }: { precoId: number | null; tipo: string | null }): boolean =>
  precoId === null || tipo === 'anuidade' || tipo === 'matricula';

/** What the lines of tuition and enrollment fee of the register add up to: together they are what the law calls the annual value. */
export function somaDaAnuidade(linhas: readonly { tipo: string | null; valorCentavos: number | null }[]): Centavos {
  return centavos(
    linhas.reduce((soma, { tipo, valorCentavos }) => (tipo === 'anuidade' || tipo === 'matricula' ? soma + (valorCentavos ?? 0) : soma), 0),
  );
}
