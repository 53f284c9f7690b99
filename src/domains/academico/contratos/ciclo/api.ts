import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { cancelamentoEsquema, cancelamentosEsquema, situacaoSaida } from '../linhas/esquemas.ts';
import { canceladoSaida, loteSaida, previaDeCancelamentoSaida, resultadoLote } from '../ficha/respostas.ts';

const idParams = z.object({ id: campo.id() });
const editar = comPermissao('contratos:editar');
const versionado = z.strictObject({ versao: campo.versao() });
const comMotivo = z.strictObject({ versao: campo.versao(), motivo: campo.textoOpcional(500) });
const comEfeito = z.strictObject({ versao: campo.versao(), dataEfeito: campo.dataCivil.opcional(), motivo: campo.textoOpcional(500) });
const muitos = z.strictObject({ ids: z.array(campo.id()).min(1).max(5000) });
const mudado = z.object({ id: z.number() });
const configuracao = z.object({ exigeAssinatura: z.boolean(), versao: z.number() });

/** Every way in which a contract changes its state, one by one and many at once, and the undo of each. */
export const situacoesApi = {
  ativarContrato: defineEndpoint({
    method: 'POST',
    path: 'Contrato/{id}/ativacao',
    acesso: editar,
    resumo: 'Activates a contract and creates its titles, once',
    params: idParams,
    body: versionado,
    output: z.object({ id: z.number(), situacao: situacaoSaida, titulos: z.number(), totalCentavos: dinheiro }),
  }),
  ativarContratos: defineEndpoint({
    method: 'POST',
    path: 'Contrato/ativacoes',
    acesso: editar,
    resumo: 'Activates many contracts in the background, each one all or nothing',
    exigeIdempotencia: true,
    body: muitos,
    output: resultadoLote,
  }),
  enviarParaAssinatura: defineEndpoint({
    method: 'POST',
    path: 'Contrato/{id}/envio-para-assinatura',
    acesso: editar,
    resumo: 'A draft waits for its signature from now on; its text is frozen',
    params: idParams,
    body: comMotivo,
    output: mudado,
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
  cancelarContratos: defineEndpoint({
    method: 'POST',
    path: 'Contrato/cancelamentos',
    acesso: editar,
    resumo: 'Cancels many contracts in the background, each one all or nothing',
    exigeIdempotencia: true,
    body: cancelamentosEsquema,
    output: resultadoLote,
  }),
  suspenderContrato: defineEndpoint({
    method: 'POST',
    path: 'Contrato/{id}/suspensao',
    acesso: editar,
    resumo: 'Suspends a contract: titles due after the effective date leave the bill',
    params: idParams,
    body: comEfeito,
    output: z.object({ id: z.number(), situacaoId: z.number(), titulosCancelados: z.number(), canceladoCentavos: dinheiro }),
  }),
  reativarContrato: defineEndpoint({
    method: 'POST',
    path: 'Contrato/{id}/reativacao',
    acesso: editar,
    resumo: 'Makes a suspended contract active again: titles due after the effective date come back',
    params: idParams,
    body: comEfeito,
    output: z.object({ id: z.number(), situacaoId: z.number(), titulosRestaurados: z.number(), dispensadoCentavos: dinheiro }),
  }),
  encerrarContrato: defineEndpoint({
    method: 'POST',
    path: 'Contrato/{id}/encerramento',
    acesso: editar,
    resumo: 'Closes a contract that has nothing open and whose academic period is closed',
    params: idParams,
    body: comMotivo,
    output: mudado,
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
  desfazerSituacao: defineEndpoint({
    method: 'POST',
    path: 'Contrato/situacoes/{id}/desfazimento',
    acesso: editar,
    resumo: 'Undoes the last change of state of a contract: titles are again exactly what they were',
    params: idParams,
    body: z.strictObject({
      motivo: campo.textoOpcional(500),
      /** Why the family pays more than a year, where what comes back takes it over that. */
      motivoAcimaDaAnuidade: campo.texto.opcional({ min: 3, max: 300 }),
    }),
    output: z.object({ id: z.number(), situacao: situacaoSaida, titulosRestaurados: z.number() }),
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
  obterConfiguracao: defineEndpoint({
    method: 'GET',
    path: 'Contrato/configuracao',
    acesso: comPermissao('contratos:visualizar', 'contratos:listar', 'contratos:criar'),
    resumo: 'Whether contracts wait for a signature',
    output: configuracao,
  }),
  salvarConfiguracao: defineEndpoint({
    method: 'PUT',
    path: 'Contrato/configuracao',
    acesso: editar,
    resumo: 'Turns the wait for a signature on or off',
    body: z.strictObject({ exigeAssinatura: z.boolean(), versao: campo.versao() }),
    output: configuracao,
  }),
};
