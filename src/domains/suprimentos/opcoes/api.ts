import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto } from '#shared/listas/paginacao.ts';

const acesso = comPermissao(
  'estoques:visualizar',
  'estoques:criar',
  'produtos:visualizar',
  'produtos:criar',
  'relatorio-estoque:visualizar',
  'lancamentos-nf:listar',
  'lancamentos-nf:criar',
  'lancamentos-nf:editar',
);

/** What the forms and filters of the storeroom choose from. */
export const opcoesEstoqueApi = {
  opcoesDoEstoque: defineEndpoint({
    method: 'GET',
    path: 'Estoque/opcoes',
    acesso,
    resumo: 'Groups, warehouses and cost centres in use, for the selects of the storeroom',
    output: z.object({
      grupos: z.array(z.object({ id: z.number(), nome: z.string() })),
      depositos: z.array(z.object({ id: z.number(), nome: z.string() })),
      centrosCusto: z.array(z.object({ id: z.number(), nome: z.string() })),
    }),
  }),
  buscarProdutos: defineEndpoint({
    method: 'GET',
    path: 'Estoque/produtos',
    acesso,
    resumo: 'Active products by name, code or barcode, with what a warehouse holds of them',
    query: z
      .strictObject({ Nome: filtroTexto(100), DepositoId: filtroId() })
      .transform((q) => ({ nome: q.Nome, depositoId: q.DepositoId })),
    output: z.object({
      itens: z.array(
        z.object({
          id: z.number(),
          codigo: z.string(),
          nome: z.string(),
          unidade: z.string(),
          /** Null where no warehouse was named. */
          saldo: z.string().nullable(),
          embalagens: z.array(z.object({ nome: z.string(), fator: z.string() })),
        }),
      ),
    }),
  }),
};
