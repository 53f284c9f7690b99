import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';

type Pedido = { quantos: number; de: string; dias: number; contaBancariaId: number; categoriaId?: number };

/** Money received by hand, as facts, evenly over some days; of 1 to 100 reais each. In one statement, however many. */
export async function fatosDoCaixa(tx: Tx, { quantos, de, dias, contaBancariaId, categoriaId }: Pedido): Promise<void> {
  await sql`insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores)
    select 'caixa.recebimento', ${de}::date + ((g - 1) * ${dias}::bigint / ${quantos}::bigint)::int, 'lancamento_manual', 1 + g + coalesce((select max(origem_id) from fatos_contabeis), 0),
      100 + g * 37 % 9900, jsonb_build_object('categoriaId', ${categoriaId ?? null}::bigint, 'contaBancariaId', ${contaBancariaId}::bigint, 'contaDestinoId', null,
        'formaPagamentoId', null, 'centroCustoId', null)
    from generate_series(1, ${quantos}::bigint) g`.execute(tx);
}
