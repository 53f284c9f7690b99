import type { z } from 'zod';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { esquemaEdicaoPeriodo, periodosLetivosApi } from '../api.ts';

export type PeriodoAberto = RespostaCliente<typeof periodosLetivosApi.obterPeriodo>;

/** A period as its form edits it. */
export function paraEdicao({
  id,
  versao,
  ano,
  nome,
  dataInicio,
  dataFim,
  segmentacoes,
}: PeriodoAberto): z.input<typeof esquemaEdicaoPeriodo> {
  return {
    id,
    versao,
    ano,
    nome,
    dataInicio,
    dataFim,
    segmentacoes: segmentacoes.map(({ segmentacaoId, etapas }) => ({
      segmentacaoId,
      etapas: etapas.map((e) => ({ nome: e.nome, dataInicio: e.dataInicio, dataFim: e.dataFim, peso: e.peso })),
    })),
  };
}
