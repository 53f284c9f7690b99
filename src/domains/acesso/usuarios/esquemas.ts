import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { situacoesUsuario } from '../situacoes.ts';
import { itemNomeado } from '../esquemas.ts';
import '../mensagens.ts';

export const situacaoUsuario = z.enum(situacoesUsuario);

export const idsDePerfis = z.array(campo.id()).max(50);

export const linhaUsuario = z.object({
  id: z.number(),
  nome: z.string(),
  sobrenome: z.string().nullable(),
  email: z.string(),
  situacao: situacaoUsuario,
  /** Whether the mailbox answered; a sign-up is approved only then. */
  emailConfirmado: z.boolean(),
  admin: z.boolean(),
  perfis: z.array(z.string()),
  pessoaId: z.number().nullable(),
  ultimoAcessoEm: z.string().nullable(),
  /** Why the last mail that the user waits for could not leave; null when it left. */
  correioFalha: z.enum(['servidor', 'acesso', 'endereco', 'recusada', 'descartada']).nullable(),
  criadoEm: z.string(),
});

export const usuarioCompleto = linhaUsuario.omit({ perfis: true }).extend({
  perfis: z.array(itemNomeado),
  correioFalhouEm: z.string().nullable(),
  pessoaNome: z.string().nullable(),
  acessoEncerraEm: z.string().nullable(),
  temSenha: z.boolean(),
  sessoesAbertas: z.number(),
  segundoFator: z.boolean(),
  versao: z.number(),
});
