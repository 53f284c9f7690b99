import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { bolsasApi as api } from '../api.ts';
import { aplicarBolsa, encerrarBolsa } from './descontar.ts';
import { cancelarPedidoDeBolsa, darParecer, decidirBolsa, desfazerDecisao, retirarParecer } from './julgar.ts';
import { medirBolsas } from './medir.ts';
import { pedirBolsa } from './pedir-bolsa.ts';
import { listarBolsas, obterBolsa, opcoesDeBolsa } from './queries.ts';

/** academico/bolsas/pedidos, as the portal registers it. */
export const bolsas: Sala = {
  nome: 'academico/bolsas/pedidos',
  api,
  rotas: [
    leitura(api.listarBolsas, ({ db }, { query }) => listarBolsas(db, query)),
    leitura(api.obterBolsa, ({ db }, { params }) => obterBolsa(db, params.id)),
    leitura(api.opcoesDeBolsa, ({ db }, { query }) => opcoesDeBolsa(db, query.FichaId)),
    leitura(api.medirBolsas, ({ db }, { query }) =>
      medirBolsas(db, { anoLetivoId: query.AnoLetivoId, pedidoId: query.PedidoId, descontoId: query.DescontoId }),
    ),
    escrita(api.pedirBolsa, (ato, { body }) => pedirBolsa(ato, body)),
    escrita(api.darParecer, (ato, { params, body }) => darParecer(ato, { ...params, ...body })),
    escrita(api.retirarParecer, (ato, { params, body }) => retirarParecer(ato, { ...params, ...body })),
    escrita(api.decidirBolsa, (ato, { params, body }) => decidirBolsa(ato, { ...params, ...body })),
    escrita(api.desfazerDecisao, (ato, { params, body }) => desfazerDecisao(ato, { ...params, ...body })),
    escrita(api.aplicarBolsa, (ato, { params, body }) => aplicarBolsa(ato, { ...params, ...body })),
    escrita(api.encerrarBolsa, (ato, { params, body }) => encerrarBolsa(ato, { ...params, ...body })),
    escrita(api.cancelarPedidoDeBolsa, (ato, { params, body }) => cancelarPedidoDeBolsa(ato, { ...params, ...body })),
  ],
};
