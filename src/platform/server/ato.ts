import type { DataCivil } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import { hojeNaEscola } from './clock.ts';
import type { Tx } from './database/kysely.ts';
import type { Pedido, Quem } from './http/quem.ts';

/**
 * A use case under way: all it knows besides what is asked of it. Every use case is `fazer(ato, pedido)`; `escrita` makes the
 * act of a request, `novoAto` that of a job or of the demo school.
 */
export type Ato<Q = Quem> = {
  tx: Tx;
  quem: Q;
  /** Today at the school, by the database clock. */
  hoje: DataCivil;
  /** The school's time zone. */
  fuso: string;
  /** Of who reads the answer. */
  idioma: Idioma;
  /** The job that acts, when one does. */
  tarefaId?: number;
  /** Where the request came from, for the audit. */
  origem?: Pick<Pedido, 'ip' | 'correlationId'>;
};

/** What a reading may know of who asks, and when. */
export type Presente<Q = Quem> = Omit<Ato<Q>, 'tx' | 'tarefaId'>;

/** The same act on its own account: what it does belongs to no job, and is not undone with what a job did of its kind. */
export const semTarefa = <Q>({ tarefaId: _, ...ato }: Ato<Q>): Ato<Q> => ato;

/** An act outside of a request. */
export async function novoAto<Q>(
  tx: Tx,
  { idioma = 'br', ...partes }: Pick<Ato<Q>, 'quem' | 'fuso' | 'tarefaId' | 'origem'> & { idioma?: Idioma },
): Promise<Ato<Q>> {
  return { ...partes, tx, idioma, hoje: await hojeNaEscola(tx, partes.fuso) };
}
