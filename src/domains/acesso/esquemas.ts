import { z } from 'zod';
import { acoes, type TelaId, telas } from '#catalog/telas.ts';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { chaveDaConcessao } from './permissoes-de-perfil.ts';
import { senhaMaxima, senhaMinima } from './senha.ts';
import { situacoesUsuario } from './situacoes.ts';
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

const idsDasTelas = telas.map(({ id }) => id) as [TelaId, ...TelaId[]];
export const telaId = z.enum(idsDasTelas);

/** One screen of a profile's matrix; a permission that the catalog does not know is refused with its place. */
export const concessao = z.strictObject({ tela: telaId, acoes: z.array(z.enum(acoes)).max(acoes.length) }).check(
  regra(({ tela, acoes: lista }, ctx) => {
    // Of a screen that does not exist, that is said and nothing about its actions.
    if (!idsDasTelas.includes(tela)) return;
    for (const [indice, acao] of lista.entries())
      if (chaveDaConcessao(tela, acao) === null) ctx.addIssue(recusa('PERMISSAO_INEXISTENTE', {}, ['acoes', indice]));
  }),
);

export const ok = z.object({ ok: z.literal(true) });
export const itemNomeado = z.object({ id: z.number(), nome: z.string() });
export const situacaoUsuario = z.enum(situacoesUsuario);
export const idsDePerfis = z.array(campo.id()).max(50);
export const linhaDoHistorico = z.object({
  seq: z.number(),
  em: z.string(),
  usuarioNome: z.string().nullable(),
  acao: z.string(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  depois: z.record(z.string(), z.unknown()).nullable(),
  motivo: z.string().nullable(),
});

export const sessaoAberta = z.object({
  id: z.number(),
  criadaEm: z.string(),
  ultimoUsoEm: z.string(),
  ip: z.string().nullable(),
  agente: z.string().nullable(),
  atual: z.boolean(),
});

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
  correioFalha: z.enum(['servidor', 'acesso', 'endereco', 'recusada']).nullable(),
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

export const linhaPerfil = z.object({
  id: z.number(),
  nome: z.string(),
  descricao: z.string().nullable(),
  restringirPainelProfessor: z.boolean(),
  exigeSegundoFator: z.boolean(),
  usuarios: z.number(),
  permissoes: z.number(),
  versao: z.number(),
});
export const concessoes = z.array(z.object({ tela: telaId, acoes: z.array(z.enum(acoes)) }));
export const permissoesDoPerfil = z.object({
  id: z.number(),
  nome: z.string(),
  restringirPainelProfessor: z.boolean(),
  versao: z.number(),
  permissoes: concessoes,
  /** Why this reader may not save: holds the profile, or the profile manages access. */
  somenteLeitura: z.enum(['PERFIL_PROPRIO', 'SO_ADMINISTRADOR']).nullable(),
});
export const filtroSalvo = z.object({ id: z.number(), tela: telaId, nome: z.string(), busca: z.record(z.string(), z.unknown()) });

export const formaConfirmacao = z.object({ senha: z.string().min(1) });
