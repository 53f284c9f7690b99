import type { Ato } from '#platform/server/ato.ts';
import { errosBolsa as erros } from '../../erros.ts';
import { bolsasConcedidas } from '../../server/bolsas-concedidas.ts';

/** A quota is not set below what is granted already: a scholarship is ended first. @throws COTA_ABAIXO_DO_CONCEDIDO */
export async function conferirCota(
  { anoLetivoId, cursoId, bolsas }: { anoLetivoId: number; cursoId: number; bolsas: number },
  { tx }: Pick<Ato, 'tx'>,
): Promise<void> {
  const n = await bolsasConcedidas(tx, { anoLetivoId, cursoId });
  if (bolsas < n) throw erros.COTA_ABAIXO_DO_CONCEDIDO({ n }, { campos: ['bolsas'] });
}
