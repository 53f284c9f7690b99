import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Autor, auditarVarios } from '#platform/server/auditoria/audit.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';

/**
 * Shows titles to the guardians or hides them; those that are already so stay untouched. Locks in the order of the ids.
 * Throws TITULO_NAO_ENCONTRADO when any does not exist.
 */
export async function mudarPortal(
  ato: Ato<Autor>,
  pedido: { ids: readonly number[]; portal: 'liberado' | 'bloqueado'; motivo?: string | null },
): Promise<{ alterados: number }> {
  const { tx } = ato;
  const ids = [...new Set(pedido.ids)];
  const { rows } = await sql<{
    id: number;
    portal: string;
  }>`select id, portal from titulos_receber where id = any(${ids}) order by id for update`.execute(tx);
  if (rows.length !== ids.length) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const outros = rows.filter((t) => t.portal !== pedido.portal);
  if (outros.length === 0) return { alterados: 0 };
  await sql`update titulos_receber set portal = ${pedido.portal}, versao = versao + 1, updated_at = clock_timestamp() where id = any(${outros.map((t) => t.id)})`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    outros.map((t) => ({
      acao: pedido.portal === 'liberado' ? 'titulo.portal_liberado' : 'titulo.portal_bloqueado',
      alvoTipo: 'titulo',
      alvoId: t.id,
      antes: { portal: t.portal },
      depois: { portal: pedido.portal },
      motivo: pedido.motivo ?? null,
    })),
  );
  return { alterados: outros.length };
}
