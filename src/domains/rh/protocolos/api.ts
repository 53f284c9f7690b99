import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginaDe, paginacaoQuery } from '#shared/listas/paginacao.ts';
import { linhaDoHistorico } from '../esquemas.ts';
import { fichaSaida } from '#domains/pessoas/saude/ficha-saude.ts';
import * as e from './esquemas.ts';

const historico = z.object({ itens: z.array(linhaDoHistorico) });
const formato = z.enum(['csv', 'xlsx']).default('xlsx');
const filtrosDeProtocolos = {
  ...paginacaoQuery({ colunas: ['numero', 'pessoaNome', 'situacao', 'criadoEm'], padrao: 'criadoEm', ascendentePadrao: false }),
  Nome: filtroTexto(100),
  Situacao: e.situacaoProtocolo.optional(),
  PessoaId: filtroId(),
  DaFamilia: filtroBooleano(),
};

export const protocolosApi = {
  listarProtocolos: defineEndpoint({
    method: 'GET',
    path: 'Protocolo/obter-paginado',
    acesso: comPermissao('protocolos:listar'),
    resumo: 'Registration-change requests',
    query: z.strictObject(filtrosDeProtocolos),
    output: paginaDe(e.linhaProtocolo),
  }),
  exportarProtocolos: defineEndpoint({
    method: 'GET',
    path: 'Protocolo/exportar',
    acesso: comPermissao('protocolos:listar'),
    resumo: 'The same list as CSV or XLSX',
    query: z.strictObject({ ...filtrosDeProtocolos, Formato: formato }),
    arquivo: true,
  }),
  camposParaProtocolo: defineEndpoint({
    method: 'GET',
    path: 'Protocolo/campos/{pessoaId}',
    acesso: comPermissao('protocolos:criar'),
    resumo: 'What a protocol may ask to change of a person, with the current values',
    params: z.strictObject({ pessoaId: campo.id() }),
    output: e.camposDaPessoa,
  }),
  obterProtocolo: defineEndpoint({
    method: 'GET',
    path: 'Protocolo/{id}',
    acesso: comPermissao('protocolos:visualizar'),
    resumo: 'One protocol: asked, current and present values side by side',
    params: porId,
    output: e.protocoloCompleto,
  }),
  criarProtocolo: defineEndpoint({
    method: 'POST',
    path: 'Protocolo',
    acesso: comPermissao('protocolos:criar'),
    resumo: 'Asks for a change of registration',
    body: e.novoProtocolo,
    output: e.protocoloCompleto,
  }),
  anexarAoProtocolo: defineEndpoint({
    method: 'POST',
    path: 'Protocolo/{id}/anexo',
    acesso: comPermissao('protocolos:criar', 'protocolos:editar'),
    resumo: 'Attaches a document (PDF, JPEG, PNG, up to 10 MB) to an open protocol',
    params: porId,
    uploadMaxBytes: 10 * 1_048_576,
    output: e.protocoloCompleto,
  }),
  baixarAnexo: defineEndpoint({
    method: 'GET',
    path: 'Protocolo/{id}/anexo',
    acesso: comPermissao('protocolos:visualizar'),
    resumo: 'The attached document, or an earlier one',
    params: porId,
    query: z.strictObject({ ArquivoId: filtroId() }),
    arquivo: true,
  }),
  obterFichaDoProtocolo: defineEndpoint({
    method: 'GET',
    path: 'Protocolo/{id}/ficha-saude',
    acesso: comPermissao('protocolos:visualizar'),
    resumo:
      'The health form that is asked for beside the one that stands; the view is recorded, and an administrator gives the reason (Motivo)',
    params: porId,
    query: z.strictObject({ Motivo: filtroTexto(300) }),
    output: z.object({
      atual: fichaSaida,
      proposta: fichaSaida.omit({ pessoaId: true, pessoaNome: true, versao: true, alteradaEm: true }),
    }),
  }),
  decidirProtocolo: defineEndpoint({
    method: 'POST',
    path: 'Protocolo/{id}/decisao',
    acesso: comPermissao('protocolos:editar'),
    resumo: 'Decides field by field; accepted values go into the registration',
    params: porId,
    body: e.decisaoProtocolo,
    output: e.protocoloCompleto,
  }),
  cancelarProtocolo: defineEndpoint({
    method: 'POST',
    path: 'Protocolo/{id}/cancelamento',
    acesso: comPermissao('protocolos:criar', 'protocolos:excluir'),
    resumo: 'Withdraws an open protocol',
    params: porId,
    body: z.strictObject({ versao: campo.versao(), motivo: campo.texto({ max: 500 }) }),
    output: e.protocoloCompleto,
  }),
  historicoDoProtocolo: defineEndpoint({
    method: 'GET',
    path: 'Protocolo/{id}/historico',
    acesso: comPermissao('protocolos:visualizar'),
    resumo: 'Who did what with a protocol',
    params: porId,
    output: historico,
  }),
};
