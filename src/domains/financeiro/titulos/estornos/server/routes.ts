import { estornosApi as api } from '../api.ts';
import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { estornarBaixa } from './estornar-baixa.ts';
import './integridade.ts';

/** financeiro/titulos/estornos, as the portal registers it. */
export const estornos: Sala = {
  nome: 'financeiro/titulos/estornos',
  api,
  rotas: [escrita(api.estornarBaixa, (ato, { params, body }) => estornarBaixa(ato, { baixaId: params.id, ...body }))],
};
