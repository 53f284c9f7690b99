import { baixasApi as api } from '../api.ts';
import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { receberTitulo } from './receber-titulo.ts';
import { usarCredito } from './usar-credito.ts';
import { usarCreditos } from './usar-creditos.ts';
import './integridade.ts';

/** financeiro/titulos/baixas, as the portal registers it. */
export const baixas: Sala = {
  nome: 'financeiro/titulos/baixas',
  api,
  rotas: [
    escrita(api.baixarTitulo, (ato, { params, body }) => receberTitulo(ato, { tituloId: params.id, ...body })),
    escrita(api.usarCreditos, (ato, { params, body }) => usarCreditos(ato, { tituloId: params.id, ...body })),
    escrita(api.usarCredito, (ato, { params, body }) => usarCredito(ato, { creditoId: params.id, ...body })),
  ],
};
