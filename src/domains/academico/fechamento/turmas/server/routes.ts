import '#domains/academico/fechamento/server/integridade.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { reabrir } from '#domains/academico/fechamento/server/reabrir.ts';
import { fechamentoTurmasApi as api } from '../api.ts';
import { listarTurmas, preverTurma } from './queries.ts';
import { preverReabertura } from './prever-reabertura.ts';
import { obterResultados } from './resultados.ts';
import { enfileirarFechamento } from './tarefas.ts';

/** Closing classes, as the portal registers it. */
export const fechamentoTurmas: Sala = {
  nome: 'academico/fechamento/turmas',
  api,
  rotas: [
    leitura(api.listarTurmas, ({ db }, { query }) => listarTurmas(db, query)),
    leitura(api.preverTurma, ({ db, hoje }, { params, query }) => preverTurma(db, { ...params, ...query, hoje })),
    escrita(api.fecharTurmas, (ato, { body }) => enfileirarFechamento(ato, body)),
    escrita(api.reabrirTurma, (ato, { body }) => reabrir(ato, body)),
    leitura(api.preverReabertura, ({ db }, { params }) => preverReabertura(db, params)),
    leitura(api.obterResultados, ({ db }, { params, query }) => obterResultados(db, { ...params, ...query })),
  ],
};
