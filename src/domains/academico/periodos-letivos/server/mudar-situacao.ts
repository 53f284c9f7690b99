import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type SituacaoPeriodo, transitarPeriodo, type VerboPeriodo } from '../situacoes.ts';

/** A segmentação in a period, as it closes. */
export type SegmentacaoTravada = {
  id: number;
  periodoLetivoId: number;
  periodo: string;
  anoLetivoId: number;
  segmentacaoId: number;
  situacao: SituacaoPeriodo;
};
/** An etapa of it. */
export type EtapaAFechar = { id: number; nome: string; segmentacaoNoPeriodoId: number; situacao: SituacaoPeriodo };

/** Segmentações of periods with their etapas, held until the end of the transaction: whoever writes in their diaries is waited for. */
export async function travarSegmentacoes(
  tx: Tx,
  onde: { ids: readonly number[] } | { etapaIds: readonly number[] },
): Promise<{ segmentacoes: SegmentacaoTravada[]; etapas: EtapaAFechar[] }> {
  const ids =
    'ids' in onde
      ? sql`any(${[...onde.ids]}::bigint[])`
      : sql`any(select periodo_letivo_segmentacao_id from etapas where id = any(${[...onde.etapaIds]}::bigint[]))`;
  const { rows: segmentacoes } =
    await sql<SegmentacaoTravada>`select s.id, p.id as "periodoLetivoId", p.nome as periodo, p.ano_letivo_id as "anoLetivoId",
      s.segmentacao_id as "segmentacaoId", s.situacao
    from periodos_letivos_segmentacoes s join periodos_letivos p on p.id = s.periodo_letivo_id where s.id = ${ids} order by s.id for update of s`.execute(
      tx,
    );
  const { rows: etapas } =
    await sql<EtapaAFechar>`select id, nome, periodo_letivo_segmentacao_id as "segmentacaoNoPeriodoId", situacao from etapas
    where periodo_letivo_segmentacao_id = any(${segmentacoes.map(({ id }) => id)}::bigint[]) order by id for update`.execute(tx);
  return { segmentacoes, etapas };
}

type Mudanca = { verbo: VerboPeriodo; motivo: string | null };

/** Closes or reopens etapas for their whole segmentação; those that stand so already are left as they are. Whoever calls it holds them. */
export async function mudarEtapas(
  ato: Ato<Autor>,
  { etapas, segmentacoes }: { etapas: readonly EtapaAFechar[]; segmentacoes: readonly SegmentacaoTravada[] },
  { verbo, motivo }: Mudanca,
): Promise<void> {
  const mudam = etapas.filter(({ situacao }) => transitarPeriodo(situacao, verbo) !== null);
  await sql`update etapas set situacao = ${verbo === 'fechar' ? 'fechado' : 'aberto'} where id = any(${mudam.map(({ id }) => id)}::bigint[])`.execute(
    ato.tx,
  );
  const periodos = new Map(segmentacoes.map((s) => [s.id, s]));
  await auditarVarios(
    ato,
    mudam.map((etapa) => ({
      acao: verbo === 'fechar' ? 'periodoLetivo.etapaFechada' : 'periodoLetivo.etapaReaberta',
      alvoTipo: 'periodo_letivo',
      alvoId: periodos.get(etapa.segmentacaoNoPeriodoId)?.periodoLetivoId ?? 0,
      depois: { etapa: etapa.nome, segmentacaoId: periodos.get(etapa.segmentacaoNoPeriodoId)?.segmentacaoId ?? 0 },
      motivo,
    })),
  );
}

/** The same for segmentações in their period. */
export async function mudarSegmentacoes(
  ato: Ato<Autor>,
  segmentacoes: readonly SegmentacaoTravada[],
  { verbo, motivo }: Mudanca,
): Promise<void> {
  const mudam = segmentacoes.filter(({ situacao }) => transitarPeriodo(situacao, verbo) !== null);
  await sql`update periodos_letivos_segmentacoes set situacao = ${verbo === 'fechar' ? 'fechado' : 'aberto'}
    where id = any(${mudam.map(({ id }) => id)}::bigint[])`.execute(ato.tx);
  await auditarVarios(
    ato,
    mudam.map(({ periodoLetivoId, segmentacaoId }) => ({
      acao: verbo === 'fechar' ? 'periodoLetivo.segmentacaoFechada' : 'periodoLetivo.segmentacaoReaberta',
      alvoTipo: 'periodo_letivo',
      alvoId: periodoLetivoId,
      depois: { segmentacaoId },
      motivo,
    })),
  );
}
