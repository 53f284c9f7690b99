import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/paginacao.ts';
import { editarContratoEsquema, novoContratoEsquema, previaEsquema, previaSaida, situacaoSaida, totaisSaida } from './esquemas.ts';
import { situacoesContrato } from './situacoes.ts';

const dinheiro = z.number().int();
const idParams = z.object({ id: campo.id() });

const filtros = {
  ...paginacaoQuery({ colunas: ['numero', 'aluno', 'turma', 'situacao', 'total', 'criadoEm'], padrao: 'criadoEm', ascendentePadrao: false }),
  Nome: filtroTexto(100),
  Situacao: campo.opcao(situacoesContrato).optional(),
  AnoLetivoId: filtroId(),
  SegmentacaoId: filtroId(),
  CursoId: filtroId(),
  TurmaId: filtroId(),
  MatriculaId: filtroId(),
};

export const itemContrato = z.object({
  id: z.number(), numero: z.string(), situacao: situacaoSaida, matriculaId: z.number(), matriculaCodigo: z.string(), alunoId: z.number(), alunoNome: z.string(),
  cursoNome: z.string(), turmaNome: z.string().nullable(), ano: z.number(), totalCentavos: dinheiro.nullable(), criadoEm: z.string(),
});

const contratoSaida = z.object({
  id: z.number(), numero: z.string(), situacao: situacaoSaida, versao: z.number(), observacoes: z.string().nullable(), ativadoEm: z.string().nullable(), criadoEm: z.string(),
  matricula: z.object({ id: z.number(), codigo: z.string(), alunoId: z.number(), alunoNome: z.string(), cursoNome: z.string(), turmaNome: z.string().nullable(), ano: z.number(), movimento: z.string() }),
  responsaveis: z.array(z.object({ pessoaId: z.number(), nome: z.string(), parentesco: z.string().nullable(), financeiro: z.boolean(), pedagogico: z.boolean(), percentual: z.string().nullable() })),
  precos: z.array(z.object({
    id: z.number(), precoId: z.number().nullable(), descricao: z.string(), valorCentavos: dinheiro, parcelas: z.number(), primeiroVencimento: z.string(), diaVencimento: z.number(),
    formaPagamentoId: z.number(), formaPagamentoNome: z.string(), contaBancariaId: z.number(),
  })),
  descontos: z.array(z.object({
    id: z.number(), descontoId: z.number().nullable(), descricao: z.string(), precoIndice: z.number().nullable(), forma: z.enum(['percentual', 'valor']), percentual: z.string().nullable(),
    valorCentavos: dinheiro.nullable(), condicional: z.boolean(), sobreValorCheio: z.boolean(), prioridade: z.number(), parcelaDe: z.number(), parcelaAte: z.number().nullable(),
  })),
  totais: totaisSaida,
  titulos: z.array(z.object({
    id: z.number(), numero: z.string(), pagadorNome: z.string(), descricao: z.string(), parcela: z.number(), parcelas: z.number(), dataVencimento: z.string(), valorCentavos: dinheiro,
    descontoIncondicionalCentavos: dinheiro, descontoCondicionalCentavos: dinheiro, saldoCentavos: dinheiro, situacao: z.string(),
  })),
  situacoes: z.array(z.object({ id: z.number(), de: z.string().nullable(), para: z.string(), motivo: z.string().nullable(), dataEfeito: z.string().nullable(), em: z.string(), usuarioNome: z.string() })),
});

const resultadoLote = z.object({ tarefaId: z.number(), total: z.number() });
const versionado = z.strictObject({ versao: campo.versao() });

export const contratosApi = {
  listarContratos: defineEndpoint({
    method: 'GET', path: 'Contrato/obter-paginado', acesso: comPermissao('contratos:listar'), resumo: 'Contracts, paged, with filters and sorting',
    query: z.strictObject(filtros), output: paginaDe(itemContrato),
  }),
  exportarContratos: defineEndpoint({
    method: 'GET', path: 'Contrato/exportar', acesso: comPermissao('contratos:listar'), resumo: 'The filtered contracts as CSV or XLSX', arquivo: true,
    query: z.strictObject({ ...filtros, Formato: campo.opcao(['csv', 'xlsx']) }),
  }),
  contarContratosPorSituacao: defineEndpoint({
    method: 'GET', path: 'Contrato/totais-por-situacao', acesso: comPermissao('contratos:listar'), resumo: 'Number and total of contracts of a year by state',
    query: z.strictObject({ AnoLetivoId: filtroId() }), output: z.array(z.object({ situacao: situacaoSaida, quantidade: z.number(), totalCentavos: dinheiro })),
  }),
  obterContrato: defineEndpoint({
    method: 'GET', path: 'Contrato/{id}', acesso: comPermissao('contratos:visualizar'), resumo: 'One contract with its lines, titles and states', params: idParams, output: contratoSaida,
  }),
  obterHistoricoContrato: defineEndpoint({
    method: 'GET', path: 'Contrato/{id}/historico', acesso: comPermissao('contratos:visualizar'), resumo: 'Who changed what on a contract', params: idParams,
    output: z.array(z.object({ seq: z.number(), em: z.string(), usuarioNome: z.string().nullable(), acao: z.string(), antes: z.record(z.string(), z.unknown()).nullable(), depois: z.record(z.string(), z.unknown()).nullable(), motivo: z.string().nullable() })),
  }),
  preverParcelas: defineEndpoint({
    method: 'POST', path: 'Contrato/previa', acesso: comPermissao('contratos:visualizar', 'contratos:criar'), resumo: 'Every installment of the given lines, by payer; nothing is saved', body: previaEsquema, output: previaSaida,
  }),
  criarContrato: defineEndpoint({
    method: 'POST', path: 'Contrato', acesso: comPermissao('contratos:criar'), resumo: 'Creates a draft contract of an enrollment', body: novoContratoEsquema, output: z.object({ id: z.number(), numero: z.string() }),
  }),
  editarContrato: defineEndpoint({
    method: 'PUT', path: 'Contrato', acesso: comPermissao('contratos:editar'), resumo: 'Replaces the lines of a draft contract', body: editarContratoEsquema, output: z.object({ id: z.number(), versao: z.number() }),
  }),
  ativarContrato: defineEndpoint({
    method: 'POST', path: 'Contrato/{id}/ativacao', acesso: comPermissao('contratos:editar'), resumo: 'Activates a contract and creates its titles, once', params: idParams, body: versionado,
    output: z.object({ id: z.number(), situacao: situacaoSaida, titulos: z.number(), totalCentavos: dinheiro }),
  }),
  ativarContratos: defineEndpoint({
    method: 'POST', path: 'Contrato/ativacoes', acesso: comPermissao('contratos:editar'), resumo: 'Activates many contracts in the background, each one all or nothing', exigeIdempotencia: true,
    body: z.strictObject({ ids: z.array(campo.id()).min(1).max(5000) }), output: resultadoLote,
  }),
  cancelarContrato: defineEndpoint({
    method: 'POST', path: 'Contrato/{id}/cancelamento', acesso: comPermissao('contratos:editar'), resumo: 'Cancels a contract and its open titles due after the effective date', params: idParams,
    body: z.strictObject({ versao: campo.versao(), dataEfeito: campo.dataCivil.opcional(), motivo: campo.textoOpcional(500) }),
    output: z.object({ id: z.number(), situacao: situacaoSaida, titulosCancelados: z.number() }),
  }),
};
