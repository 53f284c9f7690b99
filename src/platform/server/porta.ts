import { errosComuns } from '#shared/erros.ts';
import { PedidoAbandonado } from './vez.ts';

/** Waits until a request may come in. */
export type Porta = (endereco: string, desistencia: () => AbortSignal) => Promise<void>;

/** More than a school has devices, and less than memory holds: only a flood is told to come back. */
const ESPERAM_NO_MAXIMO = 20_000;
/** So many steps a second that a whole school signs in at half past seven, and so few that strangers take a small part of a slow processor. */
export const PASSO_MS = 2;

/**
 * Where those come in who bring no session, all of them together: as they come while nobody signed in is about, and otherwise `porPasso` each
 * step, so that however many ask take a small part of the processor. Addresses take turns: one that floods is not before another. What came in holds nothing: it
 * may take its time, and a slow line behind it is nobody else's. @throws MUITAS_TENTATIVAS, PedidoAbandonado
 */
export function criarPorta(porPasso: number, haPessoas: () => boolean): Porta {
  const filas = new Map<string, (() => void)[]>();
  let passando = 0;
  let andando = false;

  const proximo = (): (() => void) | undefined => {
    const [primeira] = filas;
    if (!primeira) return undefined;
    const [endereco, esperam] = primeira;
    const entrar = esperam.shift();
    // Who was served goes to the end of the round.
    filas.delete(endereco);
    if (esperam.length > 0) filas.set(endereco, esperam);
    return entrar;
  };
  const passo = (): void => {
    passando = 0;
    while (passando < porPasso || !haPessoas()) {
      const entrar = proximo();
      if (!entrar) break;
      passando += 1;
      entrar();
    }
    andando = passando > 0;
    if (andando) setTimeout(passo, PASSO_MS);
  };
  const passar = (): boolean => {
    if (!haPessoas() && filas.size === 0) return true;
    if (filas.size > 0 || passando >= porPasso) return false;
    passando += 1;
    if (!andando) {
      andando = true;
      setTimeout(passo, PASSO_MS);
    }
    return true;
  };
  return async (endereco, desistencia) => {
    if (passar()) return;
    const esperam = filas.get(endereco) ?? [];
    if (esperam.length >= ESPERAM_NO_MAXIMO) throw errosComuns.MUITAS_TENTATIVAS({ segundos: 5 });
    filas.set(endereco, esperam);
    const foiSe = desistencia();
    await new Promise<void>((resolve, reject) => {
      const sair = (): void => {
        const lugar = esperam.indexOf(entrar);
        if (lugar >= 0) esperam.splice(lugar, 1);
        if (esperam.length === 0 && filas.get(endereco) === esperam) filas.delete(endereco);
        reject(new PedidoAbandonado());
      };
      const entrar = (): void => {
        foiSe.removeEventListener('abort', sair);
        resolve();
      };
      esperam.push(entrar);
      foiSe.addEventListener('abort', sair, { once: true });
    });
  };
}
