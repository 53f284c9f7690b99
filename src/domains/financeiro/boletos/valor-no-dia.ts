import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { valorDevido } from '#domains/financeiro/titulos/valor-devido.ts';
import type { TermosDoBoleto } from './instrucoes.ts';

/** What a slip asks for on a day, by its own terms: the title may have other ones when it was overdue already. */
export function valorDoBoletoEm(termos: TermosDoBoleto, em: DataCivil): Centavos {
  const { valorCentavos, descontoCentavos, dataVencimento, multaPercentual, jurosPercentualMes } = termos;
  return valorDevido(
    {
      valorCentavos,
      dataVencimento,
      multaPercentual,
      jurosPercentualMes,
      descontoIncondicionalCentavos: centavos(0),
      descontoCondicionalCentavos: descontoCentavos,
    },
    [],
    em,
  ).totalCentavos;
}
