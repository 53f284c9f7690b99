import { z } from 'zod';
import { acoes } from '#catalog/telas.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { chaveDaConcessao } from '../permissoes-de-perfil.ts';
import { idsDasTelas, telaId } from '../esquemas.ts';
import '../mensagens.ts';

/** One screen of a profile's matrix; a permission that the catalog does not know is refused with its place. */
export const concessao = z.strictObject({ tela: telaId, acoes: z.array(z.enum(acoes)).max(acoes.length) }).check(
  regra(({ tela, acoes: lista }, ctx) => {
    // Of a screen that does not exist, that is said and nothing about its actions.
    if (!idsDasTelas.includes(tela)) return;
    for (const [indice, acao] of lista.entries())
      if (chaveDaConcessao(tela, acao) === null) ctx.addIssue(recusa('PERMISSAO_INEXISTENTE', {}, ['acoes', indice]));
  }),
);

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

/** What stands and would be refused today: the profile restricts and grants more, or a user holds it beside one that does not go with it. */
export const conflito = z.object({
  usuarioId: z.number().nullable(),
  usuario: z.string().nullable(),
  restringem: z.array(z.string()),
  liberam: z.array(z.string()),
  telas: concessoes,
});

export const permissoesDoPerfil = z.object({
  id: z.number(),
  nome: z.string(),
  restringirPainelProfessor: z.boolean(),
  versao: z.number(),
  permissoes: concessoes,
  conflitos: z.array(conflito),
  /** Why this reader may not save: holds the profile, or the profile manages access. */
  somenteLeitura: z.enum(['PERFIL_PROPRIO', 'SO_ADMINISTRADOR']).nullable(),
});
