import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { situacaoSaida } from '../situacoes.ts';

const idParams = z.object({ id: campo.id() });
const editar = comPermissao('contratos:editar');
const versionado = z.strictObject({ versao: campo.versao() });
const comMotivo = z.strictObject({ versao: campo.versao(), motivo: campo.textoOpcional(500) });
const comEfeito = z.strictObject({ versao: campo.versao(), dataEfeito: campo.dataCivil.opcional(), motivo: campo.textoOpcional(500) });
const mudado = z.object({ id: z.number() });
/** Every way in which a contract changes its state, one by one and many at once, and the undo of each. */
export const contratosCicloApi = {
  ativarContrato: defineEndpoint({
    method: 'POST',
    path: 'Contrato/{id}/ativacao',
    acesso: editar,
    resumo: 'Activates a contract and creates its titles, once',
    params: idParams,
    body: versionado,
    output: z.object({ id: z.number(), situacao: situacaoSaida, titulos: z.number(), totalCentavos: dinheiro }),
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
};
