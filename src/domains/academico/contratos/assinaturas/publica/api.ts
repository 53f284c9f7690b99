import { z } from 'zod';
import { codigoDoLink, tokenDoLink } from '#domains/acesso/links-externos/esquemas.ts';
import { campo } from '#shared/campos.ts';
import { defineEndpoint, publico } from '#shared/endpoint.ts';
import { situacoesAssinatura, valoresDePapel } from '../situacoes.ts';

const acesso = publico('whoever holds a link signs without an account');
const porLink = z.strictObject({ token: tokenDoLink });
const feito = z.object({ ok: z.literal(true) });

const bloco = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.enum(['titulo', 'paragrafo']), texto: z.string() }),
  z.object({ tipo: z.literal('campos'), pares: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({
    tipo: z.literal('tabela'),
    colunas: z.array(z.object({ titulo: z.string(), peso: z.number(), direita: z.boolean().optional() })),
    cabecalhos: z.array(z.array(z.string())).optional(),
    linhas: z.array(z.array(z.string())),
    rodape: z.array(z.string()).optional(),
  }),
  z.object({ tipo: z.literal('imagem'), imagemId: z.number(), largura: z.number() }),
  z.object({ tipo: z.literal('assinaturas'), nomes: z.array(z.string()) }),
]);
const papelAberto = z.object({
  especie: z.enum(['contrato', 'aditivo']),
  numero: z.string(),
  escola: z.object({ nome: z.string(), telefone: z.string().nullable(), email: z.string().nullable() }),
  situacao: z.enum(situacoesAssinatura),
  expiraEm: z.string(),
  textoSha256: z.string(),
  blocos: z.array(bloco),
  eu: z.object({ nome: z.string(), papel: z.enum(valoresDePapel), email: z.string(), assinouEm: z.string().nullable() }),
  outros: z.array(z.object({ nome: z.string(), papel: z.enum(valoresDePapel), assinou: z.boolean() })),
  perguntas: z.array(z.object({ texto: z.string(), em: z.string(), resposta: z.string().nullable() })),
});

/** What whoever holds a link does. The secret goes in the body, which no log keeps. */
export const assinaturaPublicaApi = {
  abrirPapel: defineEndpoint({
    method: 'POST',
    path: 'AssinaturaPublica/abertura',
    acesso,
    resumo: 'The paper of a link, for the signer whom it is of',
    body: porLink,
    output: papelAberto,
  }),
  baixarPapel: defineEndpoint({
    method: 'POST',
    path: 'AssinaturaPublica/pdf',
    acesso,
    resumo: 'The same as a PDF, as it went out',
    body: porLink,
    arquivo: true,
  }),
  imagemDoPapel: defineEndpoint({
    method: 'POST',
    path: 'AssinaturaPublica/imagem',
    acesso,
    resumo: 'An image that the paper of a link shows',
    body: z.strictObject({ token: tokenDoLink, imagemId: campo.id() }),
    arquivo: true,
  }),
  pedirCodigo: defineEndpoint({
    method: 'POST',
    path: 'AssinaturaPublica/codigo',
    acesso,
    resumo: 'Mails the code with which the paper is accepted',
    body: porLink,
    output: z.object({ email: z.string() }),
  }),
  aceitar: defineEndpoint({
    method: 'POST',
    path: 'AssinaturaPublica/aceite',
    acesso,
    resumo: 'Signs the paper: with the code, once',
    body: z.strictObject({ token: tokenDoLink, codigo: codigoDoLink, textoSha256: z.string().length(64), li: z.literal(true) }),
    output: feito,
  }),
  perguntar: defineEndpoint({
    method: 'POST',
    path: 'AssinaturaPublica/pergunta',
    acesso,
    resumo: 'Asks the school something about the paper',
    body: z.strictObject({ token: tokenDoLink, texto: campo.texto({ min: 3, max: 1000 }) }),
    output: feito,
  }),
};
