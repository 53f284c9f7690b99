import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { porId } from '../api-comum.ts';
import { planos } from './criterio.ts';
import { esquemaCriterioDoCurso, saidaCriterio } from './esquemas.ts';

/** The evaluation criteria of courses. */
export const criterioApi = {
  obterCriterios: defineEndpoint({
    method: 'GET',
    path: 'Curso/{id}/criterio',
    acesso: comPermissao('cursos-estrutura:visualizar'),
    resumo: 'The evaluation criteria of a course, regular and of adapted plans, the newest first: each rules from its year on',
    params: porId,
    output: z.object({ itens: z.array(saidaCriterio) }),
  }),
  salvarCriterio: defineEndpoint({
    method: 'PUT',
    path: 'Curso/{id}/criterio',
    acesso: comPermissao('cursos-estrutura:editar'),
    resumo: 'Saves the criterion of a course from a year on, for other courses too; earlier years keep theirs',
    params: porId,
    body: esquemaCriterioDoCurso,
    output: z.object({ itens: z.array(saidaCriterio) }),
  }),
  retirarCriterio: defineEndpoint({
    method: 'DELETE',
    path: 'Curso/{id}/criterio/{desdeAno}',
    acesso: comPermissao('cursos-estrutura:editar'),
    resumo: 'Takes away the criterion that a course has from a year on: the one before rules again; the first stays',
    params: porId.extend({ desdeAno: campo.id() }),
    query: z.strictObject({ Versao: campo.versao(), Plano: campo.opcao(planos).default('regular') }),
    output: z.object({ itens: z.array(saidaCriterio) }),
  }),
  historicoCriterio: defineEndpoint({
    method: 'GET',
    path: 'Curso/{id}/criterio/historico',
    acesso: comPermissao('cursos-estrutura:visualizar'),
    resumo: 'Who changed the criteria of a course, when and how',
    params: porId,
    output: historicoSaida,
  }),
};
