import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { situacoesPeriodo } from '../situacoes.ts';
import '../mensagens.ts';

const formato = { Formato: z.enum(['csv', 'xlsx']).default('csv') };
const situacao = z.enum(situacoesPeriodo);
const data = campo.dataCivil.opcional;

const periodos = {
  ...paginacaoQuery({ colunas: ['dataInicio', 'conta', 'situacao'], padrao: 'dataInicio', tamanhoPadrao: 50, ascendentePadrao: false }),
  ContaBancariaId: filtroId(),
  Situacao: situacao.optional(),
  /** Open for longer than it should be (`DIAS_DE_PERIODO_ABERTO`). */
  PorFechar: filtroBooleano(),
  /** Open periods at whose end a cash box holds less than nothing, which no drawer does. */
  CaixaNegativo: filtroBooleano(),
};
const consultaPeriodos = z.strictObject({ ...periodos, ...formato });
const toFiltrosPeriodo = (q: Omit<z.output<typeof consultaPeriodos>, 'Formato'>) => ({
  contaBancariaId: q.ContaBancariaId,
  situacao: q.Situacao,
  porFechar: q.PorFechar,
  caixaNegativo: q.CaixaNegativo,
});
export type FiltrosPeriodo = ReturnType<typeof toFiltrosPeriodo>;
const periodo = z.object({
  id: z.number(),
  contaBancariaId: z.number(),
  contaNome: z.string(),
  dataInicio: z.string(),
  dataFim: z.string(),
  situacao,
  versao: z.number(),
  saldoAnteriorCentavos: dinheiro,
  entradasCentavos: dinheiro,
  saidasCentavos: dinheiro,
  saldoFinalCentavos: dinheiro,
  saldoInformadoCentavos: dinheiro.nullable(),
  lancamentos: z.number(),
  /** An open period at whose end a cash box holds less than nothing. */
  caixaNegativo: z.boolean(),
});
/** What an account is expected to hold by a payment method; null is the rest: what it opened with and what moved by none. */
const contagem = z.object({ formaPagamentoId: z.number().nullable(), formaNome: z.string().nullable(), esperadoCentavos: dinheiro });
export const novoPeriodo = z.strictObject({ contaBancariaId: campo.id(), dataInicio: campo.dataCivil(), dataFim: campo.dataCivil() }).check(
  regra((p, ctx) => {
    if (p.dataInicio > p.dataFim) ctx.addIssue(recusa('PERIODO_FINANCEIRO_INVERTIDO', {}, ['dataFim']));
  }),
);
export const fechamento = z.strictObject({
  versao: campo.versao(),
  saldoInformadoCentavos: campo.centavos({ min: -999_999_999_999 }),
  ajuste: campo.textoOpcional(250, { min: 3 }),
  /** Closes a period that is not over until this day: the next one begins the day after and runs to the end it had. */
  ate: campo.dataCivil.opcional(),
  /** What was counted by method, null being the rest of the account; adds up to the informed balance. */
  contagens: z
    .array(z.strictObject({ formaPagamentoId: campo.id.opcional(), contadoCentavos: campo.centavos({ min: -999_999_999_999 }) }))
    .max(60)
    .optional(),
});
export const reabertura = z.strictObject({ versao: campo.versao(), motivo: campo.texto({ min: 3, max: 300 }) });

/** Financial periods. */
export const periodosApi = {
  listarPeriodos: defineEndpoint({
    method: 'GET',
    path: 'PeriodoFinanceiro/obter-paginado',
    acesso: comPermissao('periodo-financeiro:listar'),
    resumo: 'Financial periods with their balances',
    query: z.strictObject(periodos).transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosPeriodo(q) })),
    output: paginaDe(periodo),
  }),
  exportarPeriodos: defineEndpoint({
    method: 'GET',
    path: 'PeriodoFinanceiro/exportar',
    acesso: comPermissao('periodo-financeiro:listar'),
    resumo: 'The filtered financial periods as CSV or XLSX',
    arquivo: true,
    query: consultaPeriodos.transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: toFiltrosPeriodo(q) })),
  }),
  obterPeriodo: defineEndpoint({
    method: 'GET',
    path: 'PeriodoFinanceiro/{id}',
    acesso: comPermissao('periodo-financeiro:visualizar'),
    resumo: 'One financial period with its balances and changes of state',
    params: porId,
    output: periodo.extend({
      /** Movements of the period that are dated after today: its final balance counts them. */
      depoisDeHoje: z
        .object({ lancamentos: z.number(), primeiro: z.string(), entradasCentavos: dinheiro, saidasCentavos: dinheiro })
        .nullable(),
      situacoes: z.array(
        z.object({
          id: z.number(),
          de: z.string().nullable(),
          para: z.string(),
          motivo: z.string().nullable(),
          saldoCalculadoCentavos: dinheiro.nullable(),
          saldoInformadoCentavos: dinheiro.nullable(),
          usuarioNome: z.string(),
          em: z.string(),
          contagens: z.array(contagem.extend({ contadoCentavos: dinheiro })),
        }),
      ),
    }),
  }),
  conferirPeriodo: defineEndpoint({
    method: 'GET',
    path: 'PeriodoFinanceiro/{id}/conferencia',
    acesso: comPermissao('periodo-financeiro:visualizar'),
    resumo: 'What a closing would expect, by payment method: until the last day of the period, or until today while it runs',
    params: porId,
    query: z.strictObject({ Ate: data() }).transform((q) => ({ ate: q.Ate })),
    output: z.object({
      ate: z.string(),
      /** Whether the period runs past that day, so that closing ends it there. */
      emCurso: z.boolean(),
      saldoCalculadoCentavos: dinheiro,
      contagens: z.array(contagem),
      /** The first entry dated later, which stands against ending there. */
      movimentoPosterior: z.string().nullable(),
    }),
  }),
  criarPeriodo: defineEndpoint({
    method: 'POST',
    path: 'PeriodoFinanceiro',
    acesso: comPermissao('periodo-financeiro:criar'),
    resumo: 'Opens a financial period of an account',
    body: novoPeriodo,
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
  fecharPeriodo: defineEndpoint({
    method: 'POST',
    path: 'PeriodoFinanceiro/{id}/fechamento',
    acesso: comPermissao('periodo-financeiro:editar'),
    resumo: 'Closes a period whose informed balance equals the computed one, or adjusts it',
    params: porId,
    body: fechamento,
    output: z.object({ id: z.number(), situacao, saldoCentavos: dinheiro, seguinteId: z.number().nullable() }),
  }),
  reabrirPeriodo: defineEndpoint({
    method: 'POST',
    path: 'PeriodoFinanceiro/{id}/reabertura',
    acesso: comPermissao('periodo-financeiro:editar'),
    resumo: 'Reopens a closed period, with a reason',
    params: porId,
    body: reabertura,
    output: z.object({ id: z.number(), situacao }),
  }),
  excluirPeriodo: defineEndpoint({
    method: 'DELETE',
    path: 'PeriodoFinanceiro/{id}',
    acesso: comPermissao('periodo-financeiro:excluir'),
    resumo: 'Deletes a period that never had a movement or a closing',
    params: porId,
    output: z.object({ id: z.number() }),
  }),
};
