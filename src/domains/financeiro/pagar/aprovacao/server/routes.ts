import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { aprovacaoApi as api } from '../api.ts';
import { decidirConta } from './decidir-conta.ts';
import { lerRegras, salvarRegras } from './regras.ts';

/** financeiro/pagar/aprovacao, as the portal registers it. */
export const aprovacaoAPagar: Sala = {
  nome: 'financeiro/pagar/aprovacao',
  api,
  rotas: [
    leitura(api.obterRegras, ({ db }) => lerRegras(db)),
    escrita(api.salvarRegras, (ato, { body }) => salvarRegras(ato, body)),
    escrita(api.decidirConta, (ato, { params, body }) => decidirConta(ato, { ...params, ...body })),
  ],
};
