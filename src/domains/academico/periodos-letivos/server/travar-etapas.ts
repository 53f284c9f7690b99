import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { SituacaoPeriodo } from '../situacoes.ts';

export type AnoESegmentacao = { anoLetivoId: number; segmentacaoId: number };

export type EtapaTravada = {
  id: number;
  nome: string;
  ordem: number;
  dataInicio: DataCivil;
  dataFim: DataCivil;
  peso: string;
  situacao: SituacaoPeriodo;
  periodoLetivoId: number;
  periodo: string;
  periodoFim: DataCivil;
  /** Of the segmentação in its period, which closes after all its etapas. */
  periodoSituacao: SituacaoPeriodo;
};

/**
 * The etapas of years and segmentações in their order, under a share lock until the end of the transaction: none of them, and no period of
 * theirs, closes while a write depends on it, and their calendar stays as it is.
 */
export async function travarEtapas(tx: Tx, pares: readonly AnoESegmentacao[]): Promise<(EtapaTravada & AnoESegmentacao)[]> {
  const { rows } = await sql<
    EtapaTravada & AnoESegmentacao
  >`select e.id, e.nome, e.ordem, e.data_inicio as "dataInicio", e.data_fim as "dataFim", e.peso::text as peso, e.situacao,
      p.id as "periodoLetivoId", p.nome as periodo, p.data_fim as "periodoFim", s.situacao as "periodoSituacao", p.ano_letivo_id as "anoLetivoId", s.segmentacao_id as "segmentacaoId"
    from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id join etapas e on e.periodo_letivo_segmentacao_id = s.id
    where (p.ano_letivo_id, s.segmentacao_id) in (select "anoLetivoId", "segmentacaoId" from json_to_recordset(${JSON.stringify(pares)}::json) as x("anoLetivoId" bigint, "segmentacaoId" bigint))
    order by p.id, s.id, e.id for share of p, s, e`.execute(tx);
  return rows.toSorted((a, b) => a.dataInicio.localeCompare(b.dataInicio) || a.ordem - b.ordem);
}
