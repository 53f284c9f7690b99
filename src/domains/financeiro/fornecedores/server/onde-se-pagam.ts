import { sql } from 'kysely';
import type { z } from 'zod';
import { abrirDados, type ComCifra } from '#domains/financeiro/dados-bancarios/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { dadosDoFornecedorEsquema } from '../esquemas.ts';
import { dadosDoFornecedor } from './dados-bancarios.ts';

type OndeSePaga = Partial<z.output<typeof dadosDoFornecedorEsquema>>;
type Guardado = { id: number; banco: Record<string, string> | null };

/** The account and the Pix key by which suppliers are paid, out of their envelopes; none of who has none. */
export async function ondeSePagam(db: Db | Tx, servicos: ComCifra['servicos'], ids: readonly number[]): Promise<Map<number, OndeSePaga>> {
  const { rows } = await sql<Guardado>`select id, banco from fornecedores where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, banco }) => [id, abrirDados(dadosDoFornecedor, id, { servicos }, banco ?? {})]));
}
