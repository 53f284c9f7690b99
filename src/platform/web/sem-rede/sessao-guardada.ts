import { z } from 'zod';
import type { ChavePermissao } from '#catalog/telas.ts';
import { lerCargaDoToken } from '../sessao/carga-do-token.ts';
import { estadoDaSessao, mudarEstado, tokenAtual } from '../sessao/sessao-estado.ts';
import { apagarGuardados, guardar, lerGuardado } from './guardados.ts';

/** So long after the server last confirmed a session, what is kept still opens without a network. */
export const VALIDADE_MS = 24 * 60 * 60_000;
const NOME = 'sessao';

const guardada = z.object({
  sub: z.string(),
  usuario: z.object({ nome: z.string(), sobrenome: z.string(), personId: z.number().nullable(), admin: z.boolean() }),
  permissoes: z.array(z.string()),
  escola: z.string().nullable(),
});

/** Whose answers are kept in this browser; null while nobody asked for it. */
let mantido: string | null = null;
export const quemGuarda = (): string | null => (mantido !== null && mantido === emailAtual() ? mantido : null);
const emailAtual = (): string | null => estadoDaSessao().usuario?.email ?? null;

/** From now on the session of this user opens without a network, and the answers that screens ask to be kept are. */
export async function manterSemRede(): Promise<void> {
  mantido = emailAtual();
  await renovarSessaoGuardada();
}

/** The server has just confirmed the session: what is kept of it is of now. */
export async function renovarSessaoGuardada(): Promise<void> {
  const usuario = quemGuarda();
  const { usuario: pessoa, permissoes, escola, situacao } = estadoDaSessao();
  const { sub } = lerCargaDoToken(tokenAtual());
  if (usuario === null || pessoa === null || sub === null || situacao !== 'aberta') return;
  const { nome, sobrenome, personId, admin } = pessoa;
  await guardar(usuario, NOME, { sub, usuario: { nome, sobrenome, personId, admin }, permissoes: [...permissoes], escola });
}

/** Whether this browser was asked to keep the session of this user; after a page opens anew, it goes on keeping. */
export async function retomarGuarda(): Promise<void> {
  const usuario = emailAtual();
  if (usuario === null || mantido === usuario) return;
  if ((await lerGuardado(usuario, NOME)) !== null) mantido = usuario;
}

/**
 * No connection: the session goes on with what is kept of it, where it is of the same token's person and the server confirmed it lately. Gives
 * false where it cannot. The server is asked again until it answers, and has the last word.
 */
export async function seguirSemRede(agora = Date.now()): Promise<boolean> {
  const { situacao, usuario, semRede } = estadoDaSessao();
  if (!usuario || (situacao !== 'aberta' && situacao !== 'verificando')) return false;
  const lida = await lerGuardado(usuario.email, NOME);
  if (!lida) return false;
  const sessao = guardada.safeParse(lida.valor);
  if (!sessao.success || sessao.data.sub !== lerCargaDoToken(tokenAtual()).sub || agora - Date.parse(lida.em) > VALIDADE_MS) {
    await apagarGuardados();
    return false;
  }
  mantido = usuario.email;
  if (situacao === 'aberta') {
    if (!semRede) mudarEstado({ semRede: true, semResposta: false });
    return true;
  }
  const { permissoes, escola } = sessao.data;
  mudarEstado({
    situacao: 'aberta',
    usuario: { ...usuario, ...sessao.data.usuario },
    permissoes: new Set(permissoes as ChavePermissao[]),
    escola,
    expiraEm: null,
    semResposta: false,
    semRede: true,
  });
  return true;
}
