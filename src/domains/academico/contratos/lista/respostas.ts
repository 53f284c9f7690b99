import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { situacaoSaida } from '../situacoes.ts';

/** What the contract endpoints answer. */
export const itemContrato = z.object({
  id: z.number(),
  numero: z.string(),
  situacao: situacaoSaida,
  matriculaId: z.number(),
  matriculaCodigo: z.string(),
  alunoId: z.number(),
  alunoNome: z.string(),
  cursoNome: z.string(),
  turmaNome: z.string().nullable(),
  ano: z.number(),
  totalCentavos: dinheiro.nullable(),
  criadoEm: z.string(),
});
