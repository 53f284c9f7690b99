import './mensagens.ts';
import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { autenticado, comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { filtroId, filtroTexto, paginaDe, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { etapasMaximo, problemasDoPeriodo } from './regras.ts';
import { situacoesPeriodo } from './situacoes.ts';

const situacao = z.enum(['aberto', 'fechado']);
const ano = campo.inteiro({ min: 1990, max: 2100, codigo: 'ANO_INVALIDO' });

export const esquemaEtapa = z.strictObject({
  nome: campo.texto({ max: 60 }),
  dataInicio: campo.dataCivil(),
  dataFim: campo.dataCivil(),
  peso: campo.taxa({ max: '999' }).default('1.0000'),
});
const corpo = {
  ano,
  nome: campo.texto({ max: 80 }),
  dataInicio: campo.dataCivil(),
  dataFim: campo.dataCivil(),
  segmentacoes: z.array(z.strictObject({ segmentacaoId: campo.id(), etapas: z.array(esquemaEtapa).min(1).max(etapasMaximo) })).max(50),
};
const comRegras = <T extends z.ZodType<Parameters<typeof problemasDoPeriodo>[0]>>(esquema: T) =>
  esquema.check(
    regra((periodo, ctx) => {
      for (const { codigo, params, path } of problemasDoPeriodo(periodo)) ctx.addIssue(recusa(codigo, params, path));
    }),
  );
/** What a period is made of, with the rules that need no database. */
export const esquemaPeriodo = comRegras(z.strictObject(corpo));

/** An edit; etapas are matched by their order. */
export const esquemaEdicaoPeriodo = comRegras(z.strictObject({ id: campo.id(), versao: campo.versao(), ...corpo }));

const resumoPeriodo = {
  id: z.number(),
  ano: z.number(),
  anoLetivoId: z.number(),
  nome: z.string(),
  dataInicio: z.string(),
  dataFim: z.string(),
  versao: z.number(),
};
const item = z.object({
  ...resumoPeriodo,
  situacao,
  segmentacoes: z.array(z.object({ segmentacaoId: z.number(), nome: z.string(), situacao, etapas: z.number() })),
});
const periodo = z.object({
  ...resumoPeriodo,
  segmentacoes: z.array(
    z.object({
      segmentacaoId: z.number(),
      nome: z.string(),
      situacao,
      etapas: z.array(
        z.object({
          id: z.number(),
          ordem: z.number(),
          nome: z.string(),
          dataInicio: z.string(),
          dataFim: z.string(),
          peso: z.string(),
          situacao,
        }),
      ),
    }),
  ),
});

const paginacao = paginacaoQuery({
  colunas: ['nome', 'ano', 'dataInicio', 'dataFim'],
  padrao: 'dataInicio',
  ascendentePadrao: false,
  tamanhoPadrao: 50,
});
const filtros = {
  Nome: filtroTexto(80),
  AnoLetivoId: filtroId(),
  SegmentacaoId: filtroId(),
  Situacao: campo.opcao.opcional(situacoesPeriodo),
};
const toFiltros = (q: { Nome?: string; AnoLetivoId?: number; SegmentacaoId?: number; Situacao: 'aberto' | 'fechado' | null }) => ({
  nome: q.Nome,
  anoLetivoId: q.AnoLetivoId,
  segmentacaoId: q.SegmentacaoId,
  situacao: q.Situacao,
});
export type FiltrosPeriodo = ReturnType<typeof toFiltros>;
const ver = comPermissao('periodo-letivo:visualizar');

/** Academic years and their periods. */
export const periodosLetivosApi = {
  opcoesAnoLetivo: defineEndpoint({
    method: 'GET',
    path: 'AnoLetivo/opcoes',
    resumo: 'Academic years, newest first, which one is current, and the segmentações that they may serve',
    acesso: autenticado('the years feed the filters of many screens and tell nothing about people'),
    output: z.object({
      itens: z.array(z.object({ id: z.number(), ano: z.number() })),
      anoLetivoAtualId: z.number().nullable(),
      segmentacoes: z.array(z.object({ id: z.number(), nome: z.string() })),
    }),
  }),
  criarAnoLetivo: defineEndpoint({
    method: 'POST',
    path: 'AnoLetivo',
    acesso: comPermissao('periodo-letivo:criar'),
    resumo: 'Creates an academic year',
    body: z.strictObject({ ano }),
    output: z.object({ id: z.number() }),
  }),
  excluirAnoLetivo: defineEndpoint({
    method: 'DELETE',
    path: 'AnoLetivo/{id}',
    acesso: comPermissao('periodo-letivo:excluir'),
    resumo: 'Deletes an unused academic year',
    params: porId,
  }),
  listarPeriodos: defineEndpoint({
    method: 'GET',
    path: 'PeriodoLetivo/obter-paginado',
    acesso: comPermissao('periodo-letivo:listar', 'periodo-letivo:visualizar'),
    resumo: 'Academic periods with their segmentações',
    query: z.strictObject({ ...paginacao, ...filtros }).transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(item),
  }),
  exportarPeriodos: defineEndpoint({
    method: 'GET',
    path: 'PeriodoLetivo/exportar',
    acesso: comPermissao('periodo-letivo:listar'),
    resumo: 'Academic periods of a filter as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginacao, ...filtros, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q), formato: q.Formato })),
  }),
  obterPeriodo: defineEndpoint({
    method: 'GET',
    path: 'PeriodoLetivo/{id}',
    acesso: ver,
    resumo: 'One academic period with its etapas',
    params: porId,
    output: periodo,
  }),
  criarPeriodo: defineEndpoint({
    method: 'POST',
    path: 'PeriodoLetivo',
    acesso: comPermissao('periodo-letivo:criar'),
    resumo: 'Creates an academic period, and its year when it does not exist yet',
    body: esquemaPeriodo,
    output: z.object({ id: z.number() }),
  }),
  editarPeriodo: defineEndpoint({
    method: 'PUT',
    path: 'PeriodoLetivo',
    acesso: comPermissao('periodo-letivo:editar'),
    resumo: 'Changes an academic period; etapas are matched by their order',
    body: esquemaEdicaoPeriodo,
    output: periodo,
  }),
  excluirPeriodo: defineEndpoint({
    method: 'DELETE',
    path: 'PeriodoLetivo/{id}',
    acesso: comPermissao('periodo-letivo:excluir'),
    resumo: 'Deletes an unused, open academic period',
    params: porId,
  }),
  historicoPeriodo: defineEndpoint({
    method: 'GET',
    path: 'PeriodoLetivo/{id}/historico',
    acesso: ver,
    resumo: 'Who changed an academic period, when and how',
    params: porId,
    output: historicoSaida,
  }),
};
