import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroIds } from '#shared/listas/paginacao.ts';

const idParams = z.object({ id: campo.id() });

export const contratosPapelApi = {
  contratoEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Contrato/{id}/pdf',
    acesso: comPermissao('contratos:visualizar'),
    resumo: 'The contract as PDF: as it was frozen, or marked as a draft',
    params: idParams,
    arquivo: true,
  }),
  contratosEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Contrato/pdf',
    acesso: comPermissao('contratos:visualizar'),
    resumo: 'The contracts of a class, or some contracts, in one PDF',
    query: z.strictObject({ TurmaId: filtroId(), Ids: filtroIds() }),
    arquivo: true,
  }),
};
