import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errosComuns } from '#shared/erros.ts';

const NONCE = '__CSP_NONCE__';

/** Content security policy of the pages: only our own files; style tags made at run time carry the nonce of the answer. */
export function politicaDeConteudo(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "media-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Serves the built portal: hashed assets for ever, the page fresh each time; unknown addresses open the page (its router decides). */
export async function servirSite(app: FastifyInstance, pasta: string): Promise<void> {
  const pagina = readFileSync(join(pasta, 'index.html'), 'utf8');
  const enviarPagina = (reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', politicaDeConteudo(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pagina.replaceAll(NONCE, nonce));
  };
  await app.register(fastifyStatic, {
    root: pasta,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (resposta, caminho) => {
      resposta.header('cache-control', /[/\\]assets[/\\]/.test(caminho) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const ehApi = request.url.toLowerCase().startsWith('/api');
    if (!ehApi && (request.method === 'GET' || request.method === 'HEAD') && !/\.\w{2,5}($|\?)/.test(request.url))
      return enviarPagina(reply);
    throw errosComuns.ROTA_INEXISTENTE();
  });
  app.get('/', (_request, reply) => enviarPagina(reply));
  app.get('/index.html', (_request, reply) => enviarPagina(reply));
}
