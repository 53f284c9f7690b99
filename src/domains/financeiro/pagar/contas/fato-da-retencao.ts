import { vencimentoDoImposto } from '#domains/financeiro/cadastros/impostos/vencimento-do-imposto.ts';
import type { FatoGerador, RegraDeVencimento } from '#domains/financeiro/cadastros/listas.ts';
import type { DataCivil } from '#shared/datas.ts';

export type RetencaoDatada = {
  /** As they were reckoned when the bill was entered. */
  dataFato: DataCivil;
  dataVencimento: DataCivil;
  fatoGerador: FatoGerador;
  regraVencimento: RegraDeVencimento;
  diaVencimento: number | null;
  /** The first living payment of its title. */
  pagoEm: DataCivil | null;
};

/**
 * The day whose fact makes a withheld tax owed, and when it is due. What the payment makes owed follows the first payment, not the day on
 * which the bill fell due; while there is none it is taken to be paid on `previsto`. What is owed by the first of both is of an earlier payment alone. Pure.
 */
export function fatoDaRetencao(
  { dataFato, dataVencimento, fatoGerador, regraVencimento, diaVencimento, pagoEm }: RetencaoDatada,
  previsto: DataCivil,
): Pick<RetencaoDatada, 'dataFato' | 'dataVencimento'> {
  const antesDaNota = pagoEm !== null && pagoEm < dataFato;
  if (fatoGerador === 'emissao' || (fatoGerador === 'primeiro' && !antesDaNota)) return { dataFato, dataVencimento };
  const fato = pagoEm ?? previsto;
  return { dataFato: fato, dataVencimento: vencimentoDoImposto(fato, regraVencimento, diaVencimento) };
}
