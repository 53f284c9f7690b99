import { z } from 'zod';
import { porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { edicaoIncidente, novoIncidente } from './esquemas.ts';

const texto = z.string();
const nulo = texto.nullable();
const gravado = z.object({ id: z.number(), versao: z.number() });
const incidente = z.object({
  id: z.number(),
  titulo: texto,
  descricao: texto,
  ocorridoEm: nulo,
  conhecidoEm: texto,
  dadosAfetados: texto,
  pessoasAfetadas: z.number(),
  riscoRelevante: z.boolean(),
  medidas: nulo,
  /** The last day to tell authority and people. */
  prazo: texto,
  autoridadeEm: nulo,
  titularesEm: nulo,
  encerradoEm: nulo,
  registradoPor: texto,
  versao: z.number(),
});

/** The register of incidents with personal data. */
export const incidentesApi = {
  listar: defineEndpoint({
    method: 'GET',
    path: 'Incidente/obter-paginado',
    acesso: comPermissao('privacidade:listar'),
    resumo: 'Incidents, newest first; open ones alone with Abertos',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['conhecidoEm', 'prazo'], padrao: 'conhecidoEm', tamanhoPadrao: 50, ascendentePadrao: false }),
      Nome: filtroTexto(100),
      Abertos: filtroBooleano(),
    }),
    output: paginaDe(incidente),
  }),
  obter: defineEndpoint({
    method: 'GET',
    path: 'Incidente/{id}',
    acesso: comPermissao('privacidade:visualizar'),
    resumo: 'One incident',
    params: porId,
    output: incidente,
  }),
  criar: defineEndpoint({
    method: 'POST',
    path: 'Incidente',
    acesso: comPermissao('privacidade:criar'),
    resumo: 'Registers an incident; the last day to tell of it is reckoned from the day on which it became known',
    body: novoIncidente,
    output: gravado,
  }),
  editar: defineEndpoint({
    method: 'PUT',
    path: 'Incidente',
    acesso: comPermissao('privacidade:editar'),
    resumo: 'Goes on with an incident: measures, who was told, closing',
    body: edicaoIncidente,
    output: gravado,
  }),
  emPdf: defineEndpoint({
    method: 'GET',
    path: 'Incidente/{id}/pdf',
    acesso: comPermissao('privacidade:visualizar'),
    resumo: 'An incident on paper',
    params: porId,
    arquivo: true,
  }),
};
