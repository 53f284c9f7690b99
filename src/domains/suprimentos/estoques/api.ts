import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginaDe, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';

const tela = 'estoques';
const filtros = {
  Nome: filtroTexto(100),
  ProdutoId: filtroId(),
  DepositoId: filtroId(),
  GrupoId: filtroId(),
  ComSaldo: filtroBooleano(),
  AbaixoDoMinimo: filtroBooleano(),
};
const paginacao = paginacaoQuery({ colunas: ['produto', 'codigo', 'deposito', 'grupo', 'valor'], padrao: 'produto', tamanhoPadrao: 50 });
const consulta = z.strictObject({ ...paginacao, ...filtros });
const toFiltros = (q: z.output<typeof consulta>) => ({
  nome: q.Nome,
  produtoId: q.ProdutoId,
  depositoId: q.DepositoId,
  grupoId: q.GrupoId,
  comSaldo: q.ComSaldo,
  abaixoDoMinimo: q.AbaixoDoMinimo,
});
export type FiltrosSaldo = ReturnType<typeof toFiltros>;

const saldo = z.object({
  produtoId: z.number(),
  codigo: z.string(),
  produtoNome: z.string(),
  grupoNome: z.string(),
  unidade: z.string(),
  depositoId: z.number(),
  depositoNome: z.string(),
  quantidade: z.string(),
  minimo: z.string().nullable(),
  abaixoDoMinimo: z.boolean(),
  /** In reais, four decimals. */
  custoMedio: z.string(),
  valorCentavos: dinheiro,
});

/** What each warehouse holds of each product, and why it costs what it costs. */
export const estoquesApi = {
  listarSaldos: defineEndpoint({
    method: 'GET',
    path: 'Estoque/obter-paginado',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'Balances by product and warehouse, with the minimum; the value of the whole filter',
    query: consulta.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(saldo, { totais: z.object({ valorCentavos: dinheiro, abaixoDoMinimo: z.number() }) }),
  }),
  exportarSaldos: defineEndpoint({
    method: 'GET',
    path: 'Estoque/exportar',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'The filtered balances as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginacao, ...filtros, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
  explicarCusto: defineEndpoint({
    method: 'GET',
    path: 'Estoque/custo',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo:
      'Why a product costs what it costs in a warehouse: its movements, the newest first, with what each left and the average after it',
    query: z
      .strictObject({
        ProdutoId: campo.id(),
        DepositoId: campo.id(),
        ...paginacaoQuery({ colunas: ['data'], padrao: 'data', ascendentePadrao: false }),
      })
      .transform((q) => ({ produtoId: q.ProdutoId, depositoId: q.DepositoId, paginacao: toPaginacao(q) })),
    output: paginaDe(
      z.object({
        id: z.number(),
        operacaoId: z.number(),
        tipo: z.enum(['entrada', 'retirada', 'transferencia', 'ajuste', 'estorno']),
        dataMovimento: z.string(),
        unidade: z.string(),
        quantidade: z.string(),
        valorCentavos: dinheiro,
        /** What it cost before something of an earlier day changed it. */
        valorAntesCentavos: dinheiro.nullable(),
        saldoQuantidade: z.string(),
        saldoValorCentavos: dinheiro,
        antesQuantidade: z.string(),
        antesValorCentavos: dinheiro,
        custoMedio: z.string(),
        estornado: z.boolean(),
      }),
    ),
  }),
};
