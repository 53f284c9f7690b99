import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { conferirIntervalo } from '#domains/academico/diario/chamadas/regras.ts';
import { frequenciaDaTurma } from './esquemas.ts';

/** What rolls add up to. */
export const frequenciaApi = {
  obterFrequenciaDaTurma: defineEndpoint({
    method: 'GET',
    path: 'Frequencia/turma/{id}',
    acesso: comPermissao('diario-frequencias:visualizar', 'painel-coordenador:visualizar', 'painel-professor:visualizar'),
    resumo:
      'Attendance of each student of a class: of the year and of a subject, so far and against the planned year, with the absences that are left',
    params: porId,
    query: z.strictObject({ TurmaDisciplinaId: filtroId() }).transform((q) => ({ turmaDisciplinaId: q.TurmaDisciplinaId })),
    output: frequenciaDaTurma,
  }),
  obterFrequenciaDoMes: defineEndpoint({
    method: 'GET',
    path: 'Frequencia/mes-por-nivel',
    acesso: comPermissao('diario-frequencias:visualizar', 'painel-coordenador:visualizar'),
    resumo: 'Attendance of a month of the school by level and course',
    query: z
      .strictObject({ De: campo.dataCivil(), Ate: campo.dataCivil() })
      .check(conferirIntervalo)
      .transform((q) => ({ de: q.De, ate: q.Ate })),
    output: z.object({
      itens: z.array(
        z.object({
          segmentacaoId: z.number(),
          segmentacao: z.string(),
          cursoId: z.number(),
          curso: z.string(),
          chamadas: z.number(),
          dadas: z.number(),
          faltas: z.number(),
          justificadas: z.number(),
          percentual: z.string().nullable(),
        }),
      ),
    }),
  }),
};
