import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { opcoesSaida } from '../linhas/respostas.ts';
import { esquemaMatriculaComContrato } from './esquemas.ts';

/** Enrolling with the contract in one act; contratos answers because it stands left of matriculas and can make both. */
export const matriculaComContratoApi = {
  opcoesDaMatricula: defineEndpoint({
    method: 'GET',
    path: 'Matricula/com-contrato/opcoes',
    acesso: comPermissao('contratos:criar'),
    resumo: 'Prices of a course and year, living discounts and payment methods, before the enrollment exists',
    query: z.strictObject({ CursoId: campo.id(), AnoLetivoId: campo.id() }),
    output: opcoesSaida.pick({ precos: true, descontos: true, formasPagamento: true }),
  }),
  matricularComContrato: defineEndpoint({
    method: 'POST',
    path: 'Matricula/com-contrato',
    acesso: comPermissao('matriculas:criar'),
    resumo: 'Enrolls a student and makes the draft contract, in one transaction',
    body: esquemaMatriculaComContrato,
    output: z.object({
      id: z.number(),
      codigo: z.string(),
      contrato: z.object({ id: z.number(), numero: z.string() }).nullable(),
    }),
  }),
};
