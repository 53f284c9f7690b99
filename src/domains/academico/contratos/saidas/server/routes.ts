import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { saidasApi as api } from '../api.ts';
import { desfazerComContrato, reclassificarComContrato, retornarComContrato, sairComContrato } from './mover-com-contrato.ts';
import { preverSaida } from './prever-saida.ts';

/** Movements of enrollments that take the contract along, as the portal registers them. */
export const saidas: Sala = {
  nome: 'academico/contratos/saidas',
  api,
  rotas: [
    leitura(api.preverSaida, (c, { params, body }) => preverSaida(c.db, c, { ...params, ...body })),
    escrita(api.transferir, (c, { params, body }) => sairComContrato(c, { ...params, ...body, verbo: 'transferencia' })),
    escrita(api.desistir, (c, { params, body }) => sairComContrato(c, { ...params, ...body, verbo: 'desistencia' })),
    escrita(api.trancar, (c, { params, body }) => sairComContrato(c, { ...params, ...body, verbo: 'trancamento' })),
    escrita(api.cancelar, (c, { params, body }) => sairComContrato(c, { ...params, ...body, verbo: 'cancelamento' })),
    escrita(api.registrarFalecimento, (c, { params, body }) => sairComContrato(c, { ...params, ...body, verbo: 'falecimento' })),
    escrita(api.reclassificar, (c, { params, body }) => reclassificarComContrato(c, { ...params, ...body })),
    escrita(api.retornar, (c, { params, body }) => retornarComContrato(c, { ...params, ...body })),
    escrita(api.desfazerMovimento, (c, { params, body }) => desfazerComContrato(c, { ...params, ...body })),
  ],
};
