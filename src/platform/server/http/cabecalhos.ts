import type { FastifyReply, FastifyRequest } from 'fastify';
import { errosComuns } from '#shared/erros.ts';
import type { ConfigViva } from './tipos.ts';

const permissoesDoNavegador = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

/** Security headers of every answer, and the refusal of requests that another site made a browser send. */
export function cabecalhosDeSeguranca(request: FastifyRequest, reply: FastifyReply, config: Pick<ConfigViva, 'publicUrl'>): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    // Secret links (acesso, links.ts) carry their token in the address.
    'referrer-policy': /[?&](?:token|primeiro-acesso|confirmar)=/.test(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissoesDoNavegador,
    'x-frame-options': 'DENY',
    'x-correlation-id': request.id,
  });
  if (config.publicUrl.startsWith('https://')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!request.url.toLowerCase().startsWith('/api')) return;
  reply.header('cache-control', 'no-store');
  if (request.headers['sec-fetch-site'] === 'cross-site' || isDeOutraOrigem(request, config.publicUrl)) throw errosComuns.ORIGEM_RECUSADA();
}

/** A browser that does not send Sec-Fetch-Site still says where a write comes from. */
function isDeOutraOrigem({ method, headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined || method === 'GET' || method === 'HEAD' || headers['sec-fetch-site'] !== undefined) return false;
  if (origin === new URL(publicUrl).origin) return false;
  return URL.parse(origin)?.host !== host;
}
