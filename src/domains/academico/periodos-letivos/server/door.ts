import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { AnoESegmentacao } from './travar-etapas.ts';

export { registrarSeguidorDoInicio } from './acompanhar-periodo.ts';
export { type EtapaAFechar, mudarEtapas, mudarSegmentacoes, type SegmentacaoTravada, travarSegmentacoes } from './mudar-situacao.ts';
export { obterAnosLetivos } from './queries.ts';
export { type AnoESegmentacao, type EtapaTravada, travarEtapas } from './travar-etapas.ts';

/** The periods that serve one segmentação in one year, seen as one: open while any of them is, ending with the last. */
type PeriodoDaSegmentacao = { nome: string; situacao: 'aberto' | 'fechado'; dataInicio: DataCivil; dataFim: DataCivil };

/** The key of `travarPeriodos`' answer. */
export function chaveDoPeriodo({ anoLetivoId, segmentacaoId }: AnoESegmentacao): string {
  return `${anoLetivoId}:${segmentacaoId}`;
}

/**
 * Takes a share lock on the periods of years and segmentações until the end of the transaction, so that none of them closes
 * meanwhile, and tells how each pair stands. A pair without a period is absent.
 */
export async function travarPeriodos(tx: Tx, pares: readonly AnoESegmentacao[]): Promise<Map<string, PeriodoDaSegmentacao>> {
  const { rows } = await sql<
    PeriodoDaSegmentacao & AnoESegmentacao
  >`select p.ano_letivo_id as "anoLetivoId", s.segmentacao_id as "segmentacaoId", p.nome, s.situacao,
      p.data_inicio as "dataInicio", p.data_fim as "dataFim"
    from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id
    where (p.ano_letivo_id, s.segmentacao_id) in (select "anoLetivoId", "segmentacaoId" from json_to_recordset(${JSON.stringify(pares)}::json) as x("anoLetivoId" bigint, "segmentacaoId" bigint))
    order by s.id for share of s`.execute(tx);
  const porPar = new Map<string, PeriodoDaSegmentacao>();
  for (const { anoLetivoId, segmentacaoId, ...periodo } of rows.toSorted((a, b) => a.dataInicio.localeCompare(b.dataInicio))) {
    const chave = chaveDoPeriodo({ anoLetivoId, segmentacaoId });
    const anterior = porPar.get(chave);
    const situacao = anterior?.situacao === 'aberto' ? 'aberto' : periodo.situacao;
    porPar.set(chave, { ...periodo, situacao, dataInicio: anterior?.dataInicio ?? periodo.dataInicio });
  }
  return porPar;
}
