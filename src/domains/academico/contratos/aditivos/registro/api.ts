import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { editarAditivoEsquema, novoAditivoEsquema, previaDoAditivoEsquema } from '../esquemas.ts';
import { aditivoSaida, opcoesDeAditivoSaida, previaDoAditivoSaida } from '../respostas.ts';

const idParams = z.object({ id: campo.id() });
const escrever = comPermissao('aditivos:criar', 'aditivos:editar');
const previsto = z.strictObject({
  parcelas: z.number().int().min(0).max(1200),
  ajusteCentavos: campo.centavos({ min: -999_999_999_999 }),
});
/** Addenda: dated changes to active contracts, of one or of a whole class. */
export const aditivosApi = {
  obterAditivo: defineEndpoint({
    method: 'GET',
    path: 'Aditivo/{id}',
    acesso: comPermissao('aditivos:visualizar'),
    resumo: 'One addendum with its terms and its effect by installment',
    params: idParams,
    output: aditivoSaida,
  }),
  aditivoEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Aditivo/{id}/pdf',
    acesso: comPermissao('aditivos:visualizar'),
    resumo: 'The addendum as PDF: as it was frozen, or marked as a draft with what it would do now',
    params: idParams,
    arquivo: true,
  }),
  opcoesDeAditivo: defineEndpoint({
    method: 'GET',
    path: 'Aditivo/opcoes',
    acesso: escrever,
    resumo: 'What an addendum of a contract may change: its prices, discounts in force, payers',
    query: z.strictObject({ ContratoId: campo.id() }),
    output: opcoesDeAditivoSaida,
  }),
  preverAditivo: defineEndpoint({
    method: 'POST',
    path: 'Aditivo/previa',
    acesso: escrever,
    resumo: 'Before and after of each installment under these terms, and what changes from the date of the addendum on; nothing is saved',
    body: previaDoAditivoEsquema,
    output: previaDoAditivoSaida,
  }),
  criarAditivo: defineEndpoint({
    method: 'POST',
    path: 'Aditivo',
    acesso: comPermissao('aditivos:criar'),
    resumo: 'Creates the draft addendum of an active contract',
    body: novoAditivoEsquema,
    output: z.object({ id: z.number(), ordem: z.number() }),
  }),
  editarAditivo: defineEndpoint({
    method: 'PUT',
    path: 'Aditivo',
    acesso: comPermissao('aditivos:editar'),
    resumo: 'Replaces what a draft addendum says',
    body: editarAditivoEsquema,
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
  excluirAditivo: defineEndpoint({
    method: 'DELETE',
    path: 'Aditivo/{id}',
    acesso: comPermissao('aditivos:excluir'),
    resumo: 'Deletes a draft addendum',
    params: idParams,
    query: z.strictObject({ Versao: campo.versao() }),
    output: z.object({ id: z.number() }),
  }),
  vigorarAditivo: defineEndpoint({
    method: 'POST',
    path: 'Aditivo/{id}/vigencia',
    acesso: comPermissao('aditivos:criar', 'aditivos:editar'),
    resumo: 'Puts an addendum into force, if it still does what its preview said; of one that waited for its signature, what was signed',
    params: idParams,
    body: z.strictObject({ versao: campo.versao(), previsto: previsto.optional() }),
    output: z.object({ id: z.number(), contratoId: z.number(), parcelas: z.number(), ajusteCentavos: dinheiro }),
  }),
  enviarAditivoParaAssinatura: defineEndpoint({
    method: 'POST',
    path: 'Aditivo/{id}/envio-para-assinatura',
    acesso: comPermissao('aditivos:criar', 'aditivos:editar'),
    resumo: 'A draft addendum waits for its signature from now on; its text is frozen',
    params: idParams,
    body: z.strictObject({ versao: campo.versao(), previsto }),
    output: z.object({ id: z.number(), contratoId: z.number() }),
  }),
  desfazerEnvioDoAditivo: defineEndpoint({
    method: 'POST',
    path: 'Aditivo/{id}/envio-para-assinatura/desfazimento',
    acesso: comPermissao('aditivos:criar', 'aditivos:editar'),
    resumo: 'Takes back an addendum that waits for its signature: it is a draft again',
    params: idParams,
    body: z.strictObject({ versao: campo.versao() }),
    output: z.object({ id: z.number(), contratoId: z.number() }),
  }),
  revogarAditivo: defineEndpoint({
    method: 'POST',
    path: 'Aditivo/{id}/revogacao',
    acesso: comPermissao('aditivos:editar', 'aditivos:excluir'),
    resumo: 'Revokes an addendum: the titles are again what they were before it',
    params: idParams,
    body: z.strictObject({ versao: campo.versao(), motivo: campo.textoOpcional(300) }),
    output: z.object({ id: z.number(), contratoId: z.number() }),
  }),
};
