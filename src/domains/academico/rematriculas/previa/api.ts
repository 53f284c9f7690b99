import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaPrevia, previaSaida } from './esquemas.ts';

const ver = comPermissao('rematriculas:visualizar', 'rematriculas:listar');

export const rematriculasPreviaApi = {
  preverRematricula: defineEndpoint({
    method: 'POST',
    path: 'Rematricula/previa',
    acesso: ver,
    resumo: 'Every student of a year, segment, course or class as the run would treat them; nothing is written',
    body: esquemaPrevia,
    output: previaSaida,
  }),
};
