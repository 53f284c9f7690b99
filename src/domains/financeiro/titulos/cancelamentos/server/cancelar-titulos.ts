import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import type { Operador } from '#domains/financeiro/caixa/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { CodigoDoCancelamento } from '#domains/financeiro/titulos/situacoes.ts';
import { saiDaCobranca } from './vence-depois.ts';

/** Why a title is cancelled: by itself, with the agreement that made it, or with a change of its contract, which an undo names to bring it back. */
export type CausaDoCancelamento =
  | { tipo: 'avulso' | 'acordo' }
  | { tipo: 'contrato'; contratoSituacaoId: number }
  | { tipo: 'aditivo'; aditivoId: number };
export type AlvoDeCancelamento = { id: number; causa: CausaDoCancelamento };
/** The reason that a person gave, or what the system did for another act. */
export type Cancelamento = { motivo: string | null; dataCancelamento: DataCivil };
export type CancelamentoDoSistema = { codigo: CodigoDoCancelamento; dataCancelamento: DataCivil };
export type TituloCancelado = { id: number; numero: string; saldoCentavos: number };

/**
 * Cancels titles that the caller holds locked and found open: the state, a cancellation row each and the opposite fact.
 * The fact that a cancellation undoes is the issue, or the newest restoration.
 */
export async function gravarCancelamentos(
  { tx, quem }: Ato<Operador>,
  alvos: readonly AlvoDeCancelamento[],
  cancelamento: Cancelamento | CancelamentoDoSistema,
): Promise<void> {
  if (alvos.length === 0) return;
  const { motivo, codigo, dataCancelamento } = { motivo: null, codigo: null, ...cancelamento };
  const linhas = alvos.map(({ id, causa }) => ({
    id,
    tipo: causa.tipo,
    situacao: causa.tipo === 'contrato' ? causa.contratoSituacaoId : null,
    aditivo: causa.tipo === 'aditivo' ? causa.aditivoId : null,
  }));
  const { rows } = await sql<{ id: number; titulo_id: number; restaurado_id: number | null }>`
    with l as (select * from json_to_recordset(${JSON.stringify(linhas)}::json) as l(id bigint, tipo text, situacao bigint, aditivo bigint)),
    cancelados as (
      update titulos_receber t set situacao = 'cancelado', versao = t.versao + 1, updated_at = clock_timestamp() from l where t.id = l.id returning t.id
    )
    insert into titulos_cancelamentos (titulo_id, tipo, contrato_situacao_id, aditivo_id, data_cancelamento, motivo, codigo_motivo, usuario_id, usuario_nome)
    select l.id, l.tipo, l.situacao, l.aditivo, ${dataCancelamento}::date, ${motivo}::text, ${codigo}::text, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from cancelados c join l on l.id = c.id order by l.id
    returning id, titulo_id, (select max(k.id) from titulos_cancelamentos k where k.titulo_id = titulos_cancelamentos.titulo_id and k.desfeito_em is not null) as restaurado_id`.execute(
    tx,
  );
  await registrarEstornosDeFatos(
    tx,
    rows.map((k) => ({
      original:
        k.restaurado_id === null
          ? { evento: 'titulo.emitido', origemTipo: 'titulo', origemId: k.titulo_id }
          : { evento: 'titulo.restaurado', origemTipo: 'titulo_cancelamento', origemId: k.restaurado_id },
      evento: 'titulo.cancelado',
      dataFato: dataCancelamento,
      origemTipo: 'titulo_cancelamento',
      origemId: k.id,
    })),
  );
}

/** Cancels what is left open of the titles that an ending agreement had made; the caller holds them locked. */
export const cancelarParcelasDoAcordo = (
  ato: Ato<Operador>,
  titulos: readonly { id: number }[],
  cancelamento: Cancelamento,
): Promise<void> =>
  gravarCancelamentos(
    ato,
    titulos.map(({ id }) => ({ id, causa: { tipo: 'acordo' } })),
    cancelamento,
  );

/**
 * Cancels the open titles of contracts that fall due after a date, each in the name of the change of state that takes
 * them; settled and partly settled ones stay. Locks them in the order of their ids. Answers what was cancelled, with
 * the contract of each. The caller records the audit.
 */
export async function cancelarTitulosDosContratos(
  ato: Ato<Operador>,
  contratos: readonly { contratoId: number; contratoSituacaoId: number }[],
  pedido: Cancelamento & { vencimentoApos: DataCivil | null },
): Promise<(TituloCancelado & { contratoId: number })[]> {
  const { tx } = ato;
  if (contratos.length === 0) return [];
  const { rows } = await sql<
    TituloCancelado & { contratoId: number }
  >`select id, numero, contrato_id as "contratoId", valor_centavos - desconto_incondicional_centavos as "saldoCentavos" from titulos_receber t
    where contrato_id = any(${contratos.map((c) => c.contratoId)}::bigint[]) and ${saiDaCobranca(pedido.vencimentoApos)}
    order by id for update`.execute(tx);
  const situacoes = new Map(contratos.map((c) => [c.contratoId, c.contratoSituacaoId]));
  await gravarCancelamentos(
    ato,
    rows.map((t) => ({ id: t.id, causa: { tipo: 'contrato', contratoSituacaoId: situacoes.get(t.contratoId) ?? 0 } })),
    pedido,
  );
  return rows;
}
