import { creditosApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { creditosDoPagador } from './creditos.ts';
import { desfazerDevolucao } from './desfazer-devolucao.ts';
import { devolverCredito, estornarCredito } from './encerrar-credito.ts';
import './integridade.ts';

/** financeiro/titulos/creditos, as the portal registers it. */
export const creditos: Sala = {
  nome: 'financeiro/titulos/creditos',
  api,
  rotas: [
    leitura(api.creditosDoPagador, ({ db }, { params }) => creditosDoPagador(db, params.id)),
    escrita(api.devolverCredito, (ato, { params, body }) => devolverCredito(ato, { creditoId: params.id, ...body })),
    escrita(api.desfazerDevolucao, (ato, { params, body }) => desfazerDevolucao(ato, { usoId: params.id, ...body })),
    escrita(api.estornarCredito, (ato, { params, body }) => estornarCredito(ato, { creditoId: params.id, ...body })),
  ],
};
