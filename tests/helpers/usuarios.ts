import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import type { ChavePermissao } from '#catalog/telas.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarUsuarioPronto } from '#domains/acesso/usuarios/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { abrirMensagem, type Mensagem, type MensagemNaFila } from '#platform/server/correio/mail.ts';
import type { ServidorDeTeste } from './servidor.ts';

export const senhaDeTeste = 'tres barcos no rio';
const autor = { processo: 'teste' };

export type UsuarioDeTeste = { id: number; pessoaId: number; email: string };

/** An active user with a person, and a profile of exactly these permissions when they are given. */
export async function usuarioDeTeste(
  { servicos }: Pick<ServidorDeTeste, 'servicos'>,
  apelido: string,
  { admin = false, permissoes, restrito = false }: { admin?: boolean; permissoes?: readonly ChavePermissao[]; restrito?: boolean } = {},
): Promise<UsuarioDeTeste> {
  const email = `${apelido}@demo.escola`;
  return transacao(servicos.db, async (tx) => {
    const pessoa = await criarPessoa(atoDe(tx, autor), { nome: apelido, sobrenome: 'Figueira' });
    const perfil = permissoes
      ? { perfil: { nome: `Perfil de ${apelido}`, restringirPainelProfessor: restrito, exigeSegundoFator: false, permissoes } }
      : {};
    const id = await criarUsuarioPronto(atoDe(tx, autor), {
      pessoaId: pessoa.id,
      nome: apelido,
      sobrenome: 'Figueira',
      email,
      senha: senhaDeTeste,
      admin,
      ...perfil,
    });
    return { id, pessoaId: pessoa.id, email };
  });
}

/** Signs in through HTTP; fails the test when it is refused. */
export async function entrarComo(
  servidor: ServidorDeTeste,
  email: string,
  headers: Record<string, string> = {},
  senha = senhaDeTeste,
): Promise<{ token: string; cookie: string }> {
  const resposta = await servidor.pedir('POST', 'Autenticacao/autenticar-administrativo', { body: { email, senha }, headers });
  if (resposta.status !== 200) throw new Error(`sign-in of ${email} refused: ${JSON.stringify(resposta.corpo)}`);
  const { accessToken } = resposta.corpo.data as { accessToken: string };
  const cookies = [(resposta.cabecalhos['set-cookie'] as string | string[] | undefined) ?? []].flat();
  return { token: accessToken, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

/** The confirmation of one act, given with the password of the tests. */
export async function confirmarComo(servidor: ServidorDeTeste, token: string, ato: string): Promise<string> {
  const resposta = await servidor.pedir('POST', 'Autenticacao/confirmacoes', { token, body: { ato, senha: senhaDeTeste } });
  if (resposta.status !== 200) throw new Error(`confirmation of ${ato} refused: ${JSON.stringify(resposta.corpo)}`);
  return (resposta.corpo.data as { confirmacao: string }).confirmacao;
}

type Envio = { token: string; body: Record<string, unknown>; headers?: Record<string, string> };
/** Sends a write as the screens do: when a confirmation is asked for, it is given and the same goes again. */
export async function pedirConfirmando(servidor: ServidorDeTeste, metodo: 'POST' | 'PUT', caminho: string, { body, ...envio }: Envio) {
  const resposta = await servidor.pedir(metodo, caminho, { body, ...envio });
  if (resposta.corpo.error?.code !== 'CONFIRMACAO_EXIGIDA') return resposta;
  const { ato } = resposta.corpo.error.detalhe as { ato: string };
  return servidor.pedir(metodo, caminho, { ...envio, body: { ...body, confirmacao: await confirmarComo(servidor, envio.token, ato) } });
}

/** The mails enqueued so far, newest first. */
export async function emailsDe({ servicos }: Pick<ServidorDeTeste, 'servicos'>): Promise<Mensagem[]> {
  const { rows } = await sql<{
    data: MensagemNaFila;
  }>`select data from pgboss.job where name = 'correio' order by created_on desc, id desc`.execute(servicos.db);
  return rows.map(({ data }) => abrirMensagem(servicos.cifra, data));
}

/** The secret inside a link of a mail. */
export function tokenDoEmail(texto: string): string {
  const achado = /[?&][\w-]+=([\w-]{43})/.exec(texto)?.[1];
  if (achado === undefined) throw new Error(`no link in: ${texto}`);
  return achado;
}
