import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaMatricula } from './esquemas.ts';
import { porId } from '#shared/campos.ts';

const ver = comPermissao('matriculas:visualizar');

/** Enrollments, and the calls about students that enrollments answer. */
export const matriculasApi = {
  obterMatricula: defineEndpoint({
    method: 'GET',
    path: 'Matricula/{id}',
    acesso: ver,
    resumo: 'One enrollment: student, guardians, placements and movements',
    params: porId,
    output: esquemaMatricula,
  }),
  historicoMatricula: defineEndpoint({
    method: 'GET',
    path: 'Matricula/{id}/historico',
    acesso: ver,
    resumo: 'Who changed an enrollment, when and how',
    params: porId,
    output: z.object({
      itens: z.array(
        z.object({
          seq: z.number(),
          em: z.string(),
          usuarioNome: z.string().nullable(),
          acao: z.string(),
          antes: z.record(z.string(), z.unknown()).nullable(),
          depois: z.record(z.string(), z.unknown()).nullable(),
          motivo: z.string().nullable(),
        }),
      ),
    }),
  }),
};
