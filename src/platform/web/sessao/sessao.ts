import type { Acao, TelaId } from '#catalog/telas.ts';
import { copiarLocal, guardarLocal } from '../armazem.ts';
import { lerCargaDoToken } from './carga-do-token.ts';
import { isRascunhoDe } from '../chave-de-rascunho.ts';
import { ErroApi, isFalhaPassageira } from '../rede/erro-api.ts';
import { apagarGuardados } from '../sem-rede/guardados.ts';
import { renovarSessaoGuardada, retomarGuarda, seguirSemRede } from '../sem-rede/sessao-guardada.ts';
import { type AcessoRecebido, permissoesDaResposta } from './permissoes.ts';
import { abandonarEsperas, cobrirPagina, donoDaPagina, perderSessao, seguirEsperas } from './sessao-espera.ts';
import * as guarda from './sessao-estado.ts';

export { assinarSessao, type EstadoDaSessao, type UsuarioDaSessao, useSessao } from './sessao-estado.ts';

/** `codigo` only where the server asked for one: the second factor of who turned it on. */
export type Credenciais = { email: string; senha: string; codigo?: string };
export type RespostaEntrada = { accessToken: string; name: string; surname: string; email: string; personId: number | null };
export type RespostaValidacao = {
  valid: boolean;
  permissions: readonly AcessoRecebido[];
  admin: boolean;
  /** ISO instants of the server's clock: when the session ends, and now. */
  expiraEm: string | null;
  agora: string | null;
  /** A rotated token, to be used from now on. */
  accessToken?: string;
  usuario?: { nome: string; sobrenome: string; email: string; personId: number | null; foto?: string | null };
  escola?: string | null;
  /** What must be set up before anything else opens. */
  pendencia?: guarda.PendenciaDaSessao;
};

/** The calls of the session, given by the room that owns them: the platform knows no endpoint. */
export type ServicoDeSessao = {
  entrar(credenciais: Credenciais): Promise<RespostaEntrada>;
  /** `atividade` says that the user did something since the last check, which moves the idle limit; `comFoto` asks for the small photo too. */
  validar(opcoes: { atividade: boolean; comFoto: boolean }): Promise<RespostaValidacao>;
  sair(): Promise<unknown>;
};

/** How long a silent server is asked again before the session is cleared, in milliseconds. */
export const PACIENCIA_MS = 30_000;
/** Marks a deliberate sign-out for the other tabs, which leave too. */
export const CHAVE_SAIDA = 'saida';

let servico: ServicoDeSessao | null = null;
let verificacao: Promise<void> | null = null;

/** Gives the platform the session's calls. Called once at start. */
export function definirServicoDeSessao(novo: ServicoDeSessao): void {
  servico = novo;
}

function servicoAtual(): ServicoDeSessao {
  if (!servico) throw new Error('definirServicoDeSessao was not called');
  return servico;
}

/** The session as the rest of the page sees it. */
export const sessao = {
  get usuario() {
    return guarda.estadoDaSessao().usuario;
  },
  get token() {
    return guarda.tokenAtual();
  },
  get aberta() {
    return guarda.estadoDaSessao().situacao === 'aberta' || guarda.estadoDaSessao().situacao === 'expirada';
  },
  /** The school's name, for titles and headers; null before sign-in. */
  get escola() {
    return guarda.estadoDaSessao().escola;
  },
  /** What stands before everything else; null for almost everybody. */
  get pendencia() {
    return guarda.estadoDaSessao().pendencia;
  },
  pode: (tela: TelaId, acao: Acao): boolean => guarda.pode(tela, acao),
  entrar,
  verificar,
  sair,
};

/** Signs in, or signs in again over the page. Throws `ErroApi` with the server's reason. */
async function entrar(credenciais: Credenciais): Promise<void> {
  const anterior = guarda.estadoDaSessao();
  const resposta = await servicoAtual().entrar(credenciais);
  guarda.guardarToken(resposta.accessToken);
  // What was kept of somebody else who used this browser goes.
  void apagarGuardados(resposta.email);
  const outraPessoa = anterior.situacao === 'expirada' && anterior.usuario?.email.toLowerCase() !== resposta.email.toLowerCase();
  const usuario = {
    nome: resposta.name,
    sobrenome: resposta.surname,
    email: resposta.email,
    personId: resposta.personId,
    admin: false,
    foto: null,
  };
  guarda.guardarUsuario(usuario);
  if (outraPessoa) return recomecar();
  aplicar(await servicoAtual().validar({ atividade: true, comFoto: true }), usuario);
}

/** Checks the stored session with the server; several callers share one check. Never throws. */
function verificar(opcoes: { atividade?: boolean } = {}): Promise<void> {
  if (guarda.tokenAtual() === null) return Promise.resolve();
  verificacao ??= verificarComPaciencia(opcoes.atividade ?? false).finally(() => {
    verificacao = null;
  });
  return verificacao;
}

/** A silent server is asked again for half a minute with the page intact; a 401 or `valid: false` clears at once; a 403 clears nothing. */
async function verificarComPaciencia(atividade: boolean): Promise<void> {
  const inicio = Date.now();
  for (let espera = 500; ; espera = Math.min(espera * 2, 5_000)) {
    const token = guarda.tokenAtual();
    try {
      const resposta = await servicoAtual().validar({ atividade, comFoto: guarda.estadoDaSessao().situacao === 'verificando' });
      if (!resposta.valid) return terminar(token);
      return aplicar(resposta, guarda.estadoDaSessao().usuario);
    } catch (erro) {
      if (erro instanceof ErroApi && erro.status === 403 && guarda.estadoDaSessao().situacao !== 'verificando') return;
      // No connection is no answer: who is kept in this browser goes on, and is asked for again.
      if (erro instanceof ErroApi && erro.code === 'SEM_CONEXAO' && (await seguirSemRede())) return;
      if (!isFalhaPassageira(erro) || Date.now() - inicio + espera > PACIENCIA_MS) return terminar(token);
      if (Date.now() - inicio > 1_500) guarda.mudarEstado({ semResposta: true });
      await new Promise((seguir) => setTimeout(seguir, espera));
    }
  }
}

function aplicar(resposta: RespostaValidacao, base: guarda.UsuarioDaSessao | null): void {
  if (!resposta.valid) return terminar(guarda.tokenAtual());
  if (resposta.accessToken !== undefined) guarda.guardarToken(resposta.accessToken);
  const usuario: guarda.UsuarioDaSessao = {
    nome: resposta.usuario?.nome ?? base?.nome ?? '',
    sobrenome: resposta.usuario?.sobrenome ?? base?.sobrenome ?? '',
    email: resposta.usuario?.email ?? base?.email ?? '',
    personId: resposta.usuario?.personId ?? base?.personId ?? null,
    foto: resposta.usuario?.foto === undefined ? (base?.foto ?? null) : resposta.usuario.foto,
    admin: resposta.admin || lerCargaDoToken(guarda.tokenAtual()).admin,
  };
  guarda.guardarUsuario(usuario);
  guarda.mudarEstado({
    situacao: 'aberta',
    usuario,
    permissoes: permissoesDaResposta(resposta.permissions),
    expiraEm: emRelogioLocal(resposta.expiraEm, resposta.agora),
    semResposta: false,
    semRede: false,
    pendencia: resposta.pendencia ?? null,
    escola: resposta.escola ?? guarda.estadoDaSessao().escola,
  });
  void retomarGuarda().then(() => renovarSessaoGuardada());
  seguirEsperas();
}

/** The server's instant in this computer's clock, so that a wrong clock does not shorten or stretch the warning. */
function emRelogioLocal(expiraEm: string | null, agora: string | null): number | null {
  if (expiraEm === null) return null;
  const diferenca = agora === null ? 0 : Date.parse(agora) - Date.now();
  return Date.parse(expiraEm) - diferenca;
}

/** The session is over: the page stays, covered, when one was open; otherwise the visitor is nobody. */
function terminar(token: string | null): void {
  guarda.mudarEstado({ semResposta: false, semRede: false });
  if (perderSessao(token)) void apagarGuardados();
  else esquecerSessao();
}

/**
 * Signs out: ends the session at the server, and clears this browser even when the server cannot be reached.
 * Preferences (language, theme, columns) stay, and the drafts of others who work at this computer; the own drafts and everything of the session go.
 */
async function sair(): Promise<void> {
  const sessionKeys: readonly string[] = Object.values(guarda.chavesDaSessao);
  const quem = guarda.estadoDaSessao().usuario?.email ?? null;
  const ficam = copiarLocal((chave) => !sessionKeys.includes(chave) && !isRascunhoDe(quem, chave));
  const falha = guarda.tokenAtual() === null ? null : await comPrazo(servicoAtual().sair());
  guardarLocal(CHAVE_SAIDA, String(Date.now()));
  for (const [chave] of copiarLocal((chave) => isRascunhoDe(quem, chave))) guardarLocal(chave, null);
  guarda.limparGuardado();
  await apagarGuardados();
  // The server's answer may have asked the browser to drop its storage: what stays is put back.
  for (const [chave, valor] of ficam) guardarLocal(chave, valor);
  esquecerSessao();
  // A server that is away ends the session by itself later; anything else is a defect that must be seen.
  if (falha !== null && !(falha instanceof ErroApi)) throw falha;
}

/** Nobody is signed in any more on this page, and nothing that waited is sent. */
export function esquecerSessao(): void {
  guarda.limparGuardado();
  void apagarGuardados();
  abandonarEsperas();
  guarda.mudarEstado({
    situacao: 'anonima',
    usuario: null,
    permissoes: new Set(),
    expiraEm: null,
    avisoAberto: false,
    semResposta: false,
    semRede: false,
    pendencia: null,
  });
}

/** Waits for the server's good-bye, five seconds at most: signing out never hangs. Gives what failed, or null. */
async function comPrazo(despedida: Promise<unknown>): Promise<unknown> {
  const basta = new Promise((seguir) => setTimeout(seguir, 5_000));
  return Promise.race([despedida, basta]).then(
    () => null,
    (erro: unknown) => erro,
  );
}

/** Somebody else signed in: nothing of the previous person may stay in this page's memory. */
function recomecar(): void {
  abandonarEsperas();
  window.location.replace('/dashboard');
}

/** Another tab changed the stored token: null when it was removed. */
export async function seguirOutraAba(novo: string | null): Promise<void> {
  const { situacao } = guarda.estadoDaSessao();
  const anterior = donoDaPagina();
  if (novo === null && situacao === 'aberta') cobrirPagina();
  guarda.adotarToken(novo);
  if (novo === null) return;
  // Before the server is asked: its answer lets what waits go on.
  if ((situacao === 'aberta' || situacao === 'expirada') && anterior !== null && lerCargaDoToken(novo).sub !== anterior) return recomecar();
  if (situacao === 'aberta') return;
  const email = guarda.estadoDaSessao().usuario?.email;
  await verificar({ atividade: true });
  if (situacao === 'expirada' && guarda.estadoDaSessao().usuario?.email !== email) recomecar();
}
