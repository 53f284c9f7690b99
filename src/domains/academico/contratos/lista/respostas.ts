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
  /** Of who awaits a signature, the sending by link that stands: null when nothing was sent. */
  assinatura: z.object({ situacao: z.enum(situacoesAssinatura), assinaram: z.number(), signatarios: z.number() }).nullable(),
});
