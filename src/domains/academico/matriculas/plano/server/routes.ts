import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { matriculasPlanoApi as api } from '../api.ts';
import { mudarPlano } from './mudar-plano.ts';

/** matriculas/plano, as the portal registers it. */
export const matriculasPlano: Sala = {
  nome: 'academico/matriculas/plano',
  api,
  rotas: [escrita(api.mudarPlano, (ato, { params, body }) => mudarPlano(ato, { ...params, ...body }))],
};
