import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { cancelamentosEsquema } from '../cancelamento/esquemas.ts';
import { resultadoLote } from '#domains/academico/contratos/lotes.ts';

const idParams = z.object({ id: campo.id() });
const editar = comPermissao('contratos:editar');
const muitos = z.strictObject({ ids: z.array(campo.id()).min(1).max(5000) });

/** `desfaziveis`: contracts that a batch changed and that still stand as it left them; `desfazimentos`: jobs that undid some. */
export const loteSaida = z.object({ desfaziveis: z.number(), desfazimentos: z.array(z.number()) });

export const contratosLotesApi = {
  ativarContratos: defineEndpoint({
    method: 'POST',
    path: 'Contrato/ativacoes',
    acesso: editar,
    resumo: 'Activates many contracts in the background, each one all or nothing',
    exigeIdempotencia: true,
    body: muitos,
    output: resultadoLote,
  }),
  enviarVariosParaAssinatura: defineEndpoint({
    method: 'POST',
    path: 'Contrato/envios-para-assinatura',
    acesso: editar,
    resumo: 'Many drafts wait for their signatures, in the background',
    exigeIdempotencia: true,
    body: muitos,
    output: resultadoLote,
  }),
  cancelarContratos: defineEndpoint({
    method: 'POST',
    path: 'Contrato/cancelamentos',
    acesso: editar,
    resumo: 'Cancels many contracts in the background, each one all or nothing',
    exigeIdempotencia: true,
    body: cancelamentosEsquema,
    output: resultadoLote,
  }),
  encerrarContratos: defineEndpoint({
    method: 'POST',
    path: 'Contrato/encerramentos',
    acesso: editar,
    resumo: 'Closes many contracts in the background',
    exigeIdempotencia: true,
    body: muitos,
    output: resultadoLote,
  }),
  obterLote: defineEndpoint({
    method: 'GET',
    path: 'Contrato/lotes/{id}',
    acesso: comPermissao('contratos:listar'),
    resumo: 'What of a batch may still be undone, and the jobs that undid some of it',
    params: idParams,
    output: loteSaida,
  }),
  desfazerLote: defineEndpoint({
    method: 'POST',
    path: 'Contrato/lotes/{id}/desfazimento',
    acesso: editar,
    resumo: 'Undoes in the background what a batch did to contracts',
    exigeIdempotencia: true,
    params: idParams,
    output: resultadoLote,
  }),
};
