import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaEnturmacao, esquemaMovimentoFeito } from '../esquemas-movimentos.ts';

const porId = z.strictObject({ id: campo.id() });
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
