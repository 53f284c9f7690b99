import { availableParallelism } from 'node:os';
import type { FastifyReply } from 'fastify';
import { criarVez, PedidoAbandonado, type Vez } from '../vez.ts';
import { criarPorta } from '../porta.ts';
import type { Rota } from './rota.ts';

/** A report, or the file of a whole list or class: what is not of one record. */
const isPesada = ({ endpoint, pesada }: Rota): boolean => pesada ?? (endpoint.arquivo === true && !endpoint.path.includes('{'));

/** Told when the client goes away before the answer is complete, and at once of one that is gone: nothing would tell it any more. */
export function desistenciaDe({ raw }: FastifyReply): AbortSignal {
  const controle = new AbortController();
  if (raw.destroyed) controle.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controle.abort();
  });
  return controle.signal;
}

/** Where one comes in without a session: with a file of the build, of which a page asks for dozens, as whoever watches the process, or with the rest. */
export type Porta = 'arquivo' | 'vigia' | 'resto';

/** What a route says of itself: that its endpoint asks for a session, or by which door it is come in without one. */
export type MarcasDaRota = { comSessao?: boolean; porta?: Porta };

export type Vezes = {
  /** Waits for the turn of the person who asks, which lasts until the answer is out or its client gone. @throws MUITAS_TENTATIVAS, PedidoAbandonado */
  tomarVez(rota: Rota, reply: FastifyReply, pessoa: number, desistencia: AbortSignal): Promise<void>;
  /** Lets in a request that brings no session: all of them together take little while somebody signed in is about. @throws PedidoAbandonado */
  entrarSemSessao(reply: FastifyReply, porta?: Porta): Promise<void>;
};

/** Somebody signed in counts as being about for so long after their last answer. */
const POR_PERTO_MS = 2_000;

/** The turns of one server. */
export function criarVezes(): Vezes {
  // What a person may have under way at once: a browser's screen asks for five or six small things. The rest waits its turn.
  const leves = criarVez({ simultaneos: 16, fila: 1_000, porPessoa: 4, comOutros: 2, semDescanso: 24 });
  // Reports and files of whole lists: one processor is left to those who wait at the counter.
  const pesadas = criarVez({ simultaneos: Math.min(2, Math.max(1, availableParallelism() - 1)), fila: 100, porPessoa: 1 });
  let emCurso = 0;
  let vistaEm = Number.NEGATIVE_INFINITY;
  const haPessoas = (): boolean => emCurso > 0 || performance.now() - vistaEm < POR_PERTO_MS;
  // Apart, so that who watches is not behind those who flood pages, and would take a busy process for a dead one.
  const portas = { arquivo: criarPorta(2, haPessoas), vigia: criarPorta(1, haPessoas), resto: criarPorta(1, haPessoas) };
  return {
    tomarVez: (rota, reply, pessoa, desistencia) => {
      // Gone while it was found out who they are: nothing would tell any more that they left.
      if (desistencia.aborted) return Promise.reject(new PedidoAbandonado());
      emCurso += 1;
      const saiu = (): void => {
        emCurso -= 1;
        vistaEm = performance.now();
      };
      return tomar(isPesada(rota) ? pesadas : leves, reply, { pessoa, desistencia, saiu });
    },
    entrarSemSessao: (reply, porta = 'resto') => portas[porta](reply.request.ip, () => desistenciaDe(reply)),
  };
}

type DeQuem = { pessoa: number; desistencia: AbortSignal /** Told when the answer is out, or its client gone. */; saiu: () => void };

function tomar(vez: Vez, reply: FastifyReply, { pessoa, desistencia, saiu }: DeQuem): Promise<void> {
  const fim = new Promise<void>((resolve) => {
    reply.raw.once('close', () => {
      saiu();
      resolve();
    });
  });
  return new Promise((resolve, reject) => {
    const comecar = (): Promise<void> => {
      resolve();
      return fim;
    };
    vez(comecar, { pessoa, desistencia }).catch(reject);
  });
}
