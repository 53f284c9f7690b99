import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { calendarioApi as api } from '../api.ts';
import { incluirFeriadosNacionais, marcarDias } from './marcar-dias.ts';
import { obterCalendario } from './queries.ts';

/** The days of academic periods, as the portal registers them. */
export const calendarioLetivo: Sala = {
  nome: 'academico/periodos-letivos/calendario',
  api,
  rotas: [
    leitura(api.obterCalendario, ({ db }, { params }) => obterCalendario(db, params.id)),
    escrita(api.marcarDias, (ato, { params, body }) => marcarDias(ato, { id: params.id, ...body })),
    escrita(api.incluirFeriadosNacionais, (ato, { params }) => incluirFeriadosNacionais(ato, params)),
  ],
};
