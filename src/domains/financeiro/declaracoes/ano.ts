import { type DataCivil, montarData } from '#shared/datas.ts';

/** The days of a calendar year, first and last. */
export const diasDoAno = (ano: number): { de: DataCivil; ate: DataCivil } => ({ de: montarData(ano, 1, 1), ate: montarData(ano, 12, 31) });
