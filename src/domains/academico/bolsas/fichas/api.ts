import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginaDe, paginacaoQuery } from '#shared/listas/paginacao.ts';
import { edicaoDaFicha, novaFicha } from './esquemas.ts';
import { valoresDoAssunto } from './listas.ts';
import { fichaSaida, linhaDaFicha } from './respostas.ts';

const gravada = z.object({ id: z.number(), versao: z.number() });
const ver = comPermissao('fichas-socioeconomicas:visualizar');

/** Socioeconomic forms: their own permissions, and a record of everybody who saw one. */
export const fichasSocioeconomicasApi = {
  listarFichas: defineEndpoint({
    method: 'GET',
    path: 'FichaSocioeconomica/obter-paginado',
    acesso: comPermissao('fichas-socioeconomicas:listar'),
    resumo: 'Families with a form, without what they declared',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['responsavelNome', 'ano', 'dataReferencia'], padrao: 'dataReferencia', ascendentePadrao: false }),
      Nome: filtroTexto(100),
      AnoLetivoId: filtroId(),
    }),
    output: paginaDe(linhaDaFicha),
  }),
  obterFicha: defineEndpoint({
    method: 'GET',
    path: 'FichaSocioeconomica/{id}',
    acesso: ver,
    resumo: 'A form with the income a head and how it was reckoned; the view is recorded, and an administrator gives the reason (Motivo)',
    params: porId,
    query: z.strictObject({ Motivo: filtroTexto(300) }),
    output: fichaSaida,
  }),
  criarFicha: defineEndpoint({
    method: 'POST',
    path: 'FichaSocioeconomica',
    acesso: comPermissao('fichas-socioeconomicas:criar'),
    resumo: 'The form of a family in a year',
    body: novaFicha,
    output: gravada,
  }),
  editarFicha: defineEndpoint({
    method: 'PUT',
    path: 'FichaSocioeconomica',
    acesso: comPermissao('fichas-socioeconomicas:editar'),
    resumo: 'Corrects a form that was not judged',
    body: edicaoDaFicha,
    output: gravada,
  }),
  renovarFicha: defineEndpoint({
    method: 'POST',
    path: 'FichaSocioeconomica/{id}/renovacao',
    acesso: comPermissao('fichas-socioeconomicas:criar'),
    resumo: 'The form of a later year, from what was declared, with requests of the students who had a scholarship',
    params: porId,
    body: z.strictObject({ anoLetivoId: campo.id() }),
    output: z.object({ id: z.number(), versao: z.number(), pedidos: z.number() }),
  }),
  listarVisualizacoesDaFicha: defineEndpoint({
    method: 'GET',
    path: 'FichaSocioeconomica/{id}/visualizacoes',
    acesso: ver,
    resumo: 'Who saw a form, newest first, at most 200',
    params: porId,
    output: z.object({ itens: z.array(z.object({ em: z.string(), usuarioNome: z.string(), motivo: z.string().nullable() })) }),
  }),
  anexarAFicha: defineEndpoint({
    method: 'POST',
    path: 'FichaSocioeconomica/{id}/anexos/{assunto}',
    acesso: comPermissao('fichas-socioeconomicas:criar', 'fichas-socioeconomicas:editar'),
    resumo: 'Adds a document (PDF, JPEG, PNG) that proves what a form declares',
    params: z.strictObject({ id: campo.id(), assunto: z.enum(valoresDoAssunto) }),
    uploadMaxBytes: 10 * 1_048_576,
    output: z.object({ id: z.number(), nome: z.string() }),
  }),
  baixarAnexoDaFicha: defineEndpoint({
    method: 'GET',
    path: 'FichaSocioeconomica/{id}/anexos/{anexoId}',
    acesso: ver,
    resumo: 'A document of a form; the view is recorded',
    params: z.strictObject({ id: campo.id(), anexoId: campo.id() }),
    arquivo: true,
  }),
};
