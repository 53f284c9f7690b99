import { type Centavos, centavos, formatarReais, ratear, somar } from '#shared/dinheiro.ts';
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

/** What each part of a title bears of money paid for it; a part too small for a centavo bears nothing. Pure. */
export function dividirPagamento<P extends { valorCentavos: Centavos }>(valor: Centavos, rateio: readonly P[]): P[] {
  const partes = ratear(
    valor,
    rateio.map((parte) => parte.valorCentavos),
  );
  return rateio.flatMap((parte, i) => ((partes[i] ?? 0) > 0 ? [{ ...parte, valorCentavos: partes[i] ?? valor }] : []));
}
