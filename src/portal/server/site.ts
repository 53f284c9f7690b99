import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MarcasDaRota } from '#platform/server/http/vez-da-pessoa.ts';
import { errosComuns } from '#shared/erros.ts';
import { type ArquivoDoSite, formaPara, lerArquivosDoSite } from './arquivos-do-site.ts';
import { lerPrecarga } from './precarga.ts';
import { CAMINHO_DO_RELATO } from './relato-de-conteudo.ts';

const NONCE = '__CSP_NONCE__';
const FUSO = '__FUSO__';

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
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `report-uri ${CAMINHO_DO_RELATO}`,
    'report-to conteudo',
  ].join('; ');
}

/** What a file is called changes with its content, or the browser asks each time whether it is still the same. */
function enviarArquivoDoSite({ headers }: FastifyRequest, reply: FastifyReply, arquivo: ArquivoDoSite): FastifyReply {
  reply
    .header('cache-control', arquivo.perene ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', arquivo.etiqueta)
    .header('vary', 'accept-encoding');
  if (headers['if-none-match']?.includes(arquivo.etiqueta)) return reply.code(304).send();
  const { forma, bytes } = formaPara(arquivo, headers['accept-encoding']);
  if (forma !== 'identity') reply.header('content-encoding', forma);
  return reply.type(arquivo.tipo).send(bytes);
}

/** The built portal: how to serve its files, and how to answer addresses that are no file and no endpoint. `fuso`: the school's time zone, written into the page. */
export function prepararSite(pasta: string, fuso: string) {
  const arquivos = lerArquivosDoSite(pasta);
  const pagina = (arquivos.get('/index.html')?.formas.get('identity') ?? '').toString().replaceAll(FUSO, fuso);
  const precarga = lerPrecarga(pasta);
  const enviarPagina = (reply: FastifyReply, caminho: string): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', politicaDeConteudo(nonce))
      .header('reporting-endpoints', `conteudo="${CAMINHO_DO_RELATO}"`)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pagina.replaceAll(NONCE, nonce).replace('</head>', `${precarga(caminho)}</head>`));
  };
  return {
    /** Unknown addresses open the page, whose router decides; files and endpoints that do not exist are refused. */
    naoEncontrado(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const [caminho = '/'] = request.url.split(/[?#]/);
      const ehPagina =
        (request.method === 'GET' || request.method === 'HEAD') &&
        !/^\/api(\/|$)/i.test(caminho) &&
        // A file of ours that is gone (an old page asking for old code) must not get a page; any other address may hold dots.
        !/^\/assets\/|\.(?:js|mjs|css|map|json|png|jpe?g|svg|ico|webp|woff2?|txt|xml|webmanifest)$/i.test(caminho);
      if (ehPagina) return enviarPagina(reply, caminho);
      throw errosComuns.ROTA_INEXISTENTE();
    },
    /** Hashed assets for ever, the page fresh each time. */
    servir(app: FastifyInstance): void {
      const config: MarcasDaRota = { porta: 'arquivo' };
      app.get('/*', { config }, (request, reply) => {
        const arquivo = arquivos.get(`/${(request.params as { '*': string })['*']}`);
        return arquivo ? enviarArquivoDoSite(request, reply, arquivo) : reply.callNotFound();
      });
      for (const endereco of ['/', '/index.html']) app.get(endereco, (_request, reply) => enviarPagina(reply, endereco));
    },
  };
}
