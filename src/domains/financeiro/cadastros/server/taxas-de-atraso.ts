import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';

export type TaxaDeAtraso = { multaPercentual: string; jurosPercentualMes: string };

/**
 * The late-payment rates (percent; interest a month) in force on a date: the newest row that had started, zeros before
 * the first. One statement; the function answers for any date.
 */
export async function taxasDeAtraso(db: Db | Tx): Promise<(em: DataCivil) => TaxaDeAtraso> {
  const { rows } = await sql<
    TaxaDeAtraso & { desde: DataCivil }
  >`select vigente_desde as desde, multa_percentual as "multaPercentual", juros_percentual_mes as "jurosPercentualMes"
    from taxas order by vigente_desde desc`.execute(db);
  return (em) => {
    const vigente = rows.find((taxa) => taxa.desde <= em);
    return { multaPercentual: vigente?.multaPercentual ?? '0.0000', jurosPercentualMes: vigente?.jurosPercentualMes ?? '0.0000' };
  };
}
