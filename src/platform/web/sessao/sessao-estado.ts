import { useMemo, useSyncExternalStore } from 'react';
import { type Acao, type ChavePermissao, type TelaId, telaPorId } from '#catalog/telas.ts';
import { guardarLocal, lerLocal } from '../armazem.ts';

export type UsuarioDaSessao = {
  nome: string;
  sobrenome: string;
  email: string;
  personId: number | null;
  admin: boolean;
  foto: string | null;
};

/**
 * - `verificando`: a stored token is being checked with the server;
 * - `anonima`: nobody is signed in;
 * - `aberta`: signed in;
 * - `expirada`: the session ended while a page was open; the page waits, covered, for the same person to sign in again.
 */
export type SituacaoDaSessao = 'verificando' | 'anonima' | 'aberta' | 'expirada';

/** A demand of the school on this user that comes first: a second factor to set up. */
export type PendenciaDaSessao = 'segundo_fator';

export type EstadoDaSessao = {
  situacao: SituacaoDaSessao;
  usuario: UsuarioDaSessao | null;
  permissoes: ReadonlySet<ChavePermissao>;
  /** When the session ends without activity, in this computer's clock (milliseconds); null when unknown. */
  expiraEm: number | null;
  /** The warning before the end is on the screen. */
  avisoAberto: boolean;
  /** The server has not answered for a while and is being asked again. */
  semResposta: boolean;
  /** There is no network: the session goes on with what this browser keeps, and the server is asked again and again. */
  semRede: boolean;
  /** The school's name, for titles. */
  escola: string | null;
  pendencia: PendenciaDaSessao | null;
};

/** The local storage entries of the specification, all removed at sign-out. */
export const chavesDaSessao = { token: 'token', foto: 'foto', nome: 'nome', sobrenome: 'sobrenome', email: 'email' } as const;

const vazio: EstadoDaSessao = {
  situacao: 'anonima',
  usuario: null,
  permissoes: new Set(),
  expiraEm: null,
  avisoAberto: false,
  semResposta: false,
  semRede: false,
  escola: null,
  pendencia: null,
};

let estado: EstadoDaSessao = vazio;
let token: string | null = null;
const ouvintes = new Set<() => void>();

export const estadoDaSessao = (): EstadoDaSessao => estado;
export const tokenAtual = (): string | null => token;

/** Changes part of the state and tells whoever shows it. */
export function mudarEstado(parte: Partial<EstadoDaSessao>): void {
  estado = { ...estado, ...parte };
  for (const avisar of ouvintes) avisar();
}

/** Tells when the state changes; gives back the way to stop. */
export function assinarSessao(avisar: () => void): () => void {
  ouvintes.add(avisar);
  return () => ouvintes.delete(avisar);
}

/** Takes what this browser remembers. A stored token is only a claim until the server confirms it. */
export function carregarGuardado(): void {
  token = lerLocal(chavesDaSessao.token);
  if (token === null) return mudarEstado({ ...vazio });
  mudarEstado({ ...vazio, situacao: 'verificando', usuario: usuarioGuardado() });
}

function usuarioGuardado(): UsuarioDaSessao {
  return {
    nome: lerLocal(chavesDaSessao.nome) ?? '',
    sobrenome: lerLocal(chavesDaSessao.sobrenome) ?? '',
    email: lerLocal(chavesDaSessao.email) ?? '',
    personId: null,
    admin: false,
    foto: fotoSegura(lerLocal(chavesDaSessao.foto)),
  };
}

/** Storage is untrusted on read: only a small image may become a picture. */
function fotoSegura(foto: string | null): string | null {
  return foto !== null && /^data:image\/(jpeg|png|webp);base64,/.test(foto) && foto.length < 64_000 ? foto : null;
}

/** Keeps a new token; a rotated one replaces the old in every tab. */
export function guardarToken(novo: string): void {
  token = novo;
  guardarLocal(chavesDaSessao.token, novo);
}

/** Takes a token that another tab stored. */
export function adotarToken(novo: string | null): void {
  token = novo;
}

/** Stores what the specification keeps locally about the user. */
export function guardarUsuario(usuario: UsuarioDaSessao): void {
  guardarLocal(chavesDaSessao.nome, usuario.nome);
  guardarLocal(chavesDaSessao.sobrenome, usuario.sobrenome);
  guardarLocal(chavesDaSessao.email, usuario.email);
  guardarLocal(chavesDaSessao.foto, fotoSegura(usuario.foto));
}

/** Removes every session entry of this browser. What the page holds in memory stays until the page goes. */
export function limparGuardado(): void {
  token = null;
  for (const chave of Object.values(chavesDaSessao)) guardarLocal(chave, null);
}

/** Whether the user may do an action on a screen. It draws the page; the server enforces the same rule by itself. */
export function pode(tela: TelaId, acao: Acao): boolean {
  return podeEm(estado, tela, acao);
}

function podeEm({ usuario, permissoes }: EstadoDaSessao, tela: TelaId, acao: Acao): boolean {
  if (usuario?.admin === true) return true;
  if (telaPorId(tela).sempre === true) return true;
  return permissoes.has(`${tela}:${acao}`);
}

/** The session's state in a component, with `pode`. */
export function useSessao(): EstadoDaSessao & { pode: (tela: TelaId, acao: Acao) => boolean } {
  const atual = useSyncExternalStore(assinarSessao, estadoDaSessao);
  return useMemo(() => ({ ...atual, pode: (tela: TelaId, acao: Acao) => podeEm(atual, tela, acao) }), [atual]);
}
