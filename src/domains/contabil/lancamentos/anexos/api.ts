import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

/** Documents that prove entries. */
export const anexosContabeisApi = {
  anexar: defineEndpoint({
    method: 'POST',
    path: 'LancamentoContabil/{id}/anexos',
    acesso: comPermissao('contabil-lancamentos:criar', 'contabil-lancamentos:editar'),
    resumo: 'Adds a document (PDF, JPEG, PNG) to an entry',
    params: porId,
    uploadMaxBytes: 10 * 1_048_576,
    output: z.object({ id: z.number(), nome: z.string() }),
  }),
  baixarAnexo: defineEndpoint({
    method: 'GET',
    path: 'LancamentoContabil/{id}/anexos/{anexoId}',
    acesso: comPermissao('contabil-lancamentos:visualizar'),
    resumo: 'A document of an entry',
    params: z.strictObject({ id: campo.id(), anexoId: campo.id() }),
    arquivo: true,
  }),
};
