import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { errosAcordo } from '../erros.ts';

type AcordoDoTitulo = { id: number; numero: number; mexido: boolean };

/** The standing agreement that took a locked title, and whether anything happened to it since; null when none holds it. */
export async function acordoQueLevou(tx: Tx, tituloId: number): Promise<AcordoDoTitulo | null> {
  const { rows } = await sql<AcordoDoTitulo>`select a.id, a.numero, exists (
      select 1 from acordos_parcelas c join titulos_receber n on n.id = c.titulo_id
      where c.acordo_id = a.id and (n.recebido_centavos > 0 or n.amortizado_centavos > 0 or n.situacao in ('baixado', 'renegociado'))) as mexido
    from acordos_titulos i join acordos a on a.id = i.acordo_id where i.titulo_id = ${tituloId} and i.devolvido_em is null`.execute(tx);
  return rows[0] ?? null;
}

/** Why an agreement does not end: another one took an installment of it. */
export async function recusaDeRenegociado(tx: Tx, parcela: { id: number; numero: string }): Promise<ErroNegocio> {
  const acordo = await acordoQueLevou(tx, parcela.id);
  const detalhe = { acordoId: acordo?.id ?? null, acordoNumero: acordo?.numero ?? null };
  return errosAcordo.ACORDO_RENEGOCIADO_DE_NOVO({ titulo: parcela.numero, acordo: acordo?.numero ?? '—' }, { detalhe });
}
