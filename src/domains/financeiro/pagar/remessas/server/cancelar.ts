import { sql } from 'kysely';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { errosRemessaPagar } from '../erros.ts';

/**
 * Takes back what of a file still waits for the bank, or some of its payments, which is told so by whoever sends it: their titles are paid
 * another way. What the bank pays all the same is told by its return, and waits for a person. Throws REMESSA_PAGAR_NAO_ENCONTRADA,
 * NADA_NO_BANCO, ITEM_FORA_DO_BANCO.
 */
export async function cancelarEnvio(
  ato: Ato<Pessoa>,
  { id, motivo, itemIds }: { id: number; motivo: string; itemIds?: readonly number[] | undefined },
): Promise<{ id: number; titulos: number }> {
  const { tx, quem } = ato;
  const { rows } = await sql<{ nome: string }>`select nome_arquivo as nome from remessas_pagar where id = ${id}`.execute(tx);
  if (!rows[0]) throw errosRemessaPagar.REMESSA_PAGAR_NAO_ENCONTRADA();
  const queEsperam = sql`remessa_id = ${id} and situacao = 'enviado' ${itemIds ? sql`and id = any(${[...itemIds]}::bigint[])` : sql``}`;
  const deles = await sql<{ tituloId: number }>`select titulo_id as "tituloId" from remessas_pagar_itens where ${queEsperam}`.execute(tx);
  await travarTitulosPagar(
    tx,
    deles.rows.map((i) => i.tituloId),
  );
  const { rows: cancelados } = await sql<{
    tituloId: number;
  }>`update remessas_pagar_itens set situacao = 'cancelado' where ${queEsperam} returning titulo_id as "tituloId"`.execute(tx);
  const titulos = cancelados.length;
  if (itemIds && titulos !== new Set(itemIds).size) throw errosRemessaPagar.ITEM_FORA_DO_BANCO();
  if (titulos === 0) throw errosRemessaPagar.NADA_NO_BANCO();
  await sql`insert into remessas_pagar_cancelamentos (remessa_id, titulos, motivo, usuario_id, usuario_nome)
    values (${id}, ${titulos}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await auditar(ato, {
    acao: 'remessa_pagar.cancelada',
    alvoTipo: 'remessa_pagar',
    alvoId: id,
    motivo,
    depois: { titulos, tituloIds: cancelados.map((c) => c.tituloId) },
  });
  return { id, titulos };
}
