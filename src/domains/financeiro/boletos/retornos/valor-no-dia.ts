import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import type { TermosDoBoleto } from '../instrucoes.ts';

/**
 * What a slip asks for on a day, by its own terms: the title may have other ones when it was overdue already. Charges that the slip
 * already includes are asked for as they are: they bear neither fine nor interest.
 */
export function valorDoBoletoEm(termos: TermosDoBoleto, em: DataCivil): Centavos {
  const { valorCentavos, baseJurosCentavos, descontoCentavos, dataVencimento, multaPercentual, jurosPercentualMes } = termos;
  const daBase = valorDevido(
    {
      valorCentavos: baseJurosCentavos,
      dataVencimento,
      multaPercentual,
      jurosPercentualMes,
      descontoIncondicionalCentavos: centavos(0),
      descontoCondicionalCentavos: descontoCentavos,
    },
    [],
    em,
  ).totalCentavos;
  return centavos(daBase + valorCentavos - baseJurosCentavos);
}
