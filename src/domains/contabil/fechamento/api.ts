import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { pendencias } from './pendencias.ts';

const porPeriodo = z.strictObject({ periodo: campo.id() });
const feito = z.object({ periodo: z.number(), situacao: z.enum(['fechado', 'reaberto']), versao: z.number() });

/** Closing and reopening of períodos, and of the year with the last of them. */
export const fechamentoApi = {
  conferir: defineEndpoint({
    method: 'GET',
    path: 'PeriodoContabil/{periodo}/fechamento',
    acesso: comPermissao('contabil-fechamento:visualizar'),
    resumo: 'What is to be looked at before an accounting period is closed; of a year, its result too',
    params: porPeriodo,
    output: z.object({
      periodo: z.number(),
      versao: z.number(),
      lancamentos: z.number(),
      totalCentavos: dinheiro,
      /** The first period that stands open before it: that one closes first. */
      antesAberto: z.number().nullable(),
      emCurso: z.boolean(),
      pendencias: z.array(z.object({ qual: z.enum(pendencias), quantidade: z.number() })),
      /** Of the closing of a year: positive is a surplus; null of a month. */
      resultadoCentavos: dinheiro.nullable(),
    }),
  }),
  fechar: defineEndpoint({
    method: 'POST',
    path: 'PeriodoContabil/{periodo}/fechamento',
    acesso: comPermissao('contabil-fechamento:editar'),
    resumo: 'Closes an accounting period, the next one in order; the last of a year posts its result and carries its balances',
    params: porPeriodo,
    body: z.strictObject({
      versao: campo.versao(),
      /** What is pending was seen, and is left as it is. */
      comPendencias: z.boolean().default(false),
    }),
    output: feito.extend({ lancamentos: z.number(), resultadoCentavos: dinheiro.nullable() }),
  }),
  reabrir: defineEndpoint({
    method: 'POST',
    path: 'PeriodoContabil/{periodo}/reabertura',
    acesso: comPermissao('contabil-fechamento:editar'),
    resumo: 'Reopens the last closed accounting period, with a reason; that of a year reverses its closing entries',
    params: porPeriodo,
    body: z.strictObject({ versao: campo.versao(), motivo: campo.texto({ min: 3, max: 300 }) }),
    output: feito,
  }),
};
