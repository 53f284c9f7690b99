import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { previaEsquema, previaSaida } from './esquemas.ts';
import { opcoesSaida } from './respostas.ts';

export const contratosLinhasApi = {
  opcoesDeContrato: defineEndpoint({
    method: 'GET',
    path: 'Contrato/opcoes',
    acesso: comPermissao('contratos:criar', 'contratos:editar', 'contratos:visualizar'),
    resumo: 'What a contract of an enrollment can be made of: prices of its year and course, discounts, payment methods',
    query: z.strictObject({ MatriculaId: campo.id() }),
    output: opcoesSaida,
  }),
  preverParcelas: defineEndpoint({
    method: 'POST',
    path: 'Contrato/previa',
    acesso: comPermissao('contratos:visualizar', 'contratos:criar'),
    resumo: 'Every installment of the given lines, by payer; nothing is saved',
    body: previaEsquema,
    output: previaSaida,
  }),
};
