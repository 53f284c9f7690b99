import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
import * as e from './esquemas.ts';

const tela = 'temporadas';
const feito = z.object({ id: z.number(), versao: z.number(), convidados: z.number(), semEmail: z.number() });
const comVersao = z.strictObject({ versao: campo.versao() });

export const registroDeTemporadasApi = endpointsDeRegistro({
  nome: 'Temporada',
  tela,
  ordem: { colunas: ['nome', 'dataInicio', 'dataFim'], padrao: 'dataInicio', ascendentePadrao: false },
  filtros: { Nome: filtroTexto(100), Situacao: e.situacaoTemporada.optional() },
  item: e.temporadaLida,
  novo: e.novaTemporada,
  edicao: e.edicaoTemporada,
  sem: ['exportar'],
});

export const campanhasApi = {
  abrirTemporada: defineEndpoint({
    method: 'POST',
    path: 'Temporada/{id}/abertura',
    acesso: comPermissao('temporadas:criar', 'temporadas:editar'),
    resumo: 'Opens a season: each guardian with a mail address gets a link of their own',
    params: porId,
    body: comVersao,
    output: feito,
  }),
  lembrarTemporada: defineEndpoint({
    method: 'POST',
    path: 'Temporada/{id}/lembrete',
    acesso: comPermissao('temporadas:criar', 'temporadas:editar'),
    resumo: 'Mails a new link to who did not answer, and to guardians who came since',
    params: porId,
    body: comVersao,
    output: feito,
  }),
  reenviarConvite: defineEndpoint({
    method: 'POST',
    path: 'ConviteTemporada/{id}/reenvio',
    acesso: comPermissao('temporadas:criar', 'temporadas:editar'),
    resumo: 'Mails a new link to one guardian; the one before opens nothing from here on',
    params: porId,
    output: z.object({ id: z.number() }),
  }),
  encerrarTemporada: defineEndpoint({
    method: 'POST',
    path: 'Temporada/{id}/encerramento',
    acesso: comPermissao('temporadas:criar', 'temporadas:editar'),
    resumo: 'Closes a season: no link of it opens anything from here on',
    params: porId,
    body: comVersao,
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
  listarSemEmail: defineEndpoint({
    method: 'GET',
    path: 'TemporadaSemEmail/obter-paginado',
    acesso: comPermissao('temporadas:visualizar'),
    resumo: 'Guardians of the classes of a season, or of all that are not closed, of whom no mail address is on record',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['pessoaNome'], padrao: 'pessoaNome' }),
      TemporadaId: filtroId(),
      Nome: filtroTexto(100),
    }),
    output: paginaDe(
      z.object({
        id: z.number(),
        pessoaNome: z.string(),
        /** For whom they answer in those classes. */
        alunos: z.string(),
      }),
    ),
  }),
  listarConvites: defineEndpoint({
    method: 'GET',
    path: 'ConviteTemporada/obter-paginado',
    acesso: comPermissao('temporadas:visualizar'),
    resumo: 'Who was asked in a season, and how far they got',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['pessoaNome', 'respondidoEm'], padrao: 'pessoaNome' }),
      TemporadaId: filtroId(),
      Nome: filtroTexto(100),
      Situacao: e.situacaoConvite.optional(),
    }),
    output: paginaDe(
      z.object({
        id: z.number(),
        pessoaId: z.number(),
        pessoaNome: z.string(),
        email: z.string(),
        situacao: e.situacaoConvite,
        enviadoEm: z.string(),
        respondidoEm: z.string().nullable(),
        abertos: z.number(),
        protocolos: z.number(),
        /** Documents asked for that the guardian says not to have, and of whom. */
        semDocumento: z.array(z.object({ pessoaNome: z.string(), campo: z.string() })),
      }),
    ),
  }),
};

/** Seasons, as the secretary works with them. */
export const temporadasApi = { ...emUmaSala({ registro: registroDeTemporadasApi }), ...campanhasApi };
