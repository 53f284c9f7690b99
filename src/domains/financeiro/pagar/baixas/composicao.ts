import { type Centavos, centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import { errosPagar } from '../erros.ts';
import { situacaoPaga, type SituacaoPagar } from '../situacoes.ts';

export type Composicao = { principalCentavos: Centavos; descontoCentavos: Centavos; multaCentavos: Centavos; jurosCentavos: Centavos };
type Devedor = { numero: string; valorCentavos: Centavos; amortizadoCentavos: Centavos; pagoCentavos: Centavos };
export type BaixaCalculada = { valorCentavos: Centavos; amortizadoCentavos: Centavos; pagoCentavos: Centavos; situacao: SituacaoPagar };

/**
 * What a payment leaves of a title: principal and discount cover it, fine and interest are money on top. Pure. Throws PAGAMENTO_ACIMA_DO_SALDO.
 */
export function comporPagamento(
  titulo: Devedor,
  { principalCentavos, descontoCentavos, multaCentavos, jurosCentavos }: Composicao,
): BaixaCalculada {
  const { numero, valorCentavos: deve } = titulo;
  const amortizadoCentavos = somar([titulo.amortizadoCentavos, principalCentavos, descontoCentavos]);
  if (amortizadoCentavos > deve) {
    const saldo = formatarReais(centavos(deve - titulo.amortizadoCentavos));
    throw errosPagar.PAGAMENTO_ACIMA_DO_SALDO({ numero, saldo }, { campos: ['principalCentavos'] });
  }
  const valorCentavos = somar([principalCentavos, multaCentavos, jurosCentavos]);
  return {
    valorCentavos,
    amortizadoCentavos,
    pagoCentavos: centavos(titulo.pagoCentavos + valorCentavos),
    situacao: situacaoPaga({ valorCentavos: deve, amortizadoCentavos }),
  };
}
