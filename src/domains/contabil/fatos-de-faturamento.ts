import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

const faturamento = { sala: 'contabil/faturamentos', origem: z.literal('faturamento') } as const;
const id = z.int().positive().nullable();

/** Revenue of titles, recognized in their month. */
export const movimentosDeFaturamento = {
  'faturamento.reconhecido': {
    ...faturamento,
    quando: 'the revenue of a title is recognized, in its month',
    valores: z.strictObject({
      bolsaCentavos: dinheiro,
      descontoCentavos: dinheiro,
      antecipadoCentavos: dinheiro,
      tituloId: z.int().positive(),
      segmentacaoId: id,
      cursoId: id,
      turmaId: id,
    }),
  },
} as const;
export const estornosDeFaturamento = {
  'faturamento.estornado': {
    ...faturamento,
    quando: 'a recognition is undone, or what it recognized changed',
    de: ['faturamento.reconhecido'],
  },
} as const;
