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
    leitura(api.listarBolsas, ({ db, quem }, { query }) => listarBolsas(db, query, quem)),
    leitura(api.obterBolsa, ({ db, quem }, { params }) => obterBolsa(db, params.id, quem)),
    leitura(api.opcoesDeBolsa, ({ db, quem }, { query }) => opcoesDeBolsa(db, query.FichaId, quem)),
    leitura(api.medirBolsas, ({ db, quem }, { query }) =>
      medirBolsas(db, { anoLetivoId: query.AnoLetivoId, pedidoId: query.PedidoId, descontoId: query.DescontoId, quem }),
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
