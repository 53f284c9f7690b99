import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { type Centavos, formatarReais, percentual } from '#shared/dinheiro.ts';
import { jurosPorDia } from './juros-por-dia.ts';

export type TermosDoBoleto = {
  valorCentavos: Centavos;
  /** What interest runs on: less than the whole when the slip already includes charges. */
  baseJurosCentavos: Centavos;
  descontoCentavos: Centavos;
  dataVencimento: DataCivil;
  /** The last day on time: the due date, or the next day on which banks work. */
  dataLimite: DataCivil;
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
  if (desconto > 0) linhas.push(`Até ${formatarData(termos.dataLimite)}, conceder desconto de ${formatarReais(desconto)}.`);
  // On a day without banks nobody is late yet: the paper says from when on, as the file does.
  const desde =
    termos.dataLimite === termos.dataVencimento ? 'Após o vencimento' : `A partir de ${formatarData(somarDias(termos.dataLimite, 1))}`;
  const encargos = [
    decimalCurto(multa) !== '0' && `multa de ${decimalCurto(multa)} % (${formatarReais(percentual(valor, multa))})`,
    decimalCurto(juros) !== '0' && jurosDe(termos),
  ].filter((parte) => parte !== false);
  if (encargos.length > 0) linhas.push(`${desde}, cobrar ${encargos.join(' e ')}.`);
  return [...linhas, ...instrucoes.split('\n').map((linha) => linha.trim())].filter((linha) => linha !== '').slice(0, 6);
}
