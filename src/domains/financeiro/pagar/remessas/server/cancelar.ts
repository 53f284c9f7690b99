import { sql } from 'kysely';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { errosRemessaPagar } from '../erros.ts';

/**
 * Takes back what of a file still waits for the bank, which is told so by whoever sends it: its titles are paid another way. What the bank
 * pays all the same is told by its return, and waits for a person. Throws REMESSA_PAGAR_NAO_ENCONTRADA, NADA_NO_BANCO.
 */
export async function cancelarEnvio(
  ato: Ato<Pessoa>,
  { id, motivo }: { id: number; motivo: string },
): Promise<{ id: number; titulos: number }> {
  const { tx, quem } = ato;
  const { rows } = await sql<{ nome: string }>`select nome_arquivo as nome from remessas_pagar where id = ${id}`.execute(tx);
  if (!rows[0]) throw errosRemessaPagar.REMESSA_PAGAR_NAO_ENCONTRADA();
  const deles = await sql<{
    tituloId: number;
  }>`select titulo_id as "tituloId" from remessas_pagar_itens where remessa_id = ${id} and situacao = 'enviado'`.execute(tx);
  await travarTitulosPagar(
    tx,
    deles.rows.map((i) => i.tituloId),
  );
  const { rows: cancelados } = await sql<{
    id: number;
  }>`update remessas_pagar_itens set situacao = 'cancelado' where remessa_id = ${id} and situacao = 'enviado' returning id`.execute(tx);
  const titulos = cancelados.length;
  if (titulos === 0) throw errosRemessaPagar.NADA_NO_BANCO();
  await sql`insert into remessas_pagar_cancelamentos (remessa_id, titulos, motivo, usuario_id, usuario_nome)
    values (${id}, ${titulos}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await auditar(ato, { acao: 'remessa_pagar.cancelada', alvoTipo: 'remessa_pagar', alvoId: id, motivo, depois: { titulos } });
  return { id, titulos };
}
