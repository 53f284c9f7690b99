import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { diasEntre } from '#shared/datas.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId } from '#shared/listas/paginacao.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import '../mensagens.ts';

export const agrupamentos = ['dia', 'semana', 'mes'] as const;
export type Agrupamento = (typeof agrupamentos)[number];

/** How many days a flow may span, so that no answer has more than some hundred rows. */
export const diasMaximos: Record<Agrupamento, number> = { dia: 186, semana: 800, mes: 3660 };

const consulta = z
  .strictObject({
    DataInicial: campo.dataCivil(),
    DataFinal: campo.dataCivil(),
    Agrupamento: z.enum(agrupamentos).default('dia'),
    ContaBancariaId: filtroId(),
    /** Counts what is overdue as if it moved today. */
    IncluirAtrasados: filtroBooleano(),
  })
  .check(
    regra((q, ctx) => {
      if (diasEntre(q.DataInicial, q.DataFinal) >= diasMaximos[q.Agrupamento])
        ctx.addIssue(recusa('FLUXO_LONGO', { dias: diasMaximos[q.Agrupamento] }, ['DataFinal']));
    }),
  );
const toFiltros = (q: z.output<typeof consulta>) => ({
  dataInicial: q.DataInicial,
  dataFinal: q.DataFinal,
  agrupamento: q.Agrupamento,
  contaBancariaId: q.ContaBancariaId,
  incluirAtrasados: q.IncluirAtrasados ?? false,
});
export type FiltrosFluxo = ReturnType<typeof toFiltros>;

const movimentos = {
  entradasRealizadasCentavos: dinheiro,
  saidasRealizadasCentavos: dinheiro,
  entradasPrevistasCentavos: dinheiro,
  saidasPrevistasCentavos: dinheiro,
};
const parte = z.object({ nome: z.string(), ...movimentos });

/** Cash flow: what moved, and what is expected to. */
export const fluxoApi = {
  obterFluxo: defineEndpoint({
    method: 'GET',
    path: 'FluxoCaixa',
    acesso: comPermissao('caixa-fluxo:visualizar'),
    resumo: 'Realised and expected money by day, week or month; opening + in − out = closing on every row',
    query: consulta.transform(toFiltros),
    output: z.object({
      hoje: z.string(),
      saldoInicialCentavos: dinheiro,
      saldoFinalCentavos: dinheiro,
      /** Open, past its last day on time: outside the rows unless asked for. */
      atrasadoCentavos: dinheiro,
      /** The same of what the school owes. */
      atrasadoPagarCentavos: dinheiro,
      linhas: z.array(
        z.object({ inicio: z.string(), fim: z.string(), saldoInicialCentavos: dinheiro, ...movimentos, saldoFinalCentavos: dinheiro }),
      ),
      /** `digitada`: the school registered it; the others are words of the system, for the reader's language. */
      categorias: z.array(parte.extend({ digitada: z.boolean() })),
      contas: z.array(parte),
    }),
  }),
  exportarFluxo: defineEndpoint({
    method: 'GET',
    path: 'FluxoCaixa/exportar',
    acesso: comPermissao('caixa-fluxo:visualizar'),
    resumo: 'The rows of a cash flow as CSV or XLSX',
    arquivo: true,
    query: z
      .object({ Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .loose()
      .transform(({ Formato, ...q }, ctx) => {
        const lida = consulta.safeParse(q);
        if (lida.success) return { formato: Formato, filtros: toFiltros(lida.data) };
        for (const issue of lida.error.issues) ctx.addIssue(issue as never);
        return z.NEVER;
      }),
  }),
};
