import { type DataCivil, diaUtilAnterior, montarData, partesDe, proximoDiaUtil, vencimentoDaParcela } from '#shared/datas.ts';
import type { RegraDeVencimento } from '../listas.ts';

/** The second ten days of a month end with it. */
const fimDoSegundoDecendio = 20;

/**
 * The day on which a tax withheld because of a fact of `fato` (the note or its payment) is due: in the month after it, on
 * a day on which banks settle. A fixed day that the month does not have is its last one; none is brought forward into the
 * month of the fact, which may not have happened yet.
 */
export function vencimentoDoImposto(fato: DataCivil, regra: RegraDeVencimento, dia: number | null): DataCivil {
  const nominal = vencimentoDaParcela(primeiroDoMes(fato), 1, diaDe(regra, dia));
  const antes = diaUtilAnterior(nominal, 'bancario');
  return regra === 'dia_prorrogado' || antes < primeiroDoMes(nominal) ? proximoDiaUtil(nominal, 'bancario') : antes;
}

function primeiroDoMes(data: DataCivil): DataCivil {
  const { ano, mes } = partesDe(data);
  return montarData(ano, mes, 1);
}

function diaDe(regra: RegraDeVencimento, dia: number | null): number {
  if (regra === 'segundo_decendio') return fimDoSegundoDecendio;
  if (dia === null) throw new RangeError('a fixed day is due on a day');
  return dia;
}
