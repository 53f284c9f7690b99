import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { errosTitulos } from '../erros.ts';
import type { ValorDevido } from '../devido/valor-devido.ts';

export type ComposicaoBaixa = { principalCentavos: Centavos; jurosCentavos: Centavos; multaCentavos: Centavos; descontoCentavos: Centavos };

/**
 * How an amount received is allocated: first interest, then fine, then principal (Código Civil, art. 354: interest before
 * capital). The conditional discount is granted only by the payment that settles the title on time: a part takes none.
 * Throws VALOR_ACIMA_DO_DEVIDO, which names both amounts, and NADA_DEVIDO. The amount is positive.
 */
export function comporBaixa(devido: ValorDevido, valor: Centavos, numero: string): ComposicaoBaixa {
  if (devido.totalCentavos === 0) throw errosTitulos.NADA_DEVIDO({ numero });
  if (valor > devido.totalCentavos) {
    const params = { numero, valor: formatarReais(valor), devido: formatarReais(devido.totalCentavos) };
    throw errosTitulos.VALOR_ACIMA_DO_DEVIDO(params, { campos: ['valorCentavos'] });
  }
  const juros = centavos(Math.min(valor, devido.jurosCentavos));
  const multa = centavos(Math.min(valor - juros, devido.multaCentavos));
  const principal = centavos(valor - juros - multa);
  const quita = valor === devido.totalCentavos;
  return {
    principalCentavos: principal,
    jurosCentavos: juros,
    multaCentavos: multa,
    descontoCentavos: quita ? devido.descontoCentavos : centavos(0),
  };
}
