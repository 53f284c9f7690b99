import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

/** Documents of bills. */
export const anexosPagarApi = {
  anexar: defineEndpoint({
    method: 'POST',
    path: 'ContaPagar/{id}/anexos',
    acesso: comPermissao('contas-pagar:criar', 'contas-pagar:editar', 'contas-pagar-baixar-titulo:criar'),
    resumo: 'Adds a document (PDF, JPEG, PNG) to a bill',
    params: porId,
    uploadMaxBytes: 10 * 1_048_576,
    output: z.object({ id: z.number(), nome: z.string() }),
  }),
  baixarAnexo: defineEndpoint({
    method: 'GET',
    path: 'ContaPagar/{id}/anexos/{anexoId}',
    acesso: comPermissao('contas-pagar:visualizar'),
    resumo: 'A document of a bill',
    params: z.strictObject({ id: campo.id(), anexoId: campo.id() }),
    arquivo: true,
  }),
};
