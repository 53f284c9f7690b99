import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroTexto } from '#shared/listas/paginacao.ts';
import { esquemaFicha, fichaSaida, visualizacaoSaida } from './ficha-saude.ts';

const params = z.strictObject({ pessoaId: campo.id() });

/** The health form: its own permissions, and a record of everybody who saw it. */
export const fichaApi = {
  obterFicha: defineEndpoint({
    method: 'GET',
    path: 'FichaSaude/{pessoaId}',
    acesso: comPermissao('ficha-saude:visualizar'),
    resumo: 'Health form of a person; the view is recorded, and an administrator gives the reason (Motivo)',
    params,
    query: z.strictObject({ Motivo: filtroTexto(300) }),
    output: fichaSaida,
  }),
  fichaEmPdf: defineEndpoint({
    method: 'GET',
    path: 'FichaSaude/{pessoaId}/pdf',
    acesso: comPermissao('ficha-saude:visualizar'),
    resumo: 'Health form as PDF; the view is recorded, and an administrator gives the reason (Motivo)',
    params,
    query: z.strictObject({ Motivo: filtroTexto(300) }),
    arquivo: true,
  }),
  salvarFicha: defineEndpoint({
    method: 'PUT',
    path: 'FichaSaude/{pessoaId}',
    acesso: comPermissao('ficha-saude:editar'),
    resumo: 'Fill in or change the health form of a person',
    params,
    body: esquemaFicha,
    output: z.object({ pessoaId: z.number().int(), versao: z.number().int() }),
  }),
  listarVisualizacoes: defineEndpoint({
    method: 'GET',
    path: 'FichaSaude/{pessoaId}/visualizacoes',
    acesso: comPermissao('ficha-saude:visualizar'),
    resumo: 'Who saw the health form of a person, newest first, at most 200',
    params,
    output: z.object({ itens: z.array(visualizacaoSaida), total: z.number().int() }),
  }),
};
