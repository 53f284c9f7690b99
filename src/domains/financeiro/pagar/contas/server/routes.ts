import { acao, escrita, type Sala } from '#platform/server/http/rota.ts';
import { contasApi as api } from '../api.ts';
import { criarConta } from './criar-conta.ts';
import { preverConta } from './prever-conta.ts';
import '../../server/integridade.ts';

/** financeiro/pagar/contas, as the portal registers it. */
export const contasAPagar: Sala = {
  nome: 'financeiro/pagar/contas',
  api,
  rotas: [
    escrita(api.criarConta, (ato, { body }) => criarConta(ato, body)),
    acao(api.preverConta, ({ db, hoje }, { body }) => preverConta(db, { ...body, hoje })),
  ],
};
