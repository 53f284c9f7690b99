import type { Ato, Presente } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { hojeEm } from '#shared/datas.ts';

const FUSO = 'America/Belem';

/** What a request of today knows. */
export function presenteDe<Q>(quem: Q): Presente<Q> {
  return { quem, hoje: hojeEm(new Date(), FUSO), fuso: FUSO, idioma: 'br' };
}

/** An act as a request of today makes it, unless `como` says otherwise. */
export function atoDe<Q>(tx: Tx, quem: Q, como: Partial<Omit<Ato<Q>, 'tx' | 'quem'>> = {}): Ato<Q> {
  return { ...presenteDe(quem), tx, ...como };
}
