import { motivo } from '../esquemas.ts';
import { situacao } from '../respostas.ts';
import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const cancelamentoEsquema = z.strictObject({ motivo, versao: campo.versao().optional() });

/** Titles that leave the bill. */
export const cancelamentosApi = {
  cancelarTitulo: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/cancelamento',
    acesso: comPermissao('contas-a-receber:excluir'),
    resumo: 'Cancels a title that was never settled',
    params: porId,
    body: cancelamentoEsquema,
    output: z.object({ id: z.number(), situacao }),
  }),
};
