import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaDias } from './esquemas.ts';
import { porId } from '#shared/campos.ts';

const dia = z.object({
  data: z.string(),
  tipo: z.enum(['letivo', 'feriado', 'recesso']),
  nome: z.string(),
  segueDiaSemana: z.number().nullable(),
  versao: z.number(),
});

/** The days of an academic period. */
export const calendarioApi = {
  obterCalendario: defineEndpoint({
    method: 'GET',
    path: 'PeriodoLetivo/{id}/calendario',
    acesso: comPermissao('periodo-letivo:visualizar'),
    resumo: 'The days of an academic period that are not as their weekday is, its etapas, and the hours that its classes are taught',
    params: porId,
    output: z.object({
      id: z.number(),
      dataInicio: z.string(),
      dataFim: z.string(),
      dias: z.array(dia),
      /** National holidays of which the calendar says nothing yet. */
      feriadosQueFaltam: z.number(),
      segmentacoes: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          etapas: z.array(z.object({ id: z.number(), nome: z.string(), dataInicio: z.string(), dataFim: z.string() })),
          /** Of the class that is taught the fewest; null while nothing says how many. */
          horas: z
            .object({
              total: z.number(),
              turma: z.string(),
              /** By the timetable, or by the workload of the subjects. */ pelo: z.enum(['horario', 'cargaHoraria']),
            })
            .nullable(),
        }),
      ),
    }),
  }),
  marcarDias: defineEndpoint({
    method: 'PUT',
    path: 'PeriodoLetivo/{id}/calendario',
    acesso: comPermissao('periodo-letivo:editar'),
    resumo: 'Says what a day, or a stretch of days, of an academic period is; days with lessons stay school days',
    params: porId,
    body: esquemaDias,
    output: z.object({ dias: z.number() }),
  }),
  incluirFeriadosNacionais: defineEndpoint({
    method: 'POST',
    path: 'PeriodoLetivo/{id}/calendario/feriados-nacionais',
    acesso: comPermissao('periodo-letivo:editar'),
    resumo: 'Adds the national holidays of which the calendar of a period says nothing yet',
    params: porId,
    output: z.object({ dias: z.number() }),
  }),
};
