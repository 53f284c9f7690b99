import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, percentual } from '#shared/dinheiro.ts';

export type TermosDoBoleto = {
  valorCentavos: Centavos;
  descontoCentavos: Centavos;
  dataVencimento: DataCivil;
  multaPercentual: string;
  jurosPercentualMes: string;
};

const semZeros = (taxa: string): string => taxa.replace(/\.?0+$/, '').replace('.', ',');

/** What the slip tells the cashier, in Portuguese: discount, fine and interest in figures, then the account's own lines. */
export function instrucoesDoBoleto(termos: TermosDoBoleto, instrucoes: string): string[] {
  const { valorCentavos: valor, descontoCentavos: desconto, multaPercentual: multa, jurosPercentualMes: juros } = termos;
  const linhas: string[] = [];
  if (desconto > 0) linhas.push(`Até ${formatarData(termos.dataVencimento)}, conceder desconto de ${formatarReais(desconto)}.`);
  const encargos = [
    semZeros(multa) !== '0' && semZeros(multa) !== '' && `multa de ${semZeros(multa)} % (${formatarReais(percentual(valor, multa))})`,
    semZeros(juros) !== '0' && semZeros(juros) !== '' && `juros de ${semZeros(juros)} % ao mês`,
  ].filter((parte) => parte !== false);
  if (encargos.length > 0) linhas.push(`Após o vencimento, cobrar ${encargos.join(' e ')}.`);
  return [...linhas, ...instrucoes.split('\n').map((linha) => linha.trim())].filter((linha) => linha !== '').slice(0, 6);
}
