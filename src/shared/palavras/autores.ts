import type { Idioma } from '../erros.ts';

/** What signs a record when nobody does: the processes of the product, as they are stored. */
const processos: Readonly<Record<string, string>> = {
  cadastro: 'sign-up',
  'fim do prazo': 'end of the term',
  'família, pelo link': 'family, by link',
  'assinatura por link': 'signature by link',
  'lembrete de assinatura': 'signature reminder',
  'dados bancários': 'bank data',
  correio: 'mail',
  portal: 'portal',
  'confirmação de e-mail': 'e-mail confirmation',
  'escola de demonstração': 'demo school',
  'primeiro acesso': 'first access',
  'redefinição de senha': 'password reset',
};

/** Who did it, for a reader: a person's name as it is, a process in the reader's language. */
export function nomeDoAutor<N extends string | null>(nome: N, idioma: Idioma): N | string {
  return nome === null || idioma === 'br' ? nome : (processos[nome] ?? nome);
}
