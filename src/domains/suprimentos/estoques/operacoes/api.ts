import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginaDe, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { quantidade } from '#domains/suprimentos/esquemas.ts';
import '#domains/suprimentos/mensagens.ts';

const tela = 'estoques';
export const tiposDeOperacao = ['entrada', 'retirada', 'transferencia', 'ajuste', 'estorno'] as const;
export type TipoDeOperacao = (typeof tiposDeOperacao)[number];

const itensMaximo = 200;
/** Who asks was told that something of this date gives later movements another cost. */
const recalculoConfirmado = z.boolean().default(false);
const item = z.strictObject({ produtoId: campo.id(), quantidade: quantidade() });
const semRepetidos = regra(({ itens }: { itens: readonly { produtoId: number }[] }, ctx: Achados) => {
  for (const [i, { produtoId }] of itens.entries())
    if (itens.slice(0, i).some((outro) => outro.produtoId === produtoId))
      ctx.addIssue(recusa('PRODUTO_REPETIDO_NA_OPERACAO', {}, ['itens', i, 'produtoId']));
});

export const novaRetirada = z
  .strictObject({
    dataMovimento: campo.dataCivil(),
    depositoId: campo.id(),
    solicitantePessoaId: campo.id(),
    motivo: campo.texto({ min: 3, max: 200 }),
    centroCustoId: campo.id.opcional(),
    itens: z.array(item).min(1).max(itensMaximo),
    recalculoConfirmado,
  })
  .check(semRepetidos);
export const novaTransferencia = z
  .strictObject({
    dataMovimento: campo.dataCivil(),
    depositoId: campo.id(),
    depositoDestinoId: campo.id(),
    motivo: campo.textoOpcional(200, { min: 3 }),
    itens: z.array(item).min(1).max(itensMaximo),
    recalculoConfirmado,
  })
  .check(semRepetidos)
  .check(
    regra((t, ctx) => {
      if (t.depositoId === t.depositoDestinoId) ctx.addIssue(recusa('MESMO_DEPOSITO', {}, ['depositoDestinoId']));
    }),
  );
export const novaEntrada = z.strictObject({
  dataMovimento: campo.dataCivil(),
  depositoId: campo.id(),
  fornecedorId: campo.id.opcional(),
  documento: campo.textoOpcional(40),
  motivo: campo.texto({ min: 3, max: 200 }),
  itens: z
    .array(z.strictObject({ produtoId: campo.id(), quantidade: quantidade(), valorCentavos: campo.centavos() }))
    .min(1)
    .max(itensMaximo),
  recalculoConfirmado,
});

const filtros = {
  Nome: filtroTexto(100),
  Tipo: z.enum(tiposDeOperacao).optional(),
  DepositoId: filtroId(),
  ProdutoId: filtroId(),
  CentroCustoId: filtroId(),
  DataInicial: campo.dataCivil.opcional(),
  DataFinal: campo.dataCivil.opcional(),
  Estornada: filtroBooleano(),
};
const paginacao = paginacaoQuery({ colunas: ['dataMovimento', 'numero'], padrao: 'numero', tamanhoPadrao: 50, ascendentePadrao: false });
const consulta = z.strictObject({ ...paginacao, ...filtros });
const toFiltros = (q: z.output<typeof consulta>) => ({
  nome: q.Nome,
  tipo: q.Tipo,
  depositoId: q.DepositoId,
  produtoId: q.ProdutoId,
  centroCustoId: q.CentroCustoId,
  dataInicial: q.DataInicial,
  dataFinal: q.DataFinal,
  estornada: q.Estornada,
});
export type FiltrosOperacao = ReturnType<typeof toFiltros>;

const operacao = z.object({
  id: z.number(),
  tipo: z.enum(tiposDeOperacao),
  dataMovimento: z.string(),
  depositoNome: z.string(),
  depositoDestinoNome: z.string().nullable(),
  solicitanteNome: z.string().nullable(),
  centroCustoNome: z.string().nullable(),
  fornecedorNome: z.string().nullable(),
  motivo: z.string().nullable(),
  documento: z.string().nullable(),
  origemTipo: z.string(),
  contagemId: z.number().nullable(),
  estornoDe: z.number().nullable(),
  produtos: z.number(),
  /** Of one product alone, what it is. */
  produtoNome: z.string().nullable(),
  valorCentavos: dinheiro,
  usuarioNome: z.string(),
  em: z.string(),
  estornada: z.object({ id: z.number(), em: z.string(), motivo: z.string(), usuarioNome: z.string() }).nullable(),
});
const feita = z.object({ id: z.number(), dataMovimento: z.string(), recalculados: z.number() });

/** What moves stock by hand, and its reversal. */
export const operacoesApi = {
  listarOperacoes: defineEndpoint({
    method: 'GET',
    path: 'OperacaoEstoque/obter-paginado',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'What moved stock: entries, withdrawals, transfers, counts and reversals',
    query: consulta.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(operacao),
  }),
  obterOperacao: defineEndpoint({
    method: 'GET',
    path: 'OperacaoEstoque/{id}',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'One operation with its movements, what each cost and what it left',
    params: porId,
    output: operacao.extend({
      movimentos: z.array(
        z.object({
          id: z.number(),
          produtoId: z.number(),
          produtoNome: z.string(),
          unidade: z.string(),
          depositoId: z.number(),
          depositoNome: z.string(),
          quantidade: z.string(),
          valorCentavos: dinheiro,
          saldoQuantidade: z.string(),
        }),
      ),
    }),
  }),
  retirar: defineEndpoint({
    method: 'POST',
    path: 'OperacaoEstoque/retirada',
    acesso: comPermissao(`${tela}:criar`),
    resumo: 'Withdraws products from a warehouse, for somebody, at the average cost',
    body: novaRetirada,
    output: feita,
  }),
  transferir: defineEndpoint({
    method: 'POST',
    path: 'OperacaoEstoque/transferencia',
    acesso: comPermissao(`${tela}:criar`),
    resumo: 'Moves products from one warehouse to another, worth the same on both sides',
    body: novaTransferencia,
    output: feita,
  }),
  darEntrada: defineEndpoint({
    method: 'POST',
    path: 'OperacaoEstoque/entrada',
    acesso: comPermissao(`${tela}:criar`),
    resumo: 'Enters products that come by no invoice: what was there at first, a donation',
    body: novaEntrada,
    output: feita,
  }),
  estornar: defineEndpoint({
    method: 'POST',
    path: 'OperacaoEstoque/{id}/estorno',
    acesso: comPermissao(`${tela}:excluir`),
    resumo: 'Reverses an operation with the opposite movements, dated today',
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 200 }), recalculoConfirmado }),
    output: feita,
  }),
};
