import { campo } from '#shared/campos.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { itemAditivo, situacaoAditivo } from '../respostas.ts';
import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

export const filtros = {
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

export const aditivosListaApi = {
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
};
