import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** The school's Pix key for a title. */
export type ChaveDoTitulo = { chave: string; reemitida: boolean };

/**
 * The Pix key for each title, by id: the key in force of its account, under whichever convênio, or else of the first account that has one. A slip that somebody
 * reissued carries the approved key before its hour, as long as that change stands; every other one goes on with what its family has in hand. No key of an
 * account out of use is printed: money would come to a bank that the school left.
 */
export async function chavesPix(db: Db | Tx, ids: readonly number[]): Promise<Map<number, ChaveDoTitulo>> {
  const { rows } = await sql<{
    id: number;
    chave: string | null;
    reemitida: string | null;
  }>`select t.id, (select x.pix_chave from v_chave_pix x join v_conta_bancaria c on c.id = x.conta_bancaria_id and c.ativa
      where x.ativa and x.pix_chave is not null order by x.conta_bancaria_id = t.conta_bancaria_id desc, x.conta_cobranca_id limit 1) as chave,
      (select m.depois ->> 'pixChave' from boletos b join boletos_pix_reemitidos r on r.boleto_id = b.id join v_mudanca_bancaria m on m.id = r.mudanca_id
        join v_conta_bancaria c on c.id = b.conta_bancaria_id and c.ativa
        where b.titulo_id = t.id and b.situacao in ('gerada', 'enviada', 'registrada') and m.situacao = 'aprovada' order by m.id desc limit 1) as reemitida
    from v_titulo_receber t where t.id = any(${ids as number[]})`.execute(db);
  return new Map(
    rows.flatMap(({ id, chave, reemitida }): [number, ChaveDoTitulo][] => {
      const vale = reemitida ?? chave;
      return vale === null ? [] : [[id, { chave: vale, reemitida: reemitida !== null }]];
    }),
  );
}
