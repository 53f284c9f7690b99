import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { centavos, somar } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { baixasEmLoteApi } from '../api.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import type { baixasEmLoteEsquema } from '../esquemas.ts';
import { baixarVarios } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';

/**
 * Settles titles of any payers in one go, all or nothing: a receipt for each payer, in the order in which they were given. A fee of the
 * method is of each payer's payment. Throws what baixarTitulos throws, telling the item by its place.
 */
export async function baixarEmLote(
  ato: Ato<Pessoa>,
  { itens, excedenteComoCredito = false, ...recebimento }: z.output<typeof baixasEmLoteEsquema>,
): Promise<RespostaServidor<typeof baixasEmLoteApi.baixarEmLote>> {
  const { tx } = ato;
  const { rows } = await sql<{
    id: number;
    pagadorId: number;
    pagadorNome: string;
  }>`select id, pagador_id as "pagadorId", pagador_nome as "pagadorNome"
    from v_titulo_receber where id = any(${itens.map((i) => i.tituloId)}::bigint[])`.execute(tx);
  const donos = new Map(rows.map((r) => [r.id, r]));
  if (donos.size !== itens.length) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const grupos = [
    ...Map.groupBy(
      itens.map((item, posicao) => ({ ...item, posicao })),
      (item) => donos.get(item.tituloId)?.pagadorId ?? 0,
    ),
  ];
  const feitas = await baixarVarios(
    ato,
    grupos.map(([, doPagador]) => ({ ...recebimento, excedenteComoCredito, itens: doPagador })),
  );
  const recibos = feitas.map(({ baixas, ...feita }, i) => ({
    ...feita,
    titulos: baixas.length,
    pagadorId: grupos[i]?.[0] ?? 0,
    pagadorNome: donos.get(baixas[0]?.tituloId ?? 0)?.pagadorNome ?? '',
  }));
  return { totalCentavos: somar(recibos.map((r) => centavos(r.totalCentavos))), recibos };
}
