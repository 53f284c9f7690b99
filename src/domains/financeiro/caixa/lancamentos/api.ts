import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginaDe, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import '../mensagens.ts';

export const tiposLancamento = ['recebimento', 'pagamento', 'transferencia'] as const;
export type TipoLancamento = (typeof tiposLancamento)[number];

const tela = 'financeiro-lancamentos';

/** What a person enters by hand: a receipt, a payment, or money that goes from one account to another. */
export const novoLancamento = z
  .strictObject({
    tipo: z.enum(tiposLancamento),
    dataMovimento: campo.dataCivil(),
    valorCentavos: campo.centavos({ min: 1 }),
    historico: campo.texto({ min: 3, max: 250 }),
    documento: campo.textoOpcional(40),
    contaBancariaId: campo.id(),
    contaDestinoId: campo.id.opcional(),
    /** What a transfer takes out of the account: cash unless told. */
    formaPagamentoId: campo.id.opcional(),
    categoriaId: campo.id.opcional(),
    centroCustoId: campo.id.opcional(),
    pessoaId: campo.id.opcional(),
  })
  .check(
    regra((l, ctx) => {
      if (l.tipo !== 'transferencia') {
        if (l.categoriaId === null) ctx.addIssue(recusa('LANCAMENTO_SEM_CATEGORIA', {}, ['categoriaId']));
        return;
      }
      if (l.contaDestinoId === null) ctx.addIssue(recusa('TRANSFERENCIA_SEM_DESTINO', {}, ['contaDestinoId']));
      if (l.contaDestinoId === l.contaBancariaId) ctx.addIssue(recusa('TRANSFERENCIA_MESMA_CONTA', {}, ['contaDestinoId']));
    }),
  )
  // What the chosen kind does not use is dropped: a form keeps what was typed before the choice changed.
  .transform((l) =>
    l.tipo === 'transferencia'
      ? { ...l, categoriaId: null, centroCustoId: null, pessoaId: null }
      : { ...l, contaDestinoId: null, formaPagamentoId: null },
  );
export type NovoLancamentoManual = z.output<typeof novoLancamento>;
export const estornoDeLancamento = z.strictObject({ motivo: campo.texto({ min: 3, max: 200 }) });

const filtros = {
  Nome: filtroTexto(100),
  Tipo: z.enum(tiposLancamento).optional(),
  ContaBancariaId: filtroId(),
  CategoriaId: filtroId(),
  CentroCustoId: filtroId(),
  DataInicial: campo.dataCivil.opcional(),
  DataFinal: campo.dataCivil.opcional(),
  Estornado: filtroBooleano(),
};
const paginacao = paginacaoQuery({
  colunas: ['dataMovimento', 'valor', 'historico'],
  padrao: 'dataMovimento',
  tamanhoPadrao: 50,
  ascendentePadrao: false,
});
const consulta = z.strictObject({ ...paginacao, ...filtros });
const toFiltros = (q: z.output<typeof consulta>) => ({
  nome: q.Nome,
  tipo: q.Tipo,
  contaBancariaId: q.ContaBancariaId,
  categoriaId: q.CategoriaId,
  centroCustoId: q.CentroCustoId,
  dataInicial: q.DataInicial,
  dataFinal: q.DataFinal,
  estornado: q.Estornado,
});
export type FiltrosLancamentoManual = ReturnType<typeof toFiltros>;

const lancamento = z.object({
  id: z.number(),
  tipo: z.enum(tiposLancamento),
  dataMovimento: z.string(),
  valorCentavos: dinheiro,
  historico: z.string(),
  documento: z.string().nullable(),
  contaBancariaId: z.number(),
  contaNome: z.string(),
  contaDestinoId: z.number().nullable(),
  contaDestinoNome: z.string().nullable(),
  formaPagamentoNome: z.string().nullable(),
  categoriaId: z.number().nullable(),
  categoriaNome: z.string().nullable(),
  centroCustoId: z.number().nullable(),
  centroCustoNome: z.string().nullable(),
  pessoaNome: z.string().nullable(),
  usuarioNome: z.string(),
  em: z.string(),
  estorno: z.object({ data: z.string(), motivo: z.string(), usuarioNome: z.string() }).nullable(),
});

/** Entries made by hand. */
export const lancamentosApi = {
  listarManuais: defineEndpoint({
    method: 'GET',
    path: 'LancamentoManual/obter-paginado',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'Entries made by hand; totals of the whole filter, reversed ones left out of them',
    query: consulta.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(lancamento, {
      totais: z.object({ recebimentosCentavos: dinheiro, pagamentosCentavos: dinheiro, transferenciasCentavos: dinheiro }),
    }),
  }),
  exportarManuais: defineEndpoint({
    method: 'GET',
    path: 'LancamentoManual/exportar',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'The filtered entries as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginacao, ...filtros, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
  obterManual: defineEndpoint({
    method: 'GET',
    path: 'LancamentoManual/{id}',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'One entry made by hand',
    params: porId,
    output: lancamento,
  }),
  criarManual: defineEndpoint({
    method: 'POST',
    path: 'LancamentoManual',
    acesso: comPermissao(`${tela}:criar`),
    resumo: 'Enters a receipt, a payment or a transfer between accounts in the open period of each account',
    body: novoLancamento,
    /** `caixaNegativo`: the cash box holds less than nothing now, which no drawer does. */
    output: z.object({ id: z.number(), caixaNegativo: z.object({ contaNome: z.string(), saldoCentavos: dinheiro }).nullable() }),
  }),
  estornarManual: defineEndpoint({
    method: 'POST',
    path: 'LancamentoManual/{id}/estorno',
    acesso: comPermissao(`${tela}:excluir`),
    resumo: 'Reverses an entry with the opposite movements, dated today',
    params: porId,
    body: estornoDeLancamento,
    output: z.object({ id: z.number() }),
  }),
};
