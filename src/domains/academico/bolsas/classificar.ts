import { escreverDecimal, lerDecimal } from '#shared/decimais.ts';
import { type Centavos, percentual } from '#shared/dinheiro.ts';

export type Faixa = { id: number; nome: string; limiteSalarios: string; percentualMaximo: string; toleranciaPercentual: string };
export type Classificacao = { faixa: Faixa | null; percentualMaximo: string; salarios: string; limiteCentavos: Centavos | null };
const CASAS = 4;

/** The most that a head may earn in a bracket; the signed report of a social worker raises it by the tolerance. */
export function limiteDaFaixa({ limiteSalarios, toleranciaPercentual }: Faixa, salarioCentavos: Centavos, comLaudo: boolean): Centavos {
  const cem = 100n * 10n ** BigInt(CASAS);
  const salarios = (lerDecimal(limiteSalarios, CASAS) ?? 0n) * 100n;
  const tolerado = comLaudo ? (salarios * (cem + (lerDecimal(toleranciaPercentual, CASAS) ?? 0n))) / cem : salarios;
  return percentual(salarioCentavos, escreverDecimal(tolerado, CASAS));
}

/** The lowest bracket that the income a head fits in; none is above all of them. `salarios` says it in minimum wages, cut at two decimals. */
export function classificar(
  perCapitaCentavos: Centavos,
  { salarioCentavos, faixas, comLaudo }: { salarioCentavos: Centavos; faixas: readonly Faixa[]; comLaudo: boolean },
): Classificacao {
  const cabe = faixas
    .map((faixa) => ({ faixa, limiteCentavos: limiteDaFaixa(faixa, salarioCentavos, comLaudo) }))
    .toSorted((a, b) => a.limiteCentavos - b.limiteCentavos)
    .find(({ limiteCentavos }) => perCapitaCentavos <= limiteCentavos);
  const salarios = escreverDecimal((BigInt(perCapitaCentavos) * 100n) / BigInt(salarioCentavos), 2);
  return {
    faixa: cabe?.faixa ?? null,
    percentualMaximo: cabe?.faixa.percentualMaximo ?? '0.0000',
    salarios,
    limiteCentavos: cabe?.limiteCentavos ?? null,
  };
}
