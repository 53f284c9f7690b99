import type { DataCivil } from '#shared/datas.ts';

/** When installments of a contract may fall due. */
export type JanelaDeVencimentos = { de: DataCivil; ate: DataCivil; ultimoAte: DataCivil };

/**
 * Enrollment for a year is sold from the year before on: the first installment falls due from then to the end of the year itself,
 * the last one at most a year after it. One rule for contracts, the enrollment wizard and re-enrollment.
 */
export function janelaDeVencimentos(ano: number): JanelaDeVencimentos {
  return { de: `${ano - 1}-01-01`, ate: `${ano}-12-31`, ultimoAte: `${ano + 1}-12-31` };
}
