import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { LinhaDePagamento } from '../cnab/ler.ts';
import type { ItemDoRetorno } from '../julgar.ts';

/** A line as it was kept, with the payment that it names. */
export type LinhaGuardada = LinhaDePagamento & {
  id: number;
  retornoId: number;
  conta: number;
  resultado: string;
  item: ItemDoRetorno | null;
};

const colunas = sql`l.id, l.retorno_id as "retornoId", k.conta_bancaria_id as conta, l.linha, l.efeito, l.identificador, l.favorecido, l.ocorrencias, l.pago_centavos as "pagoCentavos",
  l.data_pagamento as "dataPagamento", l.porque, l.resultado,
  (select json_build_object('id', i.id, 'tituloId', i.titulo_id, 'numero', t.numero, 'valorCentavos', i.valor_centavos, 'situacao', i.situacao,
      'pago', case when b.id is not null then json_build_object('dataBaixa', b.data_baixa, 'valorCentavos', b.valor_centavos) end)
    from remessas_pagar_itens i join remessas_pagar m on m.id = i.remessa_id join titulos_pagar t on t.id = i.titulo_id left join baixas_pagar b on b.id = i.baixa_id
    where i.identificador = l.identificador and m.convenio_id = r.convenio_id) as item`;

/** Lines of returns with the payments that they name, in the order in which they count: by the bank's days. */
export async function carregarLinhas(db: Db | Tx, quais: { ids: readonly number[] } | { retornoId: number }): Promise<LinhaGuardada[]> {
  const onde =
    'ids' in quais ? sql`l.id = any(${[...quais.ids]}::bigint[])` : sql`l.retorno_id = ${quais.retornoId} and l.resultado = 'pendente'`;
  const { rows } =
    await sql<LinhaGuardada>`select ${colunas} from retornos_pagar_linhas l join retornos_pagar r on r.id = l.retorno_id join convenios_pagar k on k.id = r.convenio_id
    where ${onde} order by l.data_pagamento, l.linha, l.id`.execute(db);
  return rows;
}
