import { errosPeriodoLetivo as erros } from '../erros.ts';
import type { Periodo } from '../regras.ts';
import type { PeriodoLetivo } from './queries.ts';

/**
 * What was closed inside a period is not changed by editing it: neither a closed segmentação nor a closed etapa may move,
 * vanish or get another weight. @throws SEGMENTACAO_FECHADA_NO_PERIODO, ETAPA_FECHADA
 */
export function conferirFechados(antes: PeriodoLetivo, depois: Periodo): void {
  for (const segmentacao of antes.segmentacoes) {
    const nova = depois.segmentacoes.find((s) => s.segmentacaoId === segmentacao.segmentacaoId);
    const fechada = segmentacao.situacao === 'fechado';
    const mudouPeriodo =
      antes.dataInicio !== depois.dataInicio || antes.dataFim !== depois.dataFim || nova?.etapas.length !== segmentacao.etapas.length;
    if (fechada && mudouPeriodo) throw erros.SEGMENTACAO_FECHADA_NO_PERIODO({ segmentacao: segmentacao.nome });
    for (const [i, etapa] of segmentacao.etapas.entries()) {
      if (!fechada && etapa.situacao !== 'fechado') continue;
      const outra = nova?.etapas[i];
      const igual =
        outra &&
        outra.nome === etapa.nome &&
        outra.dataInicio === etapa.dataInicio &&
        outra.dataFim === etapa.dataFim &&
        outra.peso === etapa.peso;
      if (igual) continue;
      if (fechada) throw erros.SEGMENTACAO_FECHADA_NO_PERIODO({ segmentacao: segmentacao.nome });
      throw erros.ETAPA_FECHADA({ etapa: etapa.nome, segmentacao: segmentacao.nome });
    }
  }
}
