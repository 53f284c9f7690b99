import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosPagar } from '../../erros.ts';
import type { Aprovacao } from '../../situacoes.ts';

type Conta = { aprovacao: Aprovacao; noBanco: { numero: string; arquivo: string } | null };
/** The bill of a title, so that it is decided before a change or after it; and the file in which any title of it waits for the bank. */
export async function travarConta(tx: Tx, id: number): Promise<Conta> {
  await sql`select 1 from contas_pagar where id = ${id} for update`.execute(tx);
  const { rows } = await sql<Conta>`select c.aprovacao,
      (select json_build_object('numero', o.numero, 'arquivo', n.nome_arquivo) from v_titulo_pagar_no_banco n join titulos_pagar o on o.id = n.titulo_id
        where o.conta_pagar_id = c.id order by o.parcela limit 1) as "noBanco"
    from contas_pagar c where c.id = ${id}`.execute(tx);
  if (!rows[0]) throw errosPagar.CONTA_PAGAR_NAO_ENCONTRADA();
  return rows[0];
}
