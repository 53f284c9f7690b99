import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ErroNegocio, errosComuns } from '#shared/erros.ts';
import { isDiscoCheio } from '../database/errors.ts';
import { comprimirRespostas } from './compressao.ts';
import type { Medidas } from '../medidas/medidas.ts';
import type { Proxies } from '../proxies.ts';
import { type CarregarSessao, registrar } from './atendimento.ts';
import { cabecalhosDeSeguranca } from './cabecalhos.ts';
import { comoErroNegocio, corpoDeErro } from './respostas.ts';
import { registrarAcessos } from '../medidas/registro-de-acesso.ts';
import type { Rota } from './rota.ts';
import { idiomaDe } from './pedido.ts';
import type { Servicos } from './tipos.ts';
import { criarVezes, type MarcasDaRota } from './vez-da-pessoa.ts';

export type OpcoesServidor = {
  servicos: Servicos;
  rotas: readonly Rota[];
  carregarSessao: CarregarSessao;
  /** Answers addresses that are no endpoint (the site opens its page); a refusal without it. */
  naoEncontrado?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** What counts the answers; nobody without it. */
  medidas?: Medidas;
};

/** Builds the HTTP server with every route guarded; it does not listen yet. */
export async function criarServidor({ servicos, rotas, carregarSessao, naoEncontrado, medidas }: OpcoesServidor): Promise<FastifyInstance> {
  const responder = (causa: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (isDiscoCheio(causa)) servicos.disco.notarRecusa();
    return responderComoPagina(causa, request, reply, naoEncontrado);
  };
  const app = Fastify({
    bodyLimit: 1_048_576,
    requestTimeout: 300_000,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    loggerInstance: servicos.log as FastifyBaseLogger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: confiarEm(servicos.config.proxies),
    frameworkErrors: (causa, request, reply) => void responder(causa, request, reply),
    clientErrorHandler: recusarPedidoIlegivel,
  });
  comprimirRespostas(app);
  await app.register(compress, { global: true, threshold: 1500, encodings: ['gzip'], zlibOptions: { level: 3 } });
  await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 10_000, fileSize: 10 * 1_048_576 } });
  // JSON and multipart are the only bodies: what a form of another site can send without asking is refused.
  app.removeContentTypeParser('text/plain');
  // A client that sends the header on every call has no body on some: that is no mistake.
  const lerJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, corpo, pronto) => {
    if (corpo.length === 0) return pronto(null, undefined);
    // JSON is UTF-8: what is not would be stored with holes where letters were.
    if (!isUtf8(corpo as Buffer)) return pronto(errosComuns.CORPO_INVALIDO());
    void lerJson(request, (corpo as Buffer).toString('utf8'), pronto);
  });
  app.setNotFoundHandler((request, reply) => {
    if (naoEncontrado) return naoEncontrado(request, reply);
    throw errosComuns.ROTA_INEXISTENTE();
  });
  const vezes = criarVezes();
  app.addHook('onRequest', async (request, reply) => {
    cabecalhosDeSeguranca(request, reply, servicos.config);
    const { comSessao, porta } = request.routeOptions.config as MarcasDaRota;
    if (!comSessao) await vezes.entrarSemSessao(reply, porta);
  });
  registrarAcessos(app, { log: servicos.log, medidas: medidas ?? null });
  app.setErrorHandler(responder);
  for (const rota of rotas) registrar(app, rota, { servicos, carregarSessao, vezes });
  return app;
}

/**
 * Nobody is believed unless TRUST_PROXY names it: who may say where a request comes from is never guessed. A number is a function, because
 * the server's own reading of one believes nobody.
 */
function confiarEm(proxies: Proxies | null): string[] | false | ((endereco: string, salto: number) => boolean) {
  if (typeof proxies === 'number') return (_, salto) => salto < proxies;
  return proxies ? [...proxies] : false;
}

/** What is no HTTP request has neither reply nor language: the refusal is written on the wire, in the one error shape. */
function recusarPedidoIlegivel(causa: Error & { code?: string }, socket: Socket): void {
  if (causa.code === 'ECONNRESET' || !socket.writable) return;
  const erro = causa.code === 'HPE_HEADER_OVERFLOW' ? errosComuns.CABECALHOS_GRANDES() : errosComuns.PEDIDO_ILEGIVEL();
  const corpo = JSON.stringify(corpoDeErro(erro, 'br', randomUUID().slice(0, 13)));
  socket.end(
    `HTTP/1.1 ${erro.status} ${STATUS_CODES[erro.status] ?? ''}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(corpo)}\r\nConnection: close\r\n\r\n${corpo}`,
  );
}

/** An address that cannot be read, or that no file may have, is answered as every other unknown one: whoever typed it gets the portal. */
export function responderComoPagina(
  causa: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  naoEncontrado: OpcoesServidor['naoEncontrado'],
): FastifyReply {
  const { code, statusCode } = causa as { code?: string; statusCode?: number };
  const semEndereco = !(causa instanceof ErroNegocio) && (code === 'FST_ERR_BAD_URL' || statusCode === 403 || statusCode === 404);
  try {
    if (semEndereco && naoEncontrado) return naoEncontrado(request, reply);
  } catch {
    // No page either: the refusal says what was wrong.
  }
  return responderErro(causa, request, reply);
}

/**
 * Answers any failure in the one error shape. What we did not foresee is logged with its stack; what the server cannot do for now, which every
 * request of that while meets, as one short line: a full disk has no room for more.
 */
export function responderErro(causa: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const erro = comoErroNegocio(causa);
  const { code } = erro;
  const imprevisto = code === 'ERRO_INTERNO' || code === 'RESTRICAO_SEM_TEXTO';
  const correlationId = request.id;
  if (imprevisto && !reply.raw.destroyed) request.log.error({ err: causa, correlationId }, 'request failed');
  else if (erro.status >= 500 && !reply.raw.destroyed)
    request.log.warn({ code, causa: causa instanceof Error ? causa.message : String(causa), correlationId }, 'request refused');
  if (erro.status === 503) reply.header('retry-after', '2');
  if (erro.status === 429) reply.header('retry-after', String(erro.esperaSegundos ?? 30));
  return reply.code(erro.status).send(corpoDeErro(erro, idiomaDe(request), request.id));
}
