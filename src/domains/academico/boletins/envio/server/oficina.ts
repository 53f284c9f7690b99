import { consentir } from '#domains/pessoas/consentimentos/server/door.ts';
import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { FINALIDADE } from './consentimentos.ts';

/** What the demo school makes of consents: no other room needs it. Functions that write take the transaction of the caller. */

/** Most families agreed, in the contract that they signed. The same families give the same consents. */
export async function consentirComoViveu(ato: Ato): Promise<void> {
  const { rows } = await sql<{
    pessoaId: number;
    alunoId: number;
    termo: boolean;
  }>`select distinct r.pessoa_id as "pessoaId", m.aluno_id as "alunoId",
      r.pessoa_id % 5 = 0 as termo from v_matricula_responsavel r join v_matricula_estado m on m.id = r.matricula_id
    where r.pedagogico and m.movimento = 'ativa' and r.pessoa_id % 4 > 0 order by 1, 2`.execute(ato.tx);
  for (const origem of ['contrato', 'termo'] as const)
    await consentir(ato, { finalidade: FINALIDADE, vinculos: rows.filter(({ termo }) => termo === (origem === 'termo')), origem });
}
