import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { fechamentoPeriodoApi as api } from '../api.ts';
import { fecharEtapasDoPeriodo, fecharSegmentacoes, reabrirEtapaDoPeriodo, reabrirSegmentacao } from './fechar.ts';
import { obterPeriodos } from './queries.ts';

/** Closing periods, as the portal registers it. */
export const fechamentoPeriodo: Sala = {
  nome: 'academico/fechamento/periodo',
  api,
  rotas: [
    leitura(api.obterPeriodos, ({ db }, { query }) => obterPeriodos(db, query.AnoLetivoId)),
    escrita(api.fecharEtapasDoPeriodo, (ato, { body }) => fecharEtapasDoPeriodo(ato, body)),
    escrita(api.fecharSegmentacoes, (ato, { body }) => fecharSegmentacoes(ato, body)),
    escrita(api.reabrirEtapaDoPeriodo, (ato, { params, body }) => reabrirEtapaDoPeriodo(ato, { ...params, ...body })),
    escrita(api.reabrirSegmentacao, (ato, { params, body }) => reabrirSegmentacao(ato, { ...params, ...body })),
  ],
};
