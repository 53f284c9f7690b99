import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaEnturmacao, esquemaMovimentoFeito } from '../esquemas-movimentos.ts';
import { porId } from '#shared/campos.ts';

const editar = comPermissao('matriculas:editar');

export const matriculasEnturmacaoApi = {
  enturmarMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/enturmacao',
    acesso: editar,
    resumo: 'Moves the student to another class of the same course and year',
    params: porId,
    body: esquemaEnturmacao,
    output: esquemaMovimentoFeito,
  }),
};
