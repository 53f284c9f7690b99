import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { errosBolsa as erros } from '../../erros.ts';

/** A quota is not set below what is granted already: a scholarship is ended first. @throws COTA_ABAIXO_DO_CONCEDIDO */
export async function conferirCota(
  { anoLetivoId, cursoId, bolsas }: { anoLetivoId: number; cursoId: number; bolsas: number },
  { tx }: Pick<Ato, 'tx'>,
): Promise<void> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from v_bolsa_do_ano
    where ano_letivo_id = ${anoLetivoId} and curso_id = ${cursoId}`.execute(tx);
  const n = rows[0]?.n ?? 0;
  if (bolsas < n) throw erros.COTA_ABAIXO_DO_CONCEDIDO({ n }, { campos: ['bolsas'] });
}
