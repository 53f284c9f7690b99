// Every room registers what must always hold when it loads.
import '#portal/rooms.ts';
import { expect } from 'vitest';
import type { Db } from '#platform/server/database/kysely.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import { conferirFatos } from '../fatos.ts';

/** After a fault nothing may be half done: every invariant of every room holds, and every fact has the shape of its event. */
export async function conferirInteireza(db: Db): Promise<void> {
  const resultados = await julgar(db, invariantesRegistradas(), { chaveDaAuditoria: Buffer.alloc(32) });
  expect(resultados.filter((r) => r.achados > 0)).toEqual([]);
  expect((await conferirFatos(db)).estranhos).toEqual([]);
}
