import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { decimalEmTextos } from '#shared/decimais.ts';
import { errosBolsa as erros } from '../../erros.ts';

type Sql = RawBuilder<unknown>;

/** Of a row of `v_desconto`: it is a scholarship that gives its whole percentage whenever the installment is paid. */
export const descontoDeBolsa = sql`ativo and tipo = 'bolsa' and forma = 'percentual' and percentual is not null and not condicional and limite_centavos is null`;

const tirado = (onde: Sql): Sql => sql`exists (select from v_aditivo_termo_vigente r where r.contrato_id = b.contrato_id and ${onde})`;
/**
 * Of a row `b` of requests, where its discount stands: a line of a contract that was not cancelled and has it still, or an addendum, which in
 * force gives it and until then waits for its signature. What a later addendum took off whole stands no more.
 */
export const noContrato = sql`case when b.contrato_id is null or exists (select from v_contrato_estado c where c.id = b.contrato_id and c.situacao = 'cancelado') then 'nao'
    when b.aditivo_id is null then case when exists (select from v_contrato_desconto l where l.contrato_id = b.contrato_id and l.desconto_id = b.desconto_id
      and not ${tirado(sql`r.contrato_desconto_id = l.id and r.parcela_de <= l.parcela_de`)}) then 'sim' else 'nao' end
    else (select case a.situacao when 'vigente' then case when exists (select from v_aditivo_termo_vigente t where t.aditivo_id = a.id and t.desconto_id = b.desconto_id
      and not ${tirado(sql`r.termo_removido_id = t.id and r.parcela_de <= t.parcela_de`)}) then 'sim' else 'nao' end when 'revogado' then 'nao' else 'aguardando' end from v_aditivo_estado a where a.id = b.aditivo_id) end`;

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
