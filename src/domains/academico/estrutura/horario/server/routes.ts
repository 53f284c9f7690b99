import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { horarioApi as api } from '../api.ts';
import { obterHorario } from './queries.ts';
import { salvarHorario } from './salvar-horario.ts';

/** The timetable of classes, as the portal registers it. */
export const estruturaHorario: Sala = {
  nome: 'academico/estrutura/horario',
  api,
  rotas: [
    leitura(api.obterHorario, ({ db, quem }, { params, query }) => obterHorario(db, quem, { id: params.id, dia: query.Dia })),
    escrita(api.salvarHorario, (ato, { params, body }) => salvarHorario(ato, { id: params.id, ...body })),
  ],
};
