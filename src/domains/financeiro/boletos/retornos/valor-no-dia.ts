import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import type { TermosDoBoleto } from '../instrucoes.ts';

/**
 * What a slip asks for on a day, by its own terms: the title may have other ones when it was overdue already. Charges that the slip
 * already includes are asked for as they are: they bear neither fine nor interest.
 */
export function valorDoBoletoEm(termos: TermosDoBoleto, em: DataCivil): Centavos {
  const { valorCentavos, baseJurosCentavos, descontoCentavos, dataVencimento, dataLimite, multaPercentual, jurosPercentualMes } = termos;
  const daBase = valorDevido(
    {
      valorCentavos: baseJurosCentavos,
      dataVencimento,
      dataLimite,
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

/**
 * Of what banks make of a slip on a day, what is nearest to an amount. Due on a day without banks and paid late, most count interest from the
 * due date, as the portal does; a bank that takes the file by the letter counts from the day that it names, the one after the last on time.
 */
export function pedidoMaisPerto(termos: TermosDoBoleto, em: DataCivil, pago: Centavos): Centavos {
  const doVencimento = valorDoBoletoEm(termos, em);
  const daLetra = valorDoBoletoEm({ ...termos, dataVencimento: termos.dataLimite }, em);
  return Math.abs(pago - daLetra) < Math.abs(pago - doVencimento) ? daLetra : doVencimento;
}
