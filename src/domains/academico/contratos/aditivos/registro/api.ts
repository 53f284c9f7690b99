import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import {
  aditivoDaTurmaEsquema,
  editarAditivoEsquema,
  novoAditivoEsquema,
  previaDaTurmaEsquema,
  previaDoAditivoEsquema,
} from '../esquemas.ts';
import {
  aditivoSaida,
  itemAditivo,
  opcoesDaTurmaSaida,
  opcoesDeAditivoSaida,
  previaDasAssinaturasSaida,
  previaDaTurmaSaida,
  previaDoAditivoSaida,
  situacaoAditivo,
} from '../respostas.ts';
import { resultadoLote } from '#domains/academico/contratos/ficha/respostas.ts';

const idParams = z.object({ id: campo.id() });
const escrever = comPermissao('aditivos:criar', 'aditivos:editar');
const previsto = z.strictObject({
  parcelas: z.number().int().min(0).max(1200),
  ajusteCentavos: campo.centavos({ min: -999_999_999_999 }),
});
/** Addenda whose signatures are recorded at once. */
const assinaturasMaximo = 500;
const filtros = {
  ...paginacaoQuery({
    colunas: ['criadoEm', 'aluno', 'contrato', 'turma', 'dataAditivo', 'ajuste', 'situacao'],
    padrao: 'criadoEm',
    ascendentePadrao: false,
  }),
  Nome: filtroTexto(100),
  Situacao: situacaoAditivo.optional(),
  AnoLetivoId: filtroId(),
  TurmaId: filtroId(),
  ContratoId: filtroId(),
  AditivoTurmaId: filtroId(),
  DataInicial: campo.dataCivil.opcional(),
  DataFinal: campo.dataCivil.opcional(),
};

/** Addenda: dated changes to active contracts, of one or of a whole class. */
export const aditivosApi = {
  listarAditivos: defineEndpoint({
    method: 'GET',
    path: 'Aditivo/obter-paginado',
    acesso: comPermissao('aditivos:listar'),
    resumo: 'Addenda, paged, with filters and sorting',
    query: z.strictObject(filtros),
    output: paginaDe(itemAditivo),
  }),
  exportarAditivos: defineEndpoint({
    method: 'GET',
    path: 'Aditivo/exportar',
    acesso: comPermissao('aditivos:listar'),
    resumo: 'The filtered addenda as CSV or XLSX',
    arquivo: true,
    query: z.strictObject({ ...filtros, Formato: z.enum(['csv', 'xlsx']) }),
  }),
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
  preverAssinaturas: defineEndpoint({
    method: 'POST',
    path: 'Aditivo/assinaturas/previa',
    acesso: comPermissao('aditivos:criar', 'aditivos:editar'),
    resumo: 'What each of some addenda does once its signature is recorded, and which cannot be recorded and why; nothing is saved',
    body: z.strictObject({ ids: z.array(campo.id()).min(1).max(assinaturasMaximo) }),
    output: previaDasAssinaturasSaida,
  }),
  registrarAssinaturas: defineEndpoint({
    method: 'POST',
    path: 'Aditivo/assinaturas',
    acesso: comPermissao('aditivos:criar', 'aditivos:editar'),
    resumo: 'Records the signatures of many addenda: they come into force as they were sent, in the background',
    exigeIdempotencia: true,
    body: z.strictObject({
      aditivos: z
        .array(z.strictObject({ id: campo.id(), versao: campo.versao() }))
        .min(1)
        .max(assinaturasMaximo),
    }),
    output: resultadoLote,
  }),
  opcoesDaTurma: defineEndpoint({
    method: 'GET',
    path: 'AditivoTurma/opcoes',
    acesso: comPermissao('aditivos:criar'),
    resumo: 'What the contracts of a class have in common that an addendum may change',
    query: z.strictObject({ TurmaId: campo.id() }),
    output: opcoesDaTurmaSaida,
  }),
  preverAditivoDaTurma: defineEndpoint({
    method: 'POST',
    path: 'AditivoTurma/previa',
    acesso: comPermissao('aditivos:criar'),
    resumo: 'What an addendum would do to each contract of a class, and which it would skip and why',
    body: previaDaTurmaEsquema,
    output: previaDaTurmaSaida,
  }),
  criarAditivoDaTurma: defineEndpoint({
    method: 'POST',
    path: 'AditivoTurma',
    acesso: comPermissao('aditivos:criar'),
    resumo: 'Applies an addendum to every active contract of a class, in the background',
    exigeIdempotencia: true,
    body: aditivoDaTurmaEsquema,
    output: resultadoLote.extend({ id: z.number() }),
  }),
  revogarAditivoDaTurma: defineEndpoint({
    method: 'POST',
    path: 'AditivoTurma/{id}/revogacao',
    acesso: comPermissao('aditivos:editar', 'aditivos:excluir'),
    resumo:
      'Revokes the addendum of a class on every contract where it is in force and withdraws it where it awaits its signature, in the background',
    exigeIdempotencia: true,
    params: idParams,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) }),
    output: resultadoLote,
  }),
};
