import { z } from 'zod';
import { type TelaId, telas } from '#catalog/telas.ts';
import type { Achados } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { senhaMaxima, senhaMinima } from './senha.ts';
import './mensagens.ts';

/** A password that is being chosen, as the browser checks it; the server adds the weak list and the context. */
export const senhaNova = z
  .string()
  .min(1)
  .min(senhaMinima, 'SENHA_CURTA')
  .max(senhaMaxima, 'SENHA_LONGA')
  .regex(/\p{Ll}/u, 'SENHA_SEM_MINUSCULA');

/** A password on the wire: plain text, or the AES envelope (IV and ciphertext in base64), at most 1 KB; the format is said, never guessed. */
export const senhaEnviada = z.string().min(1).max(1024);
export const formatoSenha = z.enum(['texto', 'aes-cbc']).default('texto');
export type FormatoSenha = z.infer<typeof formatoSenha>;

/** A new password and its confirmation: what can be said of it before the weak list is looked at, and that both are equal. */
export function conferirConfirmacao(
  { senha, confirmacao, formato }: { senha: string; confirmacao: string; formato: FormatoSenha },
  ctx: Achados,
): void {
  // What is in an envelope is looked at by the server, opened.
  if (formato !== 'texto') return;
  for (const { message, path } of senhaNova.safeParse(senha).error?.issues ?? [])
    ctx.addIssue(recusa(message, { minimo: senhaMinima, maximo: senhaMaxima }, ['senha', ...path.map(String)]));
  if (senha !== confirmacao) ctx.addIssue(recusa('SENHAS_DIFERENTES', {}, ['confirmacao']));
}

export const aceite = z.boolean().superRefine((aceito, ctx) => {
  if (!aceito) ctx.addIssue(recusa('TERMOS_NAO_ACEITOS'));
});

export const idsDasTelas = telas.map(({ id }) => id) as [TelaId, ...TelaId[]];
export const telaId = z.enum(idsDasTelas);

export const ok = z.object({ ok: z.literal(true) });
export const itemNomeado = z.object({ id: z.number(), nome: z.string() });
export const linhaDoHistorico = z.object({
  seq: z.number(),
  em: z.string(),
  usuarioNome: z.string().nullable(),
  acao: z.string(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  depois: z.record(z.string(), z.unknown()).nullable(),
  motivo: z.string().nullable(),
});

export const formaConfirmacao = z.object({ senha: z.string().min(1) });
