import { cancelamentosApi as api } from '../api.ts';
import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { cancelarTitulo } from './cancelar-titulo.ts';
import './integridade.ts';

/** financeiro/titulos/cancelamentos, as the portal registers it. */
export const cancelamentos: Sala = {
  nome: 'financeiro/titulos/cancelamentos',
  api,
  rotas: [escrita(api.cancelarTitulo, (ato, { params, body }) => cancelarTitulo(ato, { ...params, ...body }))],
};
