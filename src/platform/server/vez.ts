import { errosComuns } from '#shared/erros.ts';
import { pedidoEmCurso } from './http/pedido-em-curso.ts';

/** Whose work it is, and what tells that nobody waits for it any more; those of the request under way unless told. */
type Pessoa = number | string | null;
type DeQuem = { pessoa?: Pessoa; desistencia?: AbortSignal | null };
type Vista = { pessoa: Pessoa; em: number };
type Esperando = { comecar: () => void };
export type Vez = <T>(executar: () => Promise<T>, deQuem?: DeQuem) => Promise<T>;

/** Somebody else counts as being about for so long after their last work. */
const POR_PERTO_MS = 2_000;
type Lugares = { ocupados: number /** Turns since this person last had nothing under way. */; seguidos: number };
type Limites = {
  simultaneos: number;
  /** How many of each person wait; who comes after is told to try again (429). */
  fila: number;
  porPessoa?: number;
  /** In place of `porPessoa` while somebody else is about: the processor is then shared. */
  comOutros?: number;
  /** After so many turns in a row, while somebody else is about, a place rests after each as long as it took: half of the time is theirs. */
  semDescanso?: number;
};

/**
 * Lets at most `simultaneos` run, of one person at most `porPessoa`. Turns go round among the people who wait, so that nobody waits for all
 * that another one asked. Who leaves the queue frees it.
 */
export function criarVez({ simultaneos, fila, porPessoa = simultaneos, comOutros = porPessoa, semDescanso = Infinity }: Limites): Vez {
  const lugares = new Map<Pessoa, Lugares>();
  const filas = new Map<Pessoa, Esperando[]>();
  let todos = 0;
  // The last two who had a turn: whoever asks, one of them is somebody else.
  let ultima: Vista = { pessoa: null, em: Number.NEGATIVE_INFINITY };
  let penultima = ultima;
  const ver = (pessoa: Pessoa): void => {
    if (ultima.pessoa !== pessoa) penultima = ultima;
    ultima = { pessoa, em: performance.now() };
  };
  const haOutros = (pessoa: Pessoa): boolean => performance.now() - (ultima.pessoa === pessoa ? penultima : ultima).em < POR_PERTO_MS;

  const ocupar = (pessoa: Pessoa): void => {
    todos += 1;
    ver(pessoa);
    const seus = lugares.get(pessoa) ?? { ocupados: 0, seguidos: 0 };
    seus.ocupados += 1;
    seus.seguidos += 1;
    lugares.set(pessoa, seus);
  };
  const desocupar = (pessoa: Pessoa, levou: number): void => {
    todos -= 1;
    ver(pessoa);
    const deixar = (): void => {
      const seus = lugares.get(pessoa);
      if (seus) seus.ocupados -= 1;
      esquecer(pessoa);
      chamarLogo();
    };
    const descansa = (lugares.get(pessoa)?.seguidos ?? 0) > semDescanso && filas.has(pessoa) && haOutros(pessoa);
    if (!descansa) return deixar();
    setTimeout(deixar, Math.min(levou, POR_PERTO_MS));
    chamarLogo();
  };
  /** Who has nothing under way and waits for nothing begins anew. */
  const esquecer = (pessoa: Pessoa): void => {
    if (lugares.get(pessoa)?.ocupados === 0 && !filas.has(pessoa)) lugares.delete(pessoa);
  };
  // In the next turn of the loop: five hundred short answers in a row would let nothing else in between.
  const chamarLogo = (): void => {
    if (filas.size > 0) setImmediate(chamar);
  };
  const cabe = (pessoa: Pessoa): boolean =>
    todos < simultaneos && (lugares.get(pessoa)?.ocupados ?? 0) < (haOutros(pessoa) ? comOutros : porPessoa);
  const chamar = (): void => {
    for (const [pessoa, esperando] of filas) {
      if (!cabe(pessoa)) continue;
      const proximo = esperando.shift();
      // Who was served goes to the end of the round.
      filas.delete(pessoa);
      if (esperando.length > 0) filas.set(pessoa, esperando);
      if (!proximo) {
        esquecer(pessoa);
        continue;
      }
      ocupar(pessoa);
      proximo.comecar();
      return chamar();
    }
  };
  const esperar = (pessoa: Pessoa, desistencia: AbortSignal | null): Promise<void> => {
    const esperando = filas.get(pessoa) ?? [];
    if (esperando.length >= fila) throw errosComuns.MUITAS_TENTATIVAS({ segundos: 5 });
    filas.set(pessoa, esperando);
    return new Promise((resolve, reject) => {
      const sair = (): void => {
        esperando.splice(esperando.indexOf(eu), 1);
        reject(new PedidoAbandonado());
      };
      const eu = {
        comecar: () => {
          desistencia?.removeEventListener('abort', sair);
          resolve();
        },
      };
      esperando.push(eu);
      desistencia?.addEventListener('abort', sair, { once: true });
    });
  };
  return async (executar, deQuem = {}) => {
    const atual = pedidoEmCurso();
    const { pessoa = atual?.pessoa ?? null, desistencia = atual?.desistencia ?? null } = deQuem;
    if (desistencia?.aborted) throw new PedidoAbandonado();
    if (cabe(pessoa) && !filas.has(pessoa)) ocupar(pessoa);
    else await esperar(pessoa, desistencia);
    const desde = performance.now();
    try {
      return await executar();
    } finally {
      desocupar(pessoa, performance.now() - desde);
    }
  };
}

/** Nobody waits for the answer any more. */
export class PedidoAbandonado extends Error {
  constructor() {
    super('nobody waits for the answer any more');
    this.name = 'PedidoAbandonado';
  }
}

const pausas: (() => void)[] = [];
let marcada = false;
const passar = (): void => {
  pausas.shift()?.();
  if (pausas.length > 0) setImmediate(passar);
  else marcada = false;
};

/**
 * A pause in work that takes the processor: whatever else came is served first, and of all the work that pauses only one piece goes on
 * before others are served again, however many papers are drawn at once. @throws PedidoAbandonado when nobody waits for it
 */
export function ceder(): Promise<void> {
  const desistencia = pedidoEmCurso()?.desistencia;
  return new Promise((resolve, reject) => {
    pausas.push(() => (desistencia?.aborted ? reject(new PedidoAbandonado()) : resolve()));
    if (marcada) return;
    marcada = true;
    setImmediate(passar);
  });
}
