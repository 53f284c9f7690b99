import { errosComuns } from '#shared/erros.ts';
import { enderecoParaContar } from './endereco-para-contar.ts';
import { PedidoAbandonado } from './vez.ts';

/** Waits until a request may come in. */
export type Porta = (ip: string, desistencia: () => AbortSignal) => Promise<void>;

/** Of all addresses together: more than a school has devices, and less than memory holds. One waits with at most what one more would leave it, half of this when alone: only a flood is told to come back. */
const ESPERAM_NO_MAXIMO = 40_000;
/** So many steps a second that a whole school signs in at half past seven, and so few that strangers take a small part of a slow processor. */
export const PASSO_MS = 2;

/**
 * Where those come in who bring no session, all of them together: as they come while nobody signed in is about, and otherwise `porPasso` each
 * step, so that however many ask take a small part of the processor. Addresses take turns, those of one IPv6 network as one: one that floods is not before another. What came in holds nothing: it
 * may take its time, and a slow line behind it is nobody else's. @throws MUITAS_TENTATIVAS, PedidoAbandonado
 */
export function criarPorta(porPasso: number, haPessoas: () => boolean): Porta {
  const filas = new Map<string, Set<() => void>>();
  let passando = 0;
  let esperando = 0;
  let andando = false;

  const sairDaFila = (endereco: string, esperam: Set<() => void>, entrar: () => void): void => {
    if (esperam.delete(entrar)) esperando -= 1;
    if (esperam.size === 0 && filas.get(endereco) === esperam) filas.delete(endereco);
  };
  const proximo = (): (() => void) | undefined => {
    const [primeira] = filas;
    if (!primeira) return undefined;
    const [endereco, esperam] = primeira;
    const [entrar] = esperam;
    if (entrar) sairDaFila(endereco, esperam, entrar);
    // Who was served goes to the end of the round.
    if (filas.delete(endereco)) filas.set(endereco, esperam);
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
  return async (ip, desistencia) => {
    if (passar()) return;
    const endereco = enderecoParaContar(ip);
    const esperam = filas.get(endereco) ?? new Set();
    if (esperando >= ESPERAM_NO_MAXIMO || esperam.size >= ESPERAM_NO_MAXIMO / (filas.size + 1))
      throw errosComuns.MUITAS_TENTATIVAS({ segundos: 5 });
    const foiSe = desistencia();
    if (foiSe.aborted) throw new PedidoAbandonado();
    filas.set(endereco, esperam);
    await new Promise<void>((resolve, reject) => {
      const sair = (): void => {
        sairDaFila(endereco, esperam, entrar);
        reject(new PedidoAbandonado());
      };
      const entrar = (): void => {
        foiSe.removeEventListener('abort', sair);
        resolve();
      };
      esperam.add(entrar);
      esperando += 1;
      foiSe.addEventListener('abort', sair, { once: true });
    });
  };
}
