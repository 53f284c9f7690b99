import { z } from 'zod';
import { porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { ajusteEsquema, encerramentoEsquema } from './esquemas.ts';

const mudados = z.object({ alterados: z.number() });

/** Changes of recurrent bills from a month on. */
export const recorrenciasApi = {
  ajustarRecorrencia: defineEndpoint({
    method: 'POST',
    path: 'RecorrenciaPagar/{id}/ajuste',
    acesso: comPermissao('contas-pagar:editar'),
    resumo: 'Another amount for the open bills of a recurrence from a month on',
    exigeIdempotencia: true,
    params: porId,
    body: ajusteEsquema,
    output: mudados,
  }),
  encerrarRecorrencia: defineEndpoint({
    method: 'POST',
    path: 'RecorrenciaPagar/{id}/encerramento',
    acesso: comPermissao('contas-pagar:excluir'),
    resumo: 'Cancels the open bills of a recurrence from a month on',
    exigeIdempotencia: true,
    params: porId,
    body: encerramentoEsquema,
    output: mudados,
  }),
};
