import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { contradicoesDe } from '#domains/academico/historico/escolar/contradicao.ts';
import { carregarHistoricos } from '#domains/academico/historico/escolar/server/carregar.ts';
import { travarHistoricos } from '#domains/academico/historico/escolar/server/travar.ts';
import { travarEmitido } from './travar-emitido.ts';

/**
 * Gives another copy of an issued transcript: the same content, which says which copy it is and when it was given. Of one that says what no
 * longer holds there is none. @throws NAO_ENCONTRADO, HISTORICO_JA_CANCELADO, HISTORICO_EMITIDO_CONTRADITO, HISTORICO_EMITIDO_REABERTO
 */
export async function emitirVia(ato: Ato, { id }: { id: number }): Promise<{ id: number; via: number }> {
  const { tx, quem, hoje } = ato;
  const { numero, alunoId } = await travarEmitido(tx, id);
  // A closing or reopening of a year of theirs holds the enrollments: it is waited for, and then seen.
  await travarHistoricos(tx, [alunoId]);
  const fatos = (await carregarHistoricos(tx, [alunoId])).alunos.get(alunoId);
  const contradicao = fatos && contradicoesDe(fatos).find((c) => c.numero === numero);
  if (contradicao) throw contradicao.erro;
  const { rows } = await sql<{ via: number }>`insert into historicos_vias (emitido_id, via, data_via, usuario_id, usuario_nome)
    select ${id}::bigint, coalesce(max(v.via), 1) + 1, ${hoje}::date, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from historicos_vias v where v.emitido_id = ${id} returning via`.execute(tx);
  const via = rows[0]?.via ?? 0;
  await auditar(ato, { acao: 'historico.via', alvoTipo: 'historico_emitido', alvoId: id, depois: { numero, alunoId, via } });
  return { id, via };
}
