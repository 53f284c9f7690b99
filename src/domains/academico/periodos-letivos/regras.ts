import { type DataCivil, diasEntre, formatarData, isDataCivil, somarDias } from '#shared/datas.ts';
import type { ParametrosErro } from '#shared/erros.ts';

export type Etapa = { nome: string; dataInicio: DataCivil; dataFim: DataCivil; peso: string };
export type SegmentacaoDoPeriodo = { segmentacaoId: number; etapas: readonly Etapa[] };
export type Periodo = { ano: number; dataInicio: DataCivil; dataFim: DataCivil; segmentacoes: readonly SegmentacaoDoPeriodo[] };
/** A broken rule: a code of `mensagens.ts`, what its message names, and where. */
export type Problema = { codigo: string; params: ParametrosErro; path: (string | number)[] };

export const etapasMaximo = 12;
const diasMaximo = 400;

/**
 * Every rule of an academic period that needs no database: start not after end, in its year; at least one segmentação, none
 * twice; etapas in order, inside the period, no day in two of them. Gaps between etapas are allowed (holidays).
 */
export function problemasDoPeriodo(periodo: Periodo): Problema[] {
  const { ano, dataInicio, dataFim, segmentacoes } = periodo;
  const problemas: Problema[] = [];
  if (dataInicio > dataFim) problemas.push({ codigo: 'PERIODO_INICIO_APOS_FIM', params: {}, path: ['dataInicio'] });
  else if (diasEntre(dataInicio, dataFim) + 1 > diasMaximo)
    problemas.push({ codigo: 'PERIODO_MUITO_LONGO', params: {}, path: ['dataFim'] });
  if (!dataInicio.startsWith(String(ano)))
    problemas.push({ codigo: 'PERIODO_FORA_DO_ANO', params: { ano: String(ano) }, path: ['dataInicio'] });
  if (segmentacoes.length === 0) problemas.push({ codigo: 'PERIODO_SEM_SEGMENTACAO', params: {}, path: ['segmentacoes'] });
  segmentacoes.forEach(({ segmentacaoId, etapas }, s) => {
    if (segmentacoes.findIndex((outra) => outra.segmentacaoId === segmentacaoId) !== s) {
      problemas.push({ codigo: 'SEGMENTACAO_REPETIDA', params: {}, path: ['segmentacoes', s, 'segmentacaoId'] });
    }
    etapas.forEach((etapa, e) => problemas.push(...problemasDaEtapa(etapa, etapas[e - 1], periodo, ['segmentacoes', s, 'etapas', e])));
  });
  return problemas;
}

function problemasDaEtapa(etapa: Etapa, anterior: Etapa | undefined, periodo: Periodo, path: (string | number)[]): Problema[] {
  const problemas: Problema[] = [];
  const limites = { de: formatarData(periodo.dataInicio), ate: formatarData(periodo.dataFim) };
  if (etapa.dataInicio > etapa.dataFim) problemas.push({ codigo: 'ETAPA_INICIO_APOS_FIM', params: {}, path: [...path, 'dataInicio'] });
  if (etapa.dataInicio < periodo.dataInicio)
    problemas.push({ codigo: 'ETAPA_FORA_DO_PERIODO', params: limites, path: [...path, 'dataInicio'] });
  if (etapa.dataFim > periodo.dataFim) problemas.push({ codigo: 'ETAPA_FORA_DO_PERIODO', params: limites, path: [...path, 'dataFim'] });
  if (anterior && etapa.dataInicio <= anterior.dataFim)
    problemas.push({ codigo: 'ETAPAS_SOBREPOSTAS', params: {}, path: [...path, 'dataInicio'] });
  if (/^0*(?:\.0*)?$/.test(etapa.peso)) problemas.push({ codigo: 'ETAPA_PESO_ZERO', params: {}, path: [...path, 'peso'] });
  return problemas;
}

/**
 * Etapas that cover a period without a gap, as equal in days as whole days allow (the longer ones first), each of weight 1.
 * Empty when the period is not valid or has fewer days than etapas. `nome` names the n-th (from 1).
 */
export function dividirEmEtapas(dataInicio: DataCivil, dataFim: DataCivil, quantidade: number, nome: (n: number) => string): Etapa[] {
  if (!isDataCivil(dataInicio) || !isDataCivil(dataFim) || dataInicio > dataFim) return [];
  const dias = diasEntre(dataInicio, dataFim) + 1;
  if (quantidade < 1 || quantidade > etapasMaximo || dias < quantidade) return [];
  const [base, sobra] = [Math.floor(dias / quantidade), dias % quantidade];
  let inicio = dataInicio;
  return Array.from({ length: quantidade }, (_, i) => {
    const fim = somarDias(inicio, base + (i < sobra ? 1 : 0) - 1);
    const etapa = { nome: nome(i + 1), dataInicio: inicio, dataFim: fim, peso: '1.0000' };
    inicio = somarDias(fim, 1);
    return etapa;
  });
}
