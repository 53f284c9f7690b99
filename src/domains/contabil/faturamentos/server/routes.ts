import { escrita, leitura, pesada, type Sala } from '#platform/server/http/rota.ts';
import { faturamentosApi as api } from '../api.ts';
import { desfazerFaturamento, faturarMes } from './faturar.ts';
import { listarMeses, preverFaturamento } from './queries.ts';
import './integridade.ts';

/** contabil/faturamentos, as the portal registers it. */
export const faturamentosContabeis: Sala = {
  nome: 'contabil/faturamentos',
  api,
  rotas: [
    leitura(api.listarMeses, ({ db }, { query }) => listarMeses(db, query)),
    pesada(leitura(api.prever, ({ db }, { query }) => preverFaturamento(db, query))),
    escrita(api.faturar, (ato, { body }) => faturarMes(ato, body)),
    escrita(api.desfazer, (ato, { body }) => desfazerFaturamento(ato, body)),
  ],
};
