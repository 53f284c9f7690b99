import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { situacoesAssinatura, valoresDePapel } from './situacoes.ts';

/** More papers than any class has. */
const papeisMaximo = 100;
const testemunhasMaximo = 2;

/** What is sent: papers by name, or the contracts of a class that wait for a signature and were not sent yet. */
export const envioEsquema = z.strictObject({
  papeis: z
    .array(z.strictObject({ contratoId: campo.id(), aditivoId: campo.id.opcional() }))
    .max(papeisMaximo)
    .default([]),
  turmaId: campo.id.opcional(),
  testemunhas: z.array(campo.id()).max(testemunhasMaximo).default([]),
  dias: campo.inteiro({ min: 1, max: 60 }),
});

const signatarioSaida = z.object({
  id: z.number(),
  pessoaId: z.number(),
  nome: z.string(),
  papel: z.enum(valoresDePapel),
  email: z.string(),
  vistoEm: z.string().nullable(),
  assinouEm: z.string().nullable(),
  forma: z.enum(['aceite', 'pdf']).nullable(),
  lembretes: z.number(),
  enviadoEm: z.string(),
  perguntas: z.array(
    z.object({ id: z.number(), texto: z.string(), em: z.string(), resposta: z.string().nullable(), respondidaEm: z.string().nullable() }),
  ),
});
export const assinaturaSaida = z.object({
  id: z.number(),
  contratoId: z.number(),
  aditivoId: z.number().nullable(),
  ordem: z.number().nullable(),
  situacao: z.enum(situacoesAssinatura),
  /** Of the words that stand now: what is concluded of others does not count for these. */
  doTextoAtual: z.boolean(),
  /** Under way, of a paper that could not come into force any more: nobody is asked to sign it. */
  superado: z.boolean(),
  expiraEm: z.string(),
  criadoEm: z.string(),
  usuarioNome: z.string(),
  concluidaEm: z.string().nullable(),
  concluidaPorNome: z.string().nullable(),
  motivo: z.string().nullable(),
  signatarios: z.array(signatarioSaida),
});
