import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { formatarInstante } from '#shared/datas.ts';
import { errosPagar } from '../erros.ts';

/** The code of a slip or of a utility bill stands in one title: who types it again is told in which one, and who entered it when. Throws CODIGO_JA_LANCADO. */
export async function conferirCodigo({ tx, fuso }: Ato<unknown>, codigo: string, exceto: number | null = null): Promise<void> {
  const { rows } = await sql<{ numero: string; fornecedor: string; usuario: string; em: string }>`
    select t.numero, f.nome as fornecedor, c.criada_por_nome as usuario, c.created_at as em
    from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id join v_fornecedor f on f.id = c.fornecedor_id
    where t.codigo is not null and md5(t.codigo) = md5(${codigo}) and t.situacao <> 'cancelado' and t.codigo_tipo <> 'pix' and t.id is distinct from ${exceto}::bigint limit 1`.execute(
    tx,
  );
  if (rows[0]) throw errosPagar.CODIGO_JA_LANCADO({ ...rows[0], em: formatarInstante(rows[0].em, fuso) }, { campos: ['codigo'] });
}
