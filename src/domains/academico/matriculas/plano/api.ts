import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaMatricula } from '../esquemas.ts';

export const matriculasPlanoApi = {
  mudarPlano: defineEndpoint({
    method: 'PUT',
    path: 'Matricula/{id}/plano',
    acesso: comPermissao('plano-adaptado:editar'),
    resumo: 'Has a student judged by the rule of the course for adapted plans, or by the regular one again, with a reason',
    params: porId,
    body: z.strictObject({ versao: campo.versao(), planoAdaptado: z.boolean(), motivo: campo.texto({ min: 3, max: 300 }) }),
    output: esquemaMatricula,
  }),
};
