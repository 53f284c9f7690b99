import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { cancelamentoEsquema, cancelamentosEsquema } from './esquemas.ts';
import { canceladoSaida, previaDeCancelamentoSaida } from './respostas.ts';

const idParams = z.object({ id: campo.id() });
const editar = comPermissao('contratos:editar');

export const contratosCancelamentoApi = {
  preverCancelamentos: defineEndpoint({
    method: 'POST',
    path: 'Contrato/cancelamentos/previa',
    acesso: editar,
    resumo: 'In figures, what cancelling contracts would do: titles cancelled, still owed, paid, and the fee; nothing is saved',
    body: cancelamentosEsquema.omit({ motivo: true }),
    output: previaDeCancelamentoSaida,
  }),
  cancelarContrato: defineEndpoint({
    method: 'POST',
    path: 'Contrato/{id}/cancelamento',
    acesso: editar,
    resumo: 'Cancels a contract and its open titles due after the effective date, with a fee when asked for',
    params: idParams,
    body: cancelamentoEsquema,
    output: canceladoSaida,
  }),
};
