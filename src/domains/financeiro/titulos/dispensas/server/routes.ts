import { dispensasApi as api } from '../api.ts';
import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { dispensarEncargos, revogarDispensa } from './dispensar-encargos.ts';

/** financeiro/titulos/dispensas, as the portal registers it. */
export const dispensas: Sala = {
  nome: 'financeiro/titulos/dispensas',
  api,
  rotas: [
    escrita(api.dispensarEncargos, (ato, { params, body }) => dispensarEncargos(ato, { tituloId: params.id, ...body })),
    escrita(api.revogarDispensa, (ato, { params }) => revogarDispensa(ato, params.id)),
  ],
};
