import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { situacoesAssinatura } from '#domains/academico/contratos/assinaturas/situacoes.ts';
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
  /**
   * Of one that awaits a signature or is in force, the sending by link that most waits for somebody, of itself or of an addendum, which it names
   * then: null when nothing that stands was sent.
   */
  assinatura: z
    .object({ situacao: z.enum(situacoesAssinatura), assinaram: z.number(), signatarios: z.number(), ordem: z.number().optional() })
    .nullable(),
});
