import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { errosComuns } from '#shared/erros.ts';

/** Marks a message as read by its receiver; the first time stands. @throws NAO_ENCONTRADO for one to somebody else */
export async function lerRecado(ato: Ato, { id }: { id: number }): Promise<{ lidoEm: string }> {
  const { tx, quem } = ato;
  const { rows } = await sql<{ lidoEm: string; agora: boolean }>`with lido as (
      update recados_destinatarios set lido_em = clock_timestamp()
      where recado_id = ${id} and pessoa_id = ${quem.pessoaId}::bigint and lido_em is null returning lido_em)
    select coalesce(l.lido_em, r.lido_em) as "lidoEm", l.lido_em is not null as agora
    from recados_destinatarios r left join lido l on true where r.recado_id = ${id} and r.pessoa_id = ${quem.pessoaId}::bigint`.execute(tx);
  const [lido] = rows;
  if (!lido) throw errosComuns.NAO_ENCONTRADO();
  if (lido.agora) await auditar(ato, { acao: 'recado.lido', alvoTipo: 'recado', alvoId: id });
  return { lidoEm: lido.lidoEm };
}
