import { sql } from 'kysely';
import { prepararNotificacoes, registrarEnvio } from '#domains/academico/paineis/notificacoes/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Correio } from '#platform/server/correio/mail.ts';

const NOTIFICADOS = 4;

/**
 * Notices of whoever misses most: two that were delivered to the family and to the Conselho Tutelar, one to the family alone, one that waits;
 * of the others notice is still due.
 */
export async function notificarFaltosos(ato: Ato, { anoLetivoId, correio }: { anoLetivoId: number; correio: Correio }): Promise<void> {
  const { rows } = await sql<{ id: number }>`select f.matricula_id as id from v_falta f join v_matricula_resumo m on m.id = f.matricula_id
    where m.ano_letivo_id = ${anoLetivoId} and m.movimento = 'ativa' and m.turma_id is not null
    group by 1 order by sum(f.faltas) desc, 1 limit ${NOTIFICADOS}`.execute(ato.tx);
  if (rows.length === 0) return;
  const { preparadas } = await prepararNotificacoes(ato, { matriculaIds: rows.map(({ id }) => id), porEmail: false, correio });
  for (const [i, { id }] of preparadas.entries()) {
    const { rows: responsaveis } = await sql<{ id: number }>`select coalesce((r ->> 'pessoaId')::bigint, 0) as id from notificacoes n
      cross join lateral jsonb_array_elements(n.conteudo -> 'responsaveis') r where n.id = ${id}`.execute(ato.tx);
    const entrega = { id, meio: 'entregue' as const, email: null, correio };
    if (i < 3)
      for (const { id: pessoaId } of responsaveis)
        await registrarEnvio(ato, { ...entrega, destino: 'responsavel', pessoaId, protocolo: 'Assinou o recebimento' });
    if (i < 2) await registrarEnvio(ato, { ...entrega, destino: 'conselho', pessoaId: null, protocolo: `Protocolo ${120 + i}` });
  }
}
