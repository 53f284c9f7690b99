import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { travarEmitido } from './travar-emitido.ts';

/**
 * A transcript issued no longer stands, for a reason: the paper stays as it was issued, and whoever checks its code is told since when.
 * @throws NAO_ENCONTRADO, HISTORICO_JA_CANCELADO
 */
export async function cancelarHistorico(ato: Ato, { id, motivo }: { id: number; motivo: string }): Promise<{ id: number }> {
  const { tx, quem, hoje } = ato;
  const { numero, alunoId } = await travarEmitido(tx, id);
  await sql`insert into historicos_cancelamentos (emitido_id, data_cancelamento, motivo, usuario_id, usuario_nome)
    values (${id}, ${hoje}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await auditar(ato, { acao: 'historico.cancelado', alvoTipo: 'historico_emitido', alvoId: id, motivo, depois: { numero, alunoId } });
  return { id };
}
