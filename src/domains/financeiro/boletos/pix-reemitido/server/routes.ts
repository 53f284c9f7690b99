import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { pixReemitidoApi as api } from '../api.ts';
import { reemitirPix } from './reemitir.ts';

/** financeiro/boletos/pix-reemitido, as the portal registers it. */
export const pixReemitido: Sala = {
  nome: 'financeiro/boletos/pix-reemitido',
  api,
  rotas: [escrita(api.reemitirPix, (ato, { body }) => reemitirPix(ato, body))],
};
