import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { TextoPlural } from '#shared/textos.ts';

/** So many records of one kind on a day. */
type UsoDoDia = { data: DataCivil; quantidade: number };
/** A kind of record that happens on a school day: how a person calls `n` of them, and how many there are on which days of a period. */
export type TipoDeUsoDoDia = {
  rotulo: TextoPlural;
  contar: (tx: Tx, pergunta: { periodoLetivoId: number; dias: readonly DataCivil[] }) => Promise<UsoDoDia[]>;
};

/** What was declared, by key. */
export const usosDoDia = new Map<string, TipoDeUsoDoDia>();

/**
 * Declares what keeps a day a school day: lessons, rolls. Rooms to the left call it when their module loads; what they declare is named when
 * the calendar would turn such a day into a holiday. Their triggers say it again.
 */
export function registrarUsoDoDia(chave: string, tipo: TipoDeUsoDoDia): void {
  usosDoDia.set(chave, tipo);
}
