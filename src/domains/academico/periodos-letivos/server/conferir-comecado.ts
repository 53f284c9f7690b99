import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { preencher } from '#shared/erros.ts';
import { textosDoCodigo } from '#shared/mensagens-de-campo.ts';
import { contarUsos } from '#shared/palavras/usos.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosPeriodoLetivo as erros } from '../erros.ts';
import type { mensagensPeriodo } from '../mensagens.ts';
import type { Periodo } from '../regras.ts';
import { textosUsosDoPeriodo as rotulos } from '../texts-usos.ts';
import type { PeriodoLetivo } from './queries.ts';

type Recusa = { path: string; code: string; textos: { br: string; en: string } };

/**
 * What has begun with students in it stays where it began: the first day of such an etapa does not move, nor that of the period to a later
 * one. Ends, and what is still to come, may change. The refusal names every field. @throws PERIODO_JA_COMECOU
 */
export async function conferirComecado({ tx, hoje }: Ato<unknown>, antes: PeriodoLetivo, depois: Periodo): Promise<void> {
  const recusas: Recusa[] = [];
  const recusar = async (code: keyof typeof mensagensPeriodo, path: string, dias: DataCivil, ate: DataCivil, segmentacoes: number[]) => {
    const usos = contarUsos([
      { rotulo: rotulos.nMatriculas, n: await matriculasNosDias(tx, antes.anoLetivoId, segmentacoes, [dias, ate]) },
    ]);
    const textos = textosDoCodigo(code);
    if (!usos || !textos) return;
    const params = { data: formatarData(dias) };
    const br = preencher(textos.br, { ...params, usos: usos.usos.br });
    recusas.push({ path, code, textos: { br, en: preencher(textos.en, { ...params, usos: usos.usos.en }) } });
  };
  const todas = antes.segmentacoes.map((s) => s.segmentacaoId);
  if (antes.dataInicio <= hoje && depois.dataInicio > antes.dataInicio)
    await recusar('PERIODO_COMECOU', 'dataInicio', antes.dataInicio, antes.dataFim, todas);
  for (const { segmentacaoId, etapas } of antes.segmentacoes) {
    const s = depois.segmentacoes.findIndex((nova) => nova.segmentacaoId === segmentacaoId);
    for (const [i, etapa] of etapas.entries()) {
      const nova = depois.segmentacoes[s]?.etapas[i];
      if (!nova || etapa.dataInicio > hoje || nova.dataInicio === etapa.dataInicio) continue;
      await recusar('ETAPA_COMECOU', `segmentacoes.${s}.etapas.${i}.dataInicio`, etapa.dataInicio, etapa.dataFim, [segmentacaoId]);
    }
  }
  if (recusas.length > 0) throw erros.PERIODO_JA_COMECOU({ periodo: antes.nome, ano: antes.ano }, { campos: recusas });
}

async function matriculasNosDias(tx: Tx, anoLetivoId: number, segmentacoes: number[], [de, ate]: [DataCivil, DataCivil]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_matricula_resumo m
    where m.ano_letivo_id = ${anoLetivoId} and m.segmentacao_id = any(${segmentacoes}::bigint[])
      and m.data_matricula <= ${ate} and coalesce(m.data_saida, 'infinity') >= ${de}`.execute(tx);
  return rows[0]?.n ?? 0;
}
