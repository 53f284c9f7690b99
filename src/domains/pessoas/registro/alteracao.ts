import { z } from 'zod';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { camposPessoa, formaEdicao } from '../campos-pessoa.ts';
import { lerContato } from '../contato.ts';
import { esquemaEnderecoAlteravel } from '../endereco-alteravel.ts';
import { conferirDatas } from '../esquemas.ts';

export const contatosAlteraveis = ['celular', 'email'] as const;

/** What a protocol of registration change may ask for: the simple members, the main mobile phone and e-mail, and the main address. */
export const camposAlteraveis = [...camposPessoa, ...contatosAlteraveis, 'endereco'] as const;
export type CampoAlteravel = (typeof camposAlteraveis)[number];

export const isCampoAlteravel = (campo: string): campo is CampoAlteravel => camposAlteraveis.some((nome) => nome === campo);

/** The main contact of a kind: absent stays, nothing takes it away. */
const contato = (tipo: (typeof contatosAlteraveis)[number]) =>
  z
    .string()
    .nullish()
    .transform((valor, ctx) => {
      const escrito = valor?.trim();
      if (!escrito) return valor === undefined ? undefined : null;
      const lido = lerContato(tipo, escrito);
      if ('valor' in lido) return lido.valor;
      ctx.addIssue(recusa(lido.codigo));
      return z.NEVER;
    });

/** The changes of a registration, as its form would check them: the same in the browser, at the door and on the wire. */
export const esquemaAlteracao = z
  .strictObject({
    ...formaEdicao,
    celular: contato('celular'),
    email: contato('email'),
    endereco: esquemaEnderecoAlteravel.nullish(),
  })
  .check(regra(conferirDatas));

const datas = ['dataNascimento', 'dataFalecimento', 'rgDataEmissao'] as const;

/** The changes with the dates that stay beside them: a new date is judged against those. */
export function comDatas(valores: Readonly<Record<string, unknown>>, atuais: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...Object.fromEntries(datas.map((nome) => [nome, atuais[nome] ?? null])), ...valores };
}

/** Everything that is wrong with what is asked for, each at its member. */
export function problemasDaAlteracao(valores: Readonly<Record<string, unknown>>): readonly z.core.$ZodIssue[] {
  const lido = esquemaAlteracao.safeParse(valores);
  return lido.success ? [] : lido.error.issues;
}
