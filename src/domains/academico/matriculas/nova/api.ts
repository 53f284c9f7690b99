import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaNovaMatricula, esquemaPreparacao } from './esquemas.ts';

const criar = comPermissao('matriculas:criar');

export const matriculasNovaApi = {
  prepararMatricula: defineEndpoint({
    method: 'GET',
    path: 'Matricula/preparacao/{pessoaId}',
    acesso: criar,
    resumo: 'What a person already has, and guardians to propose, before enrolling',
    params: z.strictObject({ pessoaId: campo.id() }),
    output: esquemaPreparacao,
  }),
  criarMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula',
    acesso: criar,
    resumo: 'Enrolls a student in a class',
    body: esquemaNovaMatricula,
    output: z.object({ id: z.number(), codigo: z.string() }),
  }),
};
