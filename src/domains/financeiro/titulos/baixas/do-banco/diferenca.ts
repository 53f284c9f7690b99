import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { ComposicaoBaixa } from '../composicao.ts';
import type { ValorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';

/** What was covered, received and waived of a title, and when it falls due. */
export type MovidoDoTitulo = {
  amortizadoCentavos: Centavos;
  recebidoCentavos: Centavos;
  dispensadoCentavos: Centavos;
  dataVencimento: DataCivil;
};
/** What a slip asked for on the day it was paid, and what had moved its title when it was made. */
export type EsperadoDoBoleto = MovidoDoTitulo & { valorCentavos: Centavos };

/**
 * Whether an amount that a bank reports settles a title: it is what the title owes on that day or what its slip asked for, give
 * or take a tolerance. Banks count interest by the day or by the month, and cents come out otherwise. What a slip asked for
 * counts only while nothing was received, covered or waived since it was made, and the title falls due when it did: a bank that was not told yet of
 * another due date charges for being late who is not.
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
  antes.dispensadoCentavos === agora.dispensadoCentavos &&
  antes.dataVencimento === agora.dataVencimento;

/** What a settlement of a whole title is short of, and what it has too much. Who pays on time may forgo the conditional discount. */
export function diferencaDaBaixa(devido: ValorDevido, valor: Centavos): { faltaCentavos: Centavos; sobraCentavos: Centavos } {
  const maximo = Math.max(devido.totalCentavos, devido.saldoCentavos);
  return {
    faltaCentavos: centavos(Math.max(0, devido.totalCentavos - valor)),
    sobraCentavos: centavos(Math.max(0, valor - maximo)),
  };
}

/**
 * How an amount that settles a title whole is allocated, when it is not to the cent what the title owes: principal first, what is
 * over the balance is fine and then interest, and what is missing is a discount. Principal and discount always make the whole
 * balance. `ajusteCentavos` is the part of the discount that the title does not grant by itself: rounding, or forgiven.
 */
export function comporBaixaInteira(devido: ValorDevido, valor: Centavos): ComposicaoBaixa & { ajusteCentavos: Centavos } {
  const principal = centavos(Math.min(valor, devido.saldoCentavos));
  const encargos = valor - principal;
  const multa = centavos(Math.min(encargos, devido.multaCentavos));
  const desconto = centavos(devido.saldoCentavos - principal);
  return {
    principalCentavos: principal,
    multaCentavos: multa,
    jurosCentavos: centavos(encargos - multa),
    descontoCentavos: desconto,
    ajusteCentavos: centavos(Math.max(0, desconto - devido.descontoCentavos)),
  };
}
