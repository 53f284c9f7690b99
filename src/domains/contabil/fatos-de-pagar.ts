import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { identificado } from './identificado.ts';

const pagar = 'financeiro/pagar';
const id = z.int().positive();
const porCategoria = z.array(z.strictObject({ categoriaId: id, centroCustoId: id.nullable(), valorCentavos: dinheiro }));

/** What happens to payables. */
export const movimentosDePagar = {
  'pagar.lancado': {
    sala: pagar,
    quando:
      'a payable title comes to be: its gross amount, by category and cost centre, what goes into stock apart, with the taxes withheld; of one that hands taxes over, what it hands over instead of a category',
    origem: z.literal('titulo_pagar'),
    valores: z.strictObject({
      ...identificado,
      liquidoCentavos: dinheiro,
      retidoCentavos: dinheiro,
      dataVencimento: z.iso.date(),
      fornecedorId: id,
      contaPagarId: id,
      rateio: porCategoria,
      estoque: porCategoria.optional(),
      retencoes: z.array(z.strictObject({ impostoId: id, valorCentavos: dinheiro })),
      recolhimentos: z.array(z.strictObject({ impostoId: id, valorCentavos: dinheiro })).optional(),
    }),
  },
  'pagar.pago': {
    sala: pagar,
    quando: 'a payable title is paid, whole or in part',
    origem: z.literal('baixa_pagar'),
    valores: z.strictObject({
      ...identificado,
      principalCentavos: dinheiro,
      descontoCentavos: dinheiro,
      multaCentavos: dinheiro,
      jurosCentavos: dinheiro,
      tituloId: id,
      contaBancariaId: id,
      formaPagamentoId: id,
    }),
  },
} as const;

/** What is taken back of it. */
export const estornosDePagar = {
  'pagar.cancelado': {
    sala: pagar,
    quando: 'a payable title is cancelled',
    origem: z.literal('titulo_pagar_cancelamento'),
    de: ['pagar.lancado'],
  },
  'pagamento.estornado': {
    sala: pagar,
    quando: 'a payment of a payable is reversed',
    origem: z.literal('estorno_pagar'),
    de: ['pagar.pago'],
  },
} as const;
