import { availableParallelism } from 'node:os';
import type { FastifyReply } from 'fastify';
import { criarVez, type Vez } from '../vez.ts';
import type { Rota } from './rota.ts';

/** A report, or the file of a whole list or class: what is not of one record. */
const isPesada = ({ endpoint, pesada }: Rota): boolean => pesada ?? (endpoint.arquivo === true && !endpoint.path.includes('{'));

/** Told when the client goes away before the answer is complete. */
export function desistenciaDe({ raw }: FastifyReply): AbortSignal {
  const controle = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controle.abort();
  });
  return controle.signal;
}

export type Vezes = {
  /** Waits for the turn of the person who asks, which lasts until the answer is out or its client gone. @throws MUITAS_TENTATIVAS, PedidoAbandonado */
  tomarVez(rota: Rota, reply: FastifyReply, pessoa: number, desistencia: AbortSignal): Promise<void>;
  /** The same for pages and documentation, which nobody's session asks for: until the answer is made, for a slow line behind it is not the school's. */
  tomarVezDoEndereco(reply: FastifyReply): Promise<void>;
};

/** The turns of one server. */
export function criarVezes(): Vezes {
  // What a person may have under way at once: a browser's screen asks for five or six small things. The rest waits its turn.
  const leves = criarVez(16, 1_000, 4, 2);
  // Pages and documentation, of one address, which may be that of a whole school.
  const semSessao = criarVez(8, 2_000, 4, 2);
  // Reports and files of whole lists: one processor is left to those who wait at the counter.
  const pesadas = criarVez(Math.min(2, Math.max(1, availableParallelism() - 1)), 100, 1);
  return {
    tomarVez: (rota, reply, pessoa, desistencia) => tomar(isPesada(rota) ? pesadas : leves, reply, pessoa, desistencia),
    tomarVezDoEndereco: (reply) => tomar(semSessao, reply, reply.request.ip, desistenciaDe(reply), 'finish'),
  };
}

function tomar(
  vez: Vez,
  reply: FastifyReply,
  pessoa: number | string,
  desistencia: AbortSignal,
  ate: 'close' | 'finish' = 'close',
): Promise<void> {
  const fim = new Promise<void>((resolve) => {
    reply.raw.once('close', () => resolve());
    reply.raw.once(ate, () => resolve());
  });
  return new Promise((resolve, reject) => {
    const comecar = (): Promise<void> => {
      resolve();
      return fim;
    };
    vez(comecar, { pessoa, desistencia }).catch(reject);
  });
}
