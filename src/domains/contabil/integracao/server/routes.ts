import { escrita, leitura, pesada, type Sala } from '#platform/server/http/rota.ts';
import { integracaoApi as api } from '../api.ts';
import { deixarFatosDeFora, mudarInicio, retomarDispensados } from './deixar-fora.ts';
import { listarFora } from './fora-dos-livros.ts';
import { preverIntegracao } from './previa.ts';
import { lerSituacao, listarDiferencas, listarPendentes } from './queries.ts';
import { enfileirarIntegracao } from './tarefas.ts';
import './integridade.ts';

/** contabil/integracao, as the portal registers it. */
export const integracaoContabil: Sala = {
  nome: 'contabil/integracao',
  api,
  rotas: [
    leitura(api.obterSituacao, ({ db }) => lerSituacao(db)),
    pesada(leitura(api.prever, ({ db }, { query }) => preverIntegracao(db, query))),
    leitura(api.listarPendentes, ({ db }, { query }) => listarPendentes(db, query)),
    leitura(api.listarFora, ({ db }, { query }) => listarFora(db, query)),
    pesada(leitura(api.listarDiferencas, ({ db }, { query }) => listarDiferencas(db, query))),
    escrita(api.integrar, (ato, { body }) => enfileirarIntegracao(ato, body)),
    escrita(api.recusarFatos, (ato, { body }) => deixarFatosDeFora(ato, body)),
    escrita(api.retomarDispensados, (ato, { body }) => retomarDispensados(ato, body)),
    escrita(api.mudarInicio, (ato, { body }) => mudarInicio(ato, body)),
  ],
};
