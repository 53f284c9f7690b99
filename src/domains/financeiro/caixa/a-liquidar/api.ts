import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginaDe, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';

export const situacoesRecebimento = ['a_liquidar', 'liquidado', 'estornado'] as const;
export type SituacaoRecebimento = (typeof situacoesRecebimento)[number];

const tela = 'financeiro-lancamentos';
const paginacao = paginacaoQuery({
  colunas: ['dataPrevista', 'dataRecebimento', 'bruto'],
  padrao: 'dataPrevista',
  tamanhoPadrao: 50,
  ascendentePadrao: true,
});
const filtros = {
  Nome: filtroTexto(100),
  ContaBancariaId: filtroId(),
  FormaPagamentoId: filtroId(),
  Situacao: z.enum(situacoesRecebimento).optional(),
  DataInicial: campo.dataCivil.opcional(),
  DataFinal: campo.dataCivil.opcional(),
};
const consulta = z.strictObject({ ...paginacao, ...filtros });
const toFiltros = (q: Omit<z.output<typeof consulta>, keyof typeof paginacao>) => ({
  nome: q.Nome,
  contaBancariaId: q.ContaBancariaId,
  formaPagamentoId: q.FormaPagamentoId,
  situacao: q.Situacao,
  dataInicial: q.DataInicial,
  dataFinal: q.DataFinal,
});
export type FiltrosRecebimento = ReturnType<typeof toFiltros>;

const somas = { quantidade: z.number(), brutoCentavos: dinheiro, taxaCentavos: dinheiro };

/** What is settled in one act: everything due until a day, of an account and a method or of all. */
export const escolhaDeLiquidacao = z.strictObject({
  ate: campo.dataCivil(),
  contaBancariaId: campo.id.opcional(),
  formaPagamentoId: campo.id.opcional(),
  /** When all of it arrived, if not each on the day it was expected. */
  dataCredito: campo.dataCivil.opcional(),
});
/** The choice with the figures that were seen of it. */
const liquidacao = escolhaDeLiquidacao.extend({
  quantidade: z.number().int().min(1),
  brutoCentavos: campo.centavos({ min: 1 }),
  taxaCentavos: campo.centavos({ min: 0 }),
});

/** Money given by payers that the account does not have yet. */
export const recebimentosApi = {
  listarRecebimentos: defineEndpoint({
    method: 'GET',
    path: 'RecebimentoALiquidar/obter-paginado',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'Money of cards and other methods that comes later or less a fee; totals of the whole filter',
    query: consulta.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(
      z.object({
        id: z.number(),
        dataRecebimento: z.string(),
        dataPrevista: z.string(),
        contaNome: z.string(),
        formaNome: z.string(),
        historico: z.string(),
        pessoaNome: z.string().nullable(),
        brutoCentavos: dinheiro,
        taxaCentavos: dinheiro,
        liquidoCentavos: dinheiro,
        situacao: z.enum(situacoesRecebimento),
        liquidacaoId: z.number().nullable(),
        dataLiquidacao: z.string().nullable(),
        dataEstorno: z.string().nullable(),
      }),
      { totais: z.object({ ...somas, vencidos: z.number(), vencidoCentavos: dinheiro }) },
    ),
  }),
  exportarRecebimentos: defineEndpoint({
    method: 'GET',
    path: 'RecebimentoALiquidar/exportar',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'The filtered money to be settled as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginacao, ...filtros, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
  preverLiquidacao: defineEndpoint({
    method: 'GET',
    path: 'RecebimentoALiquidar/previa',
    acesso: comPermissao(`${tela}:criar`),
    resumo: 'What would be settled until a day, by account and method',
    query: z
      .strictObject({ Ate: campo.dataCivil(), ContaBancariaId: filtroId(), FormaPagamentoId: filtroId() })
      .transform((q) => ({ ate: q.Ate, contaBancariaId: q.ContaBancariaId ?? null, formaPagamentoId: q.FormaPagamentoId ?? null })),
    output: z.object({
      ...somas,
      grupos: z.array(z.object({ contaNome: z.string(), formaNome: z.string(), dataPrevista: z.string(), ...somas })),
    }),
  }),
  liquidar: defineEndpoint({
    method: 'POST',
    path: 'RecebimentoALiquidar/liquidacao',
    acesso: comPermissao(`${tela}:criar`),
    resumo:
      'Enters in their accounts what was due until a day, and the fees that came off it; refused when the figures are no longer those seen',
    body: liquidacao,
    output: z.object({ id: z.number(), ...somas }),
  }),
  obterLiquidacao: defineEndpoint({
    method: 'GET',
    path: 'RecebimentoALiquidar/liquidacao/{id}',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'One settlement of money that waited, what of it may still be undone, and its undoing',
    params: porId,
    output: z.object({
      id: z.number(),
      ate: z.string(),
      dataCredito: z.string().nullable(),
      ...somas,
      usuarioNome: z.string(),
      em: z.string(),
      aDesfazer: z.object(somas),
      desfeita: z.object({ dataDesfeita: z.string(), motivo: z.string(), usuarioNome: z.string() }).nullable(),
    }),
  }),
  desfazerLiquidacao: defineEndpoint({
    method: 'POST',
    path: 'RecebimentoALiquidar/liquidacao/{id}/estorno',
    acesso: comPermissao(`${tela}:excluir`),
    resumo: 'Undoes a settlement with the opposite movements, dated today; what it had settled waits again',
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) }),
    output: z.object({ id: z.number(), ...somas }),
  }),
};
