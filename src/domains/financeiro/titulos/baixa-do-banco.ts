import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { ComposicaoBaixa } from './composicao.ts';
import type { ValorDevido } from './valor-devido.ts';

/** What was covered, received and waived of a title. */
export type MovidoDoTitulo = { amortizadoCentavos: Centavos; recebidoCentavos: Centavos; dispensadoCentavos: Centavos };
/** What a slip asked for on the day it was paid, and what had moved its title when it was made. */
export type EsperadoDoBoleto = MovidoDoTitulo & { valorCentavos: Centavos };

/**
 * Whether an amount that a bank reports settles a title: it is what the title owes on that day or what its slip asked for, give
 * or take a tolerance. Banks count interest by the day or by the month, and cents come out otherwise. What a slip asked for
 * counts only while nothing was received, covered or waived since it was made.
 */
export function quita(
  valor: Centavos,
  devido: Centavos,
  tolerancia: Centavos,
  esperado: EsperadoDoBoleto | null,
  agora: MovidoDoTitulo,
): boolean {
  if (devido === 0) return false;
  if (Math.abs(valor - devido) <= tolerancia) return true;
  return esperado !== null && isIntocado(esperado, agora) && Math.abs(valor - esperado.valorCentavos) <= tolerancia;
}

const isIntocado = (antes: MovidoDoTitulo, agora: MovidoDoTitulo): boolean =>
  antes.amortizadoCentavos === agora.amortizadoCentavos &&
  antes.recebidoCentavos === agora.recebidoCentavos &&
  antes.dispensadoCentavos === agora.dispensadoCentavos;

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
