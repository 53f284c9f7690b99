import { errosFicha } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';

type Titulo = { id: number; versao: number; origem: string; dedutivel: boolean | null };

/**
 * Says by hand whether a title counts as instruction for income tax, over what its price says; null goes back to the price.
 * An agreement's installment is what its old debts were. Throws TITULO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA,
 * DEDUCAO_DE_ACORDO.
 */
export async function classificarDeducao(
  ato: Ato<Autor>,
  pedido: { id: number; versao: number; dedutivel: boolean | null },
): Promise<{ id: number; versao: number }> {
  const { tx } = ato;
  const { rows } = await sql<Titulo>`select id, versao, origem, dedutivel from titulos_receber where id = ${pedido.id} for update`.execute(
    tx,
  );
  const [titulo] = rows;
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  if (titulo.versao !== pedido.versao) throw versaoDesatualizada({ tipo: 'titulo', id: titulo.id }, titulo);
  if (titulo.origem === 'acordo') throw errosFicha.DEDUCAO_DE_ACORDO();
  if (titulo.dedutivel === pedido.dedutivel) return { id: titulo.id, versao: titulo.versao };
  await sql`update titulos_receber set dedutivel = ${pedido.dedutivel}, versao = versao + 1, updated_at = clock_timestamp() where id = ${titulo.id}`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'titulo.deducao_classificada',
    alvoTipo: 'titulo',
    alvoId: titulo.id,
    antes: { dedutivel: titulo.dedutivel },
    depois: { dedutivel: pedido.dedutivel },
  });
  return { id: titulo.id, versao: titulo.versao + 1 };
}
