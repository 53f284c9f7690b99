import { z } from 'zod';
import { regra } from '#shared/regra.ts';
import { campo } from '#shared/campos.ts';
import { autenticado, defineEndpoint, publico } from '#shared/endpoint.ts';
import { aceite, conferirConfirmacao, formatoSenha, ok, senhaEnviada } from '../esquemas.ts';

const comConfirmacao = { senha: senhaEnviada, confirmacao: senhaEnviada, formato: formatoSenha };
const token = z.string().min(20).max(100);

/** The way in: the three calls of the specification with their exact names, and what a school needs around them. */
export const entradaApi = {
  cadastrar: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/cadastro',
    acesso: publico('sign-up; an administrator approves it'),
    resumo: 'Asks for a user; the answer never tells whether the e-mail was known',
    body: z
      .strictObject({
        nome: campo.texto({ max: 100 }),
        sobrenome: campo.texto({ max: 150 }),
        email: campo.email(),
        ...comConfirmacao,
        aceitaTermos: aceite,
      })
      .check(regra(conferirConfirmacao)),
    output: ok,
  }),
  confirmarEmail: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/confirmar-email',
    acesso: publico('opened from a mail'),
    resumo: 'The mailbox of a sign-up answers with its link; only then can it be approved',
    body: z.strictObject({ token, senha: senhaEnviada, formato: formatoSenha }),
    output: z.object({ nome: z.string() }),
  }),
  esqueceuSenha: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/esqueceu-senha',
    acesso: publico('whoever forgot the password cannot sign in'),
    resumo: 'Mails a reset link; the answer never tells whether the e-mail was known',
    body: z.strictObject({ email: campo.email() }),
    output: ok,
  }),
  obterLink: defineEndpoint({
    method: 'GET',
    path: 'Autenticacao/redefinicao/{token}',
    acesso: publico('opened from a mail'),
    resumo: 'Whether a reset or invitation link is still good',
    params: z.strictObject({ token }),
    output: z.object({ tipo: z.enum(['redefinicao', 'convite']), nome: z.string(), expiraEm: z.string() }),
  }),
  redefinirSenha: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/redefinir-senha',
    acesso: publico('opened from a mail'),
    resumo: 'Chooses a new password with a link; ends every session of the user',
    body: z.strictObject({ token, ...comConfirmacao }).check(regra(conferirConfirmacao)),
    output: ok,
  }),
  obterPrimeiroAcesso: defineEndpoint({
    method: 'GET',
    path: 'Autenticacao/primeiro-acesso/{token}',
    acesso: publico('an empty portal has nobody who could sign in'),
    resumo: 'Whether the one-time set-up link is still good',
    params: z.strictObject({ token }),
    output: ok,
  }),
  primeiroAcesso: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/primeiro-acesso',
    acesso: publico('an empty portal has nobody who could sign in'),
    resumo: 'Makes the first administrator with the one-time set-up link',
    body: z
      .strictObject({
        token,
        nome: campo.texto({ max: 100 }),
        sobrenome: campo.texto({ max: 150 }),
        email: campo.email(),
        ...comConfirmacao,
      })
      .check(regra(conferirConfirmacao)),
    output: ok,
  }),
  alterarSenha: defineEndpoint({
    method: 'PUT',
    path: 'Autenticacao/alterar-senha',
    acesso: autenticado('everybody may change their own password'),
    resumo: 'Changes the own password; ends every session and opens a new one here',
    body: z.strictObject({ senhaAtual: senhaEnviada, ...comConfirmacao }).check(regra(conferirConfirmacao)),
    output: z.object({ accessToken: z.string() }),
  }),
};
