import type { FastifyReply, FastifyRequest } from 'fastify';
import { errosComuns } from '#shared/erros.ts';
import type { ConfigViva } from './tipos.ts';

const permissoesDoNavegador = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

/** Security headers of every answer, and the refusal of requests that another site made a browser send. */
export function cabecalhosDeSeguranca(request: FastifyRequest, reply: FastifyReply, config: Pick<ConfigViva, 'publicUrl'>): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissoesDoNavegador,
    'x-frame-options': 'DENY',
    'x-correlation-id': request.id,
  });
  if (config.publicUrl.startsWith('https://')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!request.url.toLowerCase().startsWith('/api')) return;
  reply.header('cache-control', 'no-store');
  if (request.headers['sec-fetch-site'] === 'cross-site') throw errosComuns.ORIGEM_RECUSADA();
}
