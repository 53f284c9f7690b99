import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import {
  esquemaAtivacao,
  esquemaConclusao,
  esquemaConferencia,
  esquemaCorrecaoDaData,
  esquemaMovimentoFeito,
} from '../esquemas-movimentos.ts';
import { esquemaMatricula } from '../esquemas.ts';

const editar = comPermissao('matriculas:editar');

export const matriculasMovimentosApi = {
  corrigirDataDaMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/correcao-da-data',
    acesso: editar,
    resumo: 'Corrects the day on which an active enrollment begins, and the entry into its first class with it',
    params: porId,
    body: esquemaCorrecaoDaData,
    output: esquemaMatricula,
  }),
  ativarMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/ativacao',
    acesso: editar,
    resumo: 'Confirms a pre-enrollment',
    params: porId,
    body: esquemaAtivacao,
    output: esquemaMovimentoFeito,
  }),
  concluirMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/conclusao',
    acesso: editar,
    resumo: 'The student finished the course before the closing of the year',
    params: porId,
    body: esquemaConclusao,
    output: esquemaMovimentoFeito,
  }),
  conferirSaida: defineEndpoint({
    method: 'GET',
    path: 'Matricula/{id}/conferencia-de-saida',
    acesso: editar,
    resumo: 'What is missing for a student to leave on a date; none of it stands in the way of a document',
    params: porId,
    query: z.strictObject({ Data: campo.dataCivil.opcional() }).transform((q) => ({ data: q.Data })),
    output: esquemaConferencia,
  }),
};
