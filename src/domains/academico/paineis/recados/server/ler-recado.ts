import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { errosComuns } from '#shared/erros.ts';

/** Marks a message as read by its receiver; the first time stands. @throws NAO_ENCONTRADO for one to somebody else */
export async function lerRecado(ato: Ato, { id }: { id: number }): Promise<{ lidoEm: string }> {
  const { tx, quem } = ato;
  const meu = sql`recado_id = ${id} and pessoa_id = ${quem.pessoaId}::bigint`;
  // Held first: two windows that mark it at once are told the same time.
  const { rows } = await sql<{
    lidoEm: string | null;
  }>`select lido_em as "lidoEm" from recados_destinatarios where ${meu} for update`.execute(tx);
  const [antes] = rows;
  if (!antes) throw errosComuns.NAO_ENCONTRADO();
  if (antes.lidoEm !== null) return { lidoEm: antes.lidoEm };
  const lido = await sql<{
    lidoEm: string;
  }>`update recados_destinatarios set lido_em = clock_timestamp() where ${meu} returning coalesce(lido_em, clock_timestamp()) as "lidoEm"`.execute(
    tx,
  );
  await auditar(ato, { acao: 'recado.lido', alvoTipo: 'recado', alvoId: id });
  return lido.rows[0] as { lidoEm: string };
}
