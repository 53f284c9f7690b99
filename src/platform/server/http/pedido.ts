import type { FastifyRequest } from 'fastify';
import type { Idioma } from '#shared/erros.ts';
import type { Pedido } from './quem.ts';

/** The language that a request asks its answer in. */
export function idiomaDe(request: FastifyRequest): Idioma {
  const pedido = String(request.headers['content-language'] ?? request.headers['accept-language'] ?? 'pt');
  return /^\s*en/i.test(pedido) ? 'en' : 'br';
}

/** The facts of a request that no rule decides by. */
export function lerPedido(request: FastifyRequest): Pedido {
  return {
    idioma: idiomaDe(request),
    ip: request.ip,
    correlationId: request.id,
    agente: String(request.headers['user-agent'] ?? '').slice(0, 300),
    cabecalhos: request.headers as Record<string, string | undefined>,
  };
}
