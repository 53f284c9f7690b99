import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Pessoa, auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type NovoFato, registrarEstornoDeFato, registrarFatos } from '#domains/contabil/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';

type Reaberto = { tituloIds: readonly number[]; estornoId: number; data: DataCivil; motivo: string };
type Revogado = { id: number; baixaId: number; tituloId: number; valorCentavos: Centavos };

/**
 * Takes back the discounts for paying on time of living payments, where a reversal has just opened their title again: nobody settled
 * it on time. What was rounded or forgiven with a payment stays. The titles are locked and the reversal is written. Answers how much was taken back.
 */
export async function revogarDescontos(ato: Ato<Pessoa>, { tituloIds, estornoId, data, motivo }: Reaberto): Promise<number> {
  const { tx } = ato;
  const { rows } = await sql<Revogado>`
    with perdidos as (
      select b.id, b.titulo_id, b.desconto_centavos - coalesce(a.valor_centavos, 0) as valor
      from titulos_receber t join baixas b on b.titulo_id = t.id left join baixas_ajustes a on a.baixa_id = b.id
      where t.id = any(${[...tituloIds]}::bigint[]) and t.situacao in ('aberto', 'parcial') and b.desconto_centavos > coalesce(a.valor_centavos, 0)
        and not exists (select 1 from estornos e where e.baixa_id = b.id) and not exists (select 1 from baixas_descontos_revogados r where r.baixa_id = b.id)
    ), alterados as (
      update titulos_receber t set amortizado_centavos = t.amortizado_centavos - p.valor, versao = t.versao + 1, updated_at = clock_timestamp()
      from (select titulo_id, sum(valor)::bigint as valor from perdidos group by titulo_id) p where t.id = p.titulo_id
    ), novos as (
      insert into baixas_descontos_revogados (baixa_id, estorno_id, data_revogacao, valor_centavos)
      select id, ${estornoId}::bigint, ${data}::date, valor from perdidos order by id returning id, baixa_id, valor_centavos
    )
    select n.id, n.baixa_id as "baixaId", p.titulo_id as "tituloId", n.valor_centavos as "valorCentavos" from novos n join perdidos p on p.id = n.baixa_id order by n.id`.execute(
    tx,
  );
  await registrarFatos(
    tx,
    rows.map(
      (r): NovoFato => ({
        evento: 'desconto.revogado',
        dataFato: data,
        origemTipo: 'desconto_revogado',
        origemId: r.id,
        valorCentavos: r.valorCentavos,
        valores: { descontoCentavos: r.valorCentavos, tituloId: r.tituloId, baixaId: r.baixaId },
      }),
    ),
  );
  await auditarVarios(
    ato,
    rows.map((r) => ({
      acao: 'titulo.desconto_revogado',
      alvoTipo: 'titulo',
      alvoId: r.tituloId,
      motivo,
      depois: { baixaId: r.baixaId, descontoCentavos: r.valorCentavos },
    })),
  );
  return rows.reduce((soma, r) => soma + r.valorCentavos, 0);
}

/** The payment whose discount was taken back is being reversed itself: its own opposite undoes the discount, so this is undone. */
export async function estornarRevogacao(tx: Tx, revogadoId: number, data: DataCivil): Promise<void> {
  const origem = { origemTipo: 'desconto_revogado' as const, origemId: revogadoId };
  await registrarEstornoDeFato(tx, {
    original: { evento: 'desconto.revogado', ...origem },
    evento: 'desconto.revogacao_estornada',
    dataFato: data,
    ...origem,
  });
}
