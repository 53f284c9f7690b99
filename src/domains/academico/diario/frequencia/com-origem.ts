import type { DataCivil } from '#shared/datas.ts';

/** What a student was given and missed at the school of origin, of the year from its first day until he came. */
export type AnoDeOrigem = { inicio: DataCivil; entrada: DataCivil; dadas: number; faltas: number };

/** Whether a period holds all of the year until he came: what he brought is told of the whole, and of no part of it. */
export const isComOrigem = (
  origem: Pick<AnoDeOrigem, 'inicio' | 'entrada'> | null,
  { de, ate }: { de: DataCivil; ate: DataCivil },
): boolean => origem !== null && de <= origem.inicio && origem.entrada <= ate;
