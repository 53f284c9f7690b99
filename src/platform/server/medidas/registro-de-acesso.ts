import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Medidas } from './medidas.ts';
import type { MarcasDaRota } from '../http/vez-da-pessoa.ts';

/** Who asked, where that was found out. */
const quemPediu = new WeakMap<FastifyRequest, number>();
export const anotarQuemPediu = (request: FastifyRequest, usuarioId: number): void => void quemPediu.set(request, usuarioId);

const MS = 1_000;
const SEM_ROTA = 'desconhecida';

/**
 * Counts each answer and writes one line of the log about it: which route (never the address, which may carry a CPF or the secret of a
 * link), who, from where, how it ended and how long it took, under the code that the person sees in an error. Files of the page and who
 * watches the process are counted and not written.
 */
export function registrarAcessos(app: FastifyInstance, { log, medidas }: { log: Logger; medidas: Medidas | null }): void {
  app.addHook('onResponse', (request, reply, pronto) => {
    const { url: rota = SEM_ROTA, config } = request.routeOptions;
    const ms = reply.elapsedTime;
    medidas?.contarPedido(request.method, rota, reply.statusCode, ms / MS);
    const { porta } = config as MarcasDaRota;
    if (porta !== 'arquivo' && porta !== 'vigia' && log.isLevelEnabled('info')) {
      log.info(
        {
          correlationId: request.id,
          metodo: request.method,
          rota,
          status: reply.statusCode,
          ms: Math.round(ms * 10) / 10,
          ip: request.ip,
          usuarioId: quemPediu.get(request) ?? null,
          bytes: Number(reply.getHeader('content-length') ?? 0),
        },
        'request',
      );
    }
    pronto();
  });
}
