import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { ComposicaoBaixa } from './composicao.ts';
import type { ValorDevido } from './valor-devido.ts';

/** What a slip asked for on the day it was paid, and how much of its title was covered when it was made. */
export type EsperadoDoBoleto = { valorCentavos: Centavos; amortizadoCentavos: Centavos };

/**
 * Whether an amount that a bank reports settles a title: it is what the title owes on that day or what its slip asked for, give
 * or take a tolerance. Banks count interest by the day or by the month, and cents come out otherwise. What a slip asked for
 * counts only while nothing was received since it was made.
 */
export function quita(
  valor: Centavos,
  devido: Centavos,
  tolerancia: Centavos,
  esperado: EsperadoDoBoleto | null,
  amortizado: Centavos,
): boolean {
  if (devido === 0) return false;
  if (Math.abs(valor - devido) <= tolerancia) return true;
  return esperado !== null && esperado.amortizadoCentavos === amortizado && Math.abs(valor - esperado.valorCentavos) <= tolerancia;
}

/**
 * How an amount that settles a title whole is allocated, when it is not to the cent what the title owes: what is over the
 * balance is fine and then interest; what is missing is a discount. Principal and discount always make the whole balance.
 */
export function comporBaixaInteira(devido: ValorDevido, valor: Centavos): ComposicaoBaixa {
  const semEncargos = centavos(devido.saldoCentavos - devido.descontoCentavos);
  const principal = centavos(Math.min(valor, semEncargos));
  const encargos = valor - principal;
  const multa = centavos(Math.min(encargos, devido.multaCentavos));
  return {
    principalCentavos: principal,
    multaCentavos: multa,
    jurosCentavos: centavos(encargos - multa),
    descontoCentavos: centavos(devido.saldoCentavos - principal),
  };
}
