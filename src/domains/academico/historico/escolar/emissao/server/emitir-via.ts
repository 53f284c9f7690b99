import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { travarEmitido } from './travar-emitido.ts';

/** Gives another copy of an issued transcript: the same content, which says which copy it is and when it was given. @throws NAO_ENCONTRADO, HISTORICO_JA_CANCELADO */
export async function emitirVia(ato: Ato, { id }: { id: number }): Promise<{ id: number; via: number }> {
  const { tx, quem, hoje } = ato;
  const { numero, alunoId } = await travarEmitido(tx, id);
  const { rows } = await sql<{ via: number }>`insert into historicos_vias (emitido_id, via, data_via, usuario_id, usuario_nome)
    select ${id}::bigint, coalesce(max(v.via), 1) + 1, ${hoje}::date, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from historicos_vias v where v.emitido_id = ${id} returning via`.execute(tx);
  const via = rows[0]?.via ?? 0;
  await auditar(ato, { acao: 'historico.via', alvoTipo: 'historico_emitido', alvoId: id, depois: { numero, alunoId, via } });
  return { id, via };
}
