import { z } from 'zod';
// Not through `campo`: the sign-in page, which everybody waits for, needs no documents, money or dates.
import { email, texto } from '#shared/campos/texto.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { aceite, senhaNova } from '../esquemas.ts';

/** What the public pages check in the browser before sending; the server checks again, with the weak list and the context. */
function iguais({ senha, confirmacao }: { senha: string; confirmacao: string }, ctx: Achados): void {
  if (senha !== confirmacao) ctx.addIssue(recusa('SENHAS_DIFERENTES', {}, ['confirmacao']));
}

const duasSenhas = { senha: senhaNova, confirmacao: z.string().min(1) };
const identidade = { nome: texto({ max: 100 }), sobrenome: texto({ max: 150 }), email: email() };

export const formaEntrar = z.object({ email: email(), senha: z.string().min(1), codigo: z.string() });
/** The second step, where a second factor is on. */
export const formaEntrarComCodigo = z.object({ email: email(), senha: z.string().min(1), codigo: z.string().trim().min(1) });
export const formaCadastro = z.object({ ...identidade, ...duasSenhas, aceitaTermos: aceite }).check(regra(iguais));
export const formaEsqueceu = z.object({ email: email() });
export const formaNovaSenha = z.object(duasSenhas).check(regra(iguais));
export const formaTrocaDeSenha = z.object({ senhaAtual: z.string().min(1), ...duasSenhas }).check(regra(iguais));
