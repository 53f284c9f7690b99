import { z } from 'zod';
import { identificado } from './identificado.ts';

const estoque = 'suprimentos';
const id = z.int().positive();
const doProduto = { ...identificado, produtoId: id, grupoProdutoId: id, depositoId: id, quantidade: z.string() };
const movimentoDeEstoque = { sala: estoque, origem: z.enum(['movimento_estoque', 'recalculo_estoque']) } as const;

/** What happens to what is kept in deposits. */
export const movimentosDeEstoque = {
  'estoque.entrada': {
    ...movimentoDeEstoque,
    quando: 'a product comes into a deposit',
    valores: z.strictObject({ ...doProduto, origem: z.string(), documento: z.string().nullable() }),
  },
  'estoque.retirada': {
    ...movimentoDeEstoque,
    quando: 'somebody takes a product out to use it',
    valores: z.strictObject({ ...doProduto, centroCustoId: id.nullable() }),
  },
  'estoque.transferencia': {
    ...movimentoDeEstoque,
    quando: 'a product goes from one deposit to another',
    valores: z.strictObject({ ...doProduto, depositoDestinoId: id }),
  },
  'estoque.ajuste': {
    ...movimentoDeEstoque,
    quando: 'a count finds more or less than the books say',
    valores: z.strictObject({ ...doProduto, sentido: z.enum(['entrada', 'saida']), contagemId: id }),
  },
} as const;

const deProdutos = ['estoque.entrada', 'estoque.retirada', 'estoque.transferencia', 'estoque.ajuste'] as const;
/** What takes such facts back. */
export const estornosDeEstoque = {
  'estoque.estornado': {
    sala: estoque,
    quando: 'a movement of stock is reversed',
    origem: z.literal('movimento_estoque'),
    de: deProdutos,
  },
  'estoque.recalculado': {
    sala: estoque,
    quando: 'something of an earlier day changes the cost of a movement, which is told again with the new one',
    origem: z.literal('recalculo_estoque'),
    de: deProdutos,
  },
} as const;
