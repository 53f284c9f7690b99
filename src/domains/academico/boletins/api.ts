import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroInteiro } from '#shared/listas/paginacao.ts';
import { esquemaBoletim } from './esquemas.ts';

/** Etapas of a year, at most. */
export const ETAPAS_MAXIMO = 12;
const configuracao = z.object({ mediaDaTurma: z.boolean(), versao: z.number() });

/** The report card of a student, and how the school shows it. */
export const boletinsApi = {
  obterBoletim: defineEndpoint({
    method: 'GET',
    path: 'Boletim/{matriculaId}',
    acesso: comPermissao('boletins:visualizar'),
    resumo:
      'The report card of an enrollment, up to an etapa of the year when told: closed etapas as they were frozen, open ones as the diary stands',
    params: z.strictObject({ matriculaId: campo.id() }),
    query: z.strictObject({ Etapa: filtroInteiro(1, ETAPAS_MAXIMO) }),
    output: esquemaBoletim,
  }),
  obterConfiguracao: defineEndpoint({
    method: 'GET',
    path: 'Boletim/configuracao',
    acesso: comPermissao('boletins:visualizar', 'boletins:listar'),
    resumo: 'Whether report cards show the average of the class',
    output: configuracao,
  }),
  salvarConfiguracao: defineEndpoint({
    method: 'PUT',
    path: 'Boletim/configuracao',
    acesso: comPermissao('boletins:editar'),
    resumo: 'Shows the average of the class on report cards, or does not',
    body: z.strictObject({ mediaDaTurma: z.boolean(), versao: campo.versao() }),
    output: configuracao,
  }),
};
