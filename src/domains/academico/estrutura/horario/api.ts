import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { porId } from '../api-comum.ts';
import { esquemaHorario } from './esquemas.ts';

const semana = z.object({
  turmaId: z.number(),
  /** The day looked at: today, or the nearest of the year. */
  dia: z.string(),
  /** Of the timetable as it stands, for the next save. */
  marca: z.string(),
  celulas: z.array(
    z.object({
      diaSemana: z.number(),
      ordem: z.number(),
      inicio: z.string(),
      fim: z.string(),
      turmaDisciplinaId: z.number(),
      disciplinaId: z.number(),
      disciplina: z.string(),
      docenteId: z.number().nullable(),
      docente: z.string().nullable(),
      sala: z.string().nullable(),
      dataInicio: z.string(),
      dataFim: z.string().nullable(),
    }),
  ),
  /** From which days on it changed, or will. */
  mudancas: z.array(z.string()),
});

/** The timetable of a class. */
export const horarioApi = {
  obterHorario: defineEndpoint({
    method: 'GET',
    path: 'Turma/{id}/horario',
    acesso: comPermissao('turmas-estrutura:visualizar'),
    resumo: 'The week of a class on a day: which subject is given in which period, by whom and where',
    params: porId,
    query: z.strictObject({ Dia: campo.dataCivil.opcional() }),
    output: semana,
  }),
  salvarHorario: defineEndpoint({
    method: 'PUT',
    path: 'Turma/{id}/horario',
    acesso: comPermissao('turmas-estrutura:editar'),
    resumo: 'Saves the whole week of a class from a day on; what was before ends the day before and stays as it was',
    params: porId,
    body: esquemaHorario,
    output: semana,
  }),
};
