import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';

/** What the demo school makes of consents: no other room needs it. Functions that write take the transaction of the caller. */

/** Most families agreed, in the contract that they signed. The same families give the same consents. */
export async function consentirComoViveu({ tx, quem }: Pick<Ato, 'tx' | 'quem'>): Promise<void> {
  await sql`insert into boletins_consentimentos (pessoa_id, aluno_id, origem, usuario_id, usuario_nome)
    select distinct r.pessoa_id, m.aluno_id, case when r.pessoa_id % 5 = 0 then 'termo' else 'contrato' end, ${quem.usuarioId}::bigint,
      ${nomeDoAutor(quem)}
    from v_matricula_responsavel r join v_matricula_estado m on m.id = r.matricula_id
    where r.pedagogico and m.movimento = 'ativa' and r.pessoa_id % 4 > 0 order by 1, 2`.execute(tx);
}
