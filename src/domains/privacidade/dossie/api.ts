import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

/** Everything that the school holds about a person, for who answers for personal data. */
export const dossieApi = {
  pedirDossie: defineEndpoint({
    method: 'POST',
    path: 'Privacidade/pessoas/{id}/dossies',
    acesso: comPermissao('privacidade:criar'),
    resumo: 'Prepares in the background everything about a person, health form included, as PDF and JSON',
    params: porId,
    body: z.strictObject({}),
    output: z.object({ tarefaId: z.number() }),
  }),
  obterDossie: defineEndpoint({
    method: 'GET',
    path: 'Privacidade/dossies/{tarefaId}',
    acesso: comPermissao('privacidade:criar'),
    resumo: 'What a job prepared, for who asked for it: kept seven days; each time it leaves is recorded',
    params: z.strictObject({ tarefaId: campo.id() }),
    query: z.strictObject({ Formato: z.enum(['pdf', 'json']).default('pdf') }),
    arquivo: true,
  }),
};
