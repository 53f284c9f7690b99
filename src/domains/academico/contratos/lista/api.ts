import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { situacaoSaida, situacoesContrato } from '../situacoes.ts';
import { andamentosDaAssinatura } from './andamento-da-assinatura.ts';
import { itemContrato } from './respostas.ts';

/** The filters of the list apart from the state. */
const filtrosDaContagem = {
  Nome: filtroTexto(100),
  AnoLetivoId: filtroId(),
  SegmentacaoId: filtroId(),
  CursoId: filtroId(),
  TurmaId: filtroId(),
  MatriculaId: filtroId(),
  /** Active ones with nothing open whose academic period is closed. */
  Encerravel: filtroBooleano(),
  /** Awaiting a signature or in force, by the sending that they say (`itemContrato`). */
  Assinatura: z.enum(andamentosDaAssinatura).optional(),
};
const filtros = {
  ...paginacaoQuery({
    colunas: ['numero', 'aluno', 'turma', 'situacao', 'total', 'criadoEm'],
    padrao: 'criadoEm',
    ascendentePadrao: false,
  }),
  ...filtrosDaContagem,
  Situacao: z.enum(situacoesContrato).optional(),
};

export const contratosApi = {
  listarContratos: defineEndpoint({
    method: 'GET',
    path: 'Contrato/obter-paginado',
    // An addendum begins with the choice of its contract.
    acesso: comPermissao('contratos:listar', 'aditivos:criar'),
    resumo: 'Contracts, paged, with filters and sorting',
    query: z.strictObject(filtros),
    output: paginaDe(itemContrato),
  }),
  exportarContratos: defineEndpoint({
    method: 'GET',
    path: 'Contrato/exportar',
    acesso: comPermissao('contratos:listar'),
    resumo: 'The filtered contracts as CSV or XLSX',
    arquivo: true,
    query: z.strictObject({ ...filtros, Formato: z.enum(['csv', 'xlsx']) }),
  }),
  contarContratosPorSituacao: defineEndpoint({
    method: 'GET',
    path: 'Contrato/totais-por-situacao',
    acesso: comPermissao('contratos:listar'),
    resumo: 'Number and total by state of the contracts that the other filters of the list let through',
    query: z.strictObject(filtrosDaContagem),
    output: z.array(z.object({ situacao: situacaoSaida, quantidade: z.number(), totalCentavos: dinheiro, encerraveis: z.number() })),
  }),
};
