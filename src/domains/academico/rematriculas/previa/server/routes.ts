import { rematriculasPreviaApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { preverRematricula } from './prever.ts';

/** rematriculas/previa, as the portal registers it. */
export const rematriculasPrevia: Sala = {
  nome: 'academico/rematriculas/previa',
  api,
  rotas: [leitura(api.preverRematricula, (contexto, { body }) => preverRematricula(contexto, body))],
};
