import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroIds, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { situacoesApi } from '../ciclo/api.ts';
import { editarContratoEsquema, novoContratoEsquema, previaEsquema, previaSaida, situacaoSaida } from '../linhas/esquemas.ts';
import { contratoSaida, itemContrato, opcoesSaida } from '../ficha/respostas.ts';
import { situacoesContrato } from '../situacoes.ts';

const idParams = z.object({ id: campo.id() });

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
  obterContrato: defineEndpoint({
    method: 'GET',
    path: 'Contrato/{id}',
    acesso: comPermissao('contratos:visualizar'),
    resumo: 'One contract with its lines, titles and states',
    params: idParams,
    output: contratoSaida,
  }),
  obterHistoricoContrato: defineEndpoint({
    method: 'GET',
    path: 'Contrato/{id}/historico',
    acesso: comPermissao('contratos:visualizar'),
    resumo: 'Who changed what on a contract',
    params: idParams,
    output: z.array(
      z.object({
        seq: z.number(),
        em: z.string(),
        usuarioNome: z.string().nullable(),
        acao: z.string(),
        antes: z.record(z.string(), z.unknown()).nullable(),
        depois: z.record(z.string(), z.unknown()).nullable(),
        motivo: z.string().nullable(),
      }),
    ),
  }),
  matriculasSemContrato: defineEndpoint({
    method: 'GET',
    path: 'Contrato/matriculas-sem-contrato',
    acesso: comPermissao('contratos:criar'),
    resumo: 'Active enrollments without a contract in force, by name or code',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['aluno', 'codigo', 'curso'], padrao: 'aluno', tamanhoPadrao: 50 }),
      Nome: filtroTexto(100),
    }),
    output: paginaDe(
      z.object({
        id: z.number(),
        codigo: z.string(),
        alunoNome: z.string(),
        cursoNome: z.string(),
        turmaNome: z.string().nullable(),
        ano: z.number(),
      }),
    ),
  }),
  opcoesDeContrato: defineEndpoint({
    method: 'GET',
    path: 'Contrato/opcoes',
    acesso: comPermissao('contratos:criar', 'contratos:editar', 'contratos:visualizar'),
    resumo: 'What a contract of an enrollment can be made of: prices of its year and course, discounts, payment methods',
    query: z.strictObject({ MatriculaId: campo.id() }),
    output: opcoesSaida,
  }),
  preverParcelas: defineEndpoint({
    method: 'POST',
    path: 'Contrato/previa',
    acesso: comPermissao('contratos:visualizar', 'contratos:criar'),
    resumo: 'Every installment of the given lines, by payer; nothing is saved',
    body: previaEsquema,
    output: previaSaida,
  }),
  criarContrato: defineEndpoint({
    method: 'POST',
    path: 'Contrato',
    acesso: comPermissao('contratos:criar'),
    resumo: 'Creates a draft contract of an enrollment',
    body: novoContratoEsquema,
    output: z.object({ id: z.number(), numero: z.string() }),
  }),
  editarContrato: defineEndpoint({
    method: 'PUT',
    path: 'Contrato',
    acesso: comPermissao('contratos:editar'),
    resumo: 'Replaces the lines of a draft contract',
    body: editarContratoEsquema,
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
  contratoEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Contrato/{id}/pdf',
    acesso: comPermissao('contratos:visualizar'),
    resumo: 'The contract as PDF: as it was frozen, or marked as a draft',
    params: idParams,
    arquivo: true,
  }),
  contratosEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Contrato/pdf',
    acesso: comPermissao('contratos:visualizar'),
    resumo: 'The contracts of a class, or some contracts, in one PDF',
    query: z.strictObject({ TurmaId: filtroId(), Ids: filtroIds() }),
    arquivo: true,
  }),
  ...situacoesApi,
};
