import { sql } from 'kysely';
import { ondeEsta } from '#domains/academico/contratos/aditivos/datados/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { decimalEmTextos } from '#shared/decimais.ts';
import { errosBolsa as erros } from '../../erros.ts';

/** Of a row of `v_desconto`: it is a scholarship that gives its whole percentage whenever the installment is paid. */
export const descontoDeBolsa = sql`ativo and tipo = 'bolsa' and forma = 'percentual' and percentual is not null and not condicional and limite_centavos is null`;

/** Of a row `b` of requests, where its discount stands. */
export const noContrato = ondeEsta({ contrato: sql`b.contrato_id`, aditivo: sql`b.aditivo_id`, desconto: sql`b.desconto_id` });

/** The register still says what the committee granted: it may have been edited since. @throws BOLSA_MUDOU_NO_CADASTRO */
export async function conferirConcedido(
  tx: Tx,
  { descontoId, percentualConcedido }: { descontoId: number; percentualConcedido: string | null },
): Promise<void> {
  const { rows } = await sql<{
    mesmo: boolean;
  }>`select ${descontoDeBolsa} and percentual = ${percentualConcedido}::numeric as mesmo from v_desconto where id = ${descontoId}`.execute(
    tx,
  );
  if (rows[0]?.mesmo !== true) throw erros.BOLSA_MUDOU_NO_CADASTRO({ concedido: decimalEmTextos(percentualConcedido ?? '0') });
}
