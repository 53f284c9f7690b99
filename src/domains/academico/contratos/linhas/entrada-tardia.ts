import { type DataCivil, montarData, partesDe, somarMeses } from '#shared/datas.ts';
import { type Centavos, centavos, dividirEmParcelas, somar } from '#shared/dinheiro.ts';

/** The day on which families usually pay. */
const diaUsual = 10;
/** What is rendered month by month; a fee, the material and what else is sold once is owed whole whenever one enters. */
const mensais: ReadonlySet<string> = new Set(['anuidade', 'transporte', 'alimentacao', 'atividade']);

/** Year of the contract and day on which the student enters it. */
export type EntradaDoAluno = { ano: number; dataMatricula: DataCivil };

/** The first due date to propose: the tenth of January, or the first tenth after who enters later; in the year, whatever the day. */
export function primeiroVencimento(ano: number, dataMatricula: DataCivil): DataCivil {
  const janeiro = montarData(ano, 1, diaUsual);
  if (dataMatricula <= janeiro) return janeiro;
  const { ano: a, mes, dia } = partesDe(dataMatricula);
  const neste = montarData(a, mes, diaUsual);
  const decimo = dia <= diaUsual ? neste : somarMeses(neste, 1);
  return decimo > `${ano}-12-31` ? dataMatricula : decimo;
}

/**
 * What a price comes to for who enters on a date: the installments of the months before the entry are neither charged nor spread over
 * the others, and each that is left keeps its value to the cent.
 */
export function aPartirDaEntrada(
  { tipo, valorCentavos, parcelas }: { tipo: string; valorCentavos: number; parcelas: number },
  ano: number,
  dataMatricula: DataCivil,
): { valorCentavos: Centavos; parcelas: number; cortadas: number } {
  const entrada = partesDe(dataMatricula);
  const passados = entrada.ano === ano && mensais.has(tipo) ? entrada.mes - 1 : 0;
  const cortadas = Math.min(passados, parcelas - 1);
  const partes = dividirEmParcelas(centavos(valorCentavos), parcelas).slice(cortadas);
  return { valorCentavos: somar(partes), parcelas: partes.length, cortadas };
}
