import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosNotificacao as erros } from '../erros.ts';
import './restricoes.ts';

/**
 * Cancels a notice of which nothing was sent, with a reason: it makes room for a right one. Whoever sends it is waited for.
 * @throws NAO_ENCONTRADO, NOTIFICACAO_CANCELADA, NOTIFICACAO_JA_ENVIADA
 */
export async function cancelarNotificacao(ato: Ato, { id, motivo }: { id: number; motivo: string }): Promise<{ id: number }> {
  const { tx, quem } = ato;
  await sql`select 1 from notificacoes where id = ${id} for update`.execute(tx);
  const { rows } = await sql<{ numero: string; matriculaId: number; cancelada: boolean; enviada: boolean }>`select n.numero,
      n.matricula_id as "matriculaId", n.cancelada_em is not null as cancelada,
      exists (select 1 from notificacoes_envios e where e.notificacao_id = n.id and e.situacao <> 'falhou') as enviada
    from notificacoes n where n.id = ${id}`.execute(tx);
  const [notificacao] = rows;
  if (!notificacao) throw errosComuns.NAO_ENCONTRADO();
  const { numero, matriculaId, cancelada, enviada } = notificacao;
  if (cancelada) throw erros.NOTIFICACAO_CANCELADA({ numero });
  if (enviada) throw erros.NOTIFICACAO_JA_ENVIADA({ numero });
  await sql`update notificacoes set cancelada_em = clock_timestamp(), cancelada_por = ${nomeDoAutor(quem)}, cancelada_motivo = ${motivo}
    where id = ${id}`.execute(tx);
  await auditar(ato, {
    acao: 'notificacao.cancelada',
    alvoTipo: 'matricula',
    alvoId: matriculaId,
    motivo,
    depois: { notificacaoId: id, numero },
  });
  return { id };
}
