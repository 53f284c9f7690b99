import { erroLocal } from '../rede/erro-api.ts';
import { lerCargaDoToken } from './carga-do-token.ts';
import { estadoDaSessao, limparGuardado, mudarEstado, tokenAtual } from './sessao-estado.ts';

type Espera = { seguir: () => void; desistir: (erro: Error) => void };
const esperas = new Set<Espera>();

let coberta: string | null = null;

/** Whose page this is: of who is signed in and, while it is covered, of who was. */
export const donoDaPagina = (): string | null => (estadoDaSessao().situacao === 'expirada' ? coberta : lerCargaDoToken(tokenAtual()).sub);

/** The session ended over an open page, which waits for the same person. */
export function cobrirPagina(): void {
  coberta = donoDaPagina();
  mudarEstado({ situacao: 'expirada', avisoAberto: false });
}

/**
 * Waits while the user signs in again over the page; at once in every other situation. Rejects when the caller gives
 * up or when the user leaves instead of signing in.
 */
export function esperarSessao(signal?: AbortSignal): Promise<void> {
  if (estadoDaSessao().situacao !== 'expirada') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const soltar = () => {
      esperas.delete(espera);
      signal?.removeEventListener('abort', abortar);
    };
    const abortar = () => espera.desistir(new DOMException('Aborted', 'AbortError'));
    const espera: Espera = {
      seguir: () => {
        soltar();
        resolve();
      },
      desistir: (erro) => {
        soltar();
        reject(erro);
      },
    };
    esperas.add(espera);
    if (signal?.aborted) return abortar();
    signal?.addEventListener('abort', abortar);
  });
}

/**
 * The server refused this token. Gives true when the call may be sent again: another token is already here, or the
 * sign-in over the page has been opened. Gives false when nobody was signed in.
 */
export function perderSessao(tokenUsado: string | null): boolean {
  const { situacao, usuario } = estadoDaSessao();
  if (situacao === 'expirada') return true;
  if (tokenAtual() !== null && tokenAtual() !== tokenUsado) return true;
  if (situacao !== 'aberta' || usuario === null) return false;
  cobrirPagina();
  limparGuardado();
  mudarEstado({ expiraEm: null });
  return true;
}

/** The user is back: every waiting call goes on, in the order it came. */
export function seguirEsperas(): void {
  for (const espera of esperas) espera.seguir();
}

/** The user left: no waiting call is sent for somebody else. */
export function abandonarEsperas(): void {
  for (const espera of esperas) espera.desistir(erroLocal('SESSAO_ABANDONADA', 401));
}
