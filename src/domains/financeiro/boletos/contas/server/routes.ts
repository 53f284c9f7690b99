import { contasCobrancaApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { listarContasCobranca, salvarContaCobranca } from './contas-cobranca.ts';
import './integridade.ts';

/** financeiro/boletos/contas, as the portal registers it. */
export const contasDeCobranca: Sala = {
  nome: 'financeiro/boletos/contas',
  api,
  rotas: [
    leitura(api.listarContasCobranca, ({ db }) => listarContasCobranca(db)),
    escrita(api.salvarContaCobranca, (ato, { params, body }) => salvarContaCobranca(ato, params.id, body)),
  ],
};
