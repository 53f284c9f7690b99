import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { recorrenciasApi as api } from '../api.ts';
import { ajustarRecorrencia, encerrarRecorrencia } from './mudar-recorrencia.ts';

/** financeiro/pagar/recorrencias, as the portal registers it. */
export const recorrenciasAPagar: Sala = {
  nome: 'financeiro/pagar/recorrencias',
  api,
  rotas: [
    escrita(api.ajustarRecorrencia, (ato, { params, body }) => ajustarRecorrencia(ato, { ...params, ...body })),
    escrita(api.encerrarRecorrencia, (ato, { params, body }) => encerrarRecorrencia(ato, { ...params, ...body })),
  ],
};
