import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, paginaDe, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { quantidadeContada } from '#domains/suprimentos/esquemas.ts';

const tela = 'estoques';
export const situacoesDaContagem = ['aberta', 'concluida', 'cancelada'] as const;
const situacao = z.enum(situacoesDaContagem);
const contagem = z.object({
  id: z.number(),
  depositoId: z.number(),
  depositoNome: z.string(),
  grupoNome: z.string().nullable(),
  situacao,
  produtos: z.number(),
  contados: z.number(),
  operacaoId: z.number().nullable(),
  usuarioNome: z.string(),
  em: z.string(),
  versao: z.number(),
});

export const novaContagem = z.strictObject({ depositoId: campo.id(), grupoId: campo.id.opcional() });
const comVersao = z.strictObject({ versao: campo.versao() });

/** Counts of what a warehouse holds, typed from a blind sheet. */
export const contagensApi = {
  listarContagens: defineEndpoint({
    method: 'GET',
    path: 'ContagemEstoque/obter-paginado',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'Counts of warehouses, the newest first',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['numero'], padrao: 'numero', ascendentePadrao: false }),
        DepositoId: filtroId(),
        Situacao: situacao.optional(),
      })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: { depositoId: q.DepositoId, situacao: q.Situacao } })),
    output: paginaDe(contagem),
  }),
  obterContagem: defineEndpoint({
    method: 'GET',
    path: 'ContagemEstoque/{id}',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'A count with its products: while it is open only what was typed, afterwards what it differed by',
    params: porId,
    output: contagem.extend({
      itens: z.array(
        z.object({
          id: z.number(),
          produtoId: z.number(),
          codigo: z.string(),
          produtoNome: z.string(),
          grupoNome: z.string(),
          unidade: z.string(),
          contada: z.string().nullable(),
          /** What moved since the sheet was made and before this was typed: it is to be counted again. */
          moveu: z.boolean(),
          /** What was counted says nothing any more: it is counted again. */
          refazer: z.boolean(),
          versao: z.number(),
        }),
      ),
    }),
  }),
  diferencas: defineEndpoint({
    method: 'GET',
    path: 'ContagemEstoque/{id}/diferencas',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'What a count differs by from the books, and what that is worth',
    params: porId,
    output: z.object({
      itens: z.array(
        z.object({
          id: z.number(),
          produtoNome: z.string(),
          unidade: z.string(),
          contada: z.string(),
          esperada: z.string(),
          diferenca: z.string(),
          /** Null where it cannot be adjusted as it was counted: `porque`. */
          valorCentavos: dinheiro.nullable(),
          /** The books know no cost of what is over; or what is missing has left them since: it is counted again. */
          porque: z.enum(['sem_custo', 'refazer']).nullable(),
        }),
      ),
      naoContados: z.number(),
    }),
  }),
  abrirContagem: defineEndpoint({
    method: 'POST',
    path: 'ContagemEstoque',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'Opens a count of a warehouse, of all its products or of one group',
    body: novaContagem,
    output: z.object({ id: z.number() }),
  }),
  contarItens: defineEndpoint({
    method: 'PUT',
    path: 'ContagemEstoque/itens',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'Types what was counted, many at once over the versions that were seen; the books of that moment are kept beside it',
    body: z.strictObject({
      contagemId: campo.id(),
      itens: z
        .array(z.strictObject({ id: campo.id(), versao: campo.versao(), contada: quantidadeContada() }))
        .min(1)
        .max(50),
    }),
    output: z.object({
      itens: z.array(z.object({ id: z.number(), gravado: z.boolean(), contada: z.string().nullable(), versao: z.number() })),
    }),
  }),
  concluirContagem: defineEndpoint({
    method: 'POST',
    path: 'ContagemEstoque/{id}/conclusao',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'Concludes a count: what differs becomes an adjustment, dated today; what was not counted stays',
    params: porId,
    body: comVersao,
    output: z.object({ id: z.number(), operacaoId: z.number().nullable(), ajustados: z.number() }),
  }),
  cancelarContagem: defineEndpoint({
    method: 'POST',
    path: 'ContagemEstoque/{id}/cancelamento',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'Gives up a count: nothing is adjusted',
    params: porId,
    body: comVersao,
    output: z.object({ id: z.number() }),
  }),
  folhaDeContagem: defineEndpoint({
    method: 'GET',
    path: 'ContagemEstoque/{id}/folha',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'The blind sheet of a count, as PDF: products without what the books say',
    params: porId,
    arquivo: true,
  }),
};
