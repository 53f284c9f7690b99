import { type DataCivil, formatarData } from '#shared/datas.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { type Centavos, formatarReais, percentual } from '#shared/dinheiro.ts';
import { jurosPorDia } from './juros-por-dia.ts';

export type TermosDoBoleto = {
  valorCentavos: Centavos;
  /** What interest runs on: less than the whole when the slip already includes charges. */
  baseJurosCentavos: Centavos;
  descontoCentavos: Centavos;
  dataVencimento: DataCivil;
  multaPercentual: string;
  jurosPercentualMes: string;
};

/** By the month on the whole slip; in money a day where interest does not run on the whole of it, unless that is less than a cent. */
function jurosDe({ valorCentavos, baseJurosCentavos, jurosPercentualMes }: TermosDoBoleto): string {
  const aoMes = `juros de ${decimalCurto(jurosPercentualMes)} % ao mês`;
  if (baseJurosCentavos === valorCentavos) return aoMes;
  const porDia = jurosPorDia(baseJurosCentavos, jurosPercentualMes);
  return porDia > 0 ? `juros de ${formatarReais(porDia)} ao dia` : `${aoMes} sobre ${formatarReais(baseJurosCentavos)}`;
}

/** What the slip tells the cashier, in Portuguese: discount, fine and interest in figures, then the account's own lines. */
export function instrucoesDoBoleto(termos: TermosDoBoleto, instrucoes: string): string[] {
  const { valorCentavos: valor, descontoCentavos: desconto, multaPercentual: multa, jurosPercentualMes: juros } = termos;
  const linhas: string[] = [];
  if (desconto > 0) linhas.push(`Até ${formatarData(termos.dataVencimento)}, conceder desconto de ${formatarReais(desconto)}.`);
  const encargos = [
    decimalCurto(multa) !== '0' && `multa de ${decimalCurto(multa)} % (${formatarReais(percentual(valor, multa))})`,
    decimalCurto(juros) !== '0' && jurosDe(termos),
  ].filter((parte) => parte !== false);
  if (encargos.length > 0) linhas.push(`Após o vencimento, cobrar ${encargos.join(' e ')}.`);
  return [...linhas, ...instrucoes.split('\n').map((linha) => linha.trim())].filter((linha) => linha !== '').slice(0, 6);
}
