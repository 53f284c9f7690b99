import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaMatricula } from '../esquemas.ts';
import { esquemaEdicaoMatricula } from './esquemas.ts';

const editar = comPermissao('matriculas:editar');

export const matriculasResponsaveisApi = {
  editarMatricula: defineEndpoint({
    method: 'PUT',
    path: 'Matricula',
    acesso: editar,
    resumo: 'Changes guardians and observations',
    body: esquemaEdicaoMatricula,
    output: esquemaMatricula,
  }),
};
