import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { errosComuns, type Idioma } from '#shared/erros.ts';
import { registrarEvento } from '../audit.ts';
import { transacao } from '../database/kysely.ts';
import { comprimirRespostas } from './compressao.ts';
import { comAutoria } from './autoria.ts';
import { autorizar } from './autorizacao.ts';
import { cabecalhosDeSeguranca } from './cabecalhos.ts';
import { gastarCota } from './cotas.ts';
import { comEmCurso, type EmCurso, novoEmCurso } from './pedido-em-curso.ts';
import { validarEntrada } from './entrada.ts';
import { assinaturaDe, lerChave, umaVez } from './idempotencia.ts';
import { comoErroNegocio, corpoDeErro } from './respostas.ts';
import type { Rota } from './rota.ts';
import type { Arquivo, Contexto, Pedido, Quem, Resposta, Servicos } from './tipos.ts';
import { lerUpload } from './upload.ts';

/** Finds the live session of a request or refuses with SESSAO_INVALIDA; given by the room that owns sessions. */
export type CarregarSessao = (servicos: Servicos, pedido: Pedido) => Promise<Quem>;

export type OpcoesServidor = {
  servicos: Servicos;
  rotas: readonly Rota[];
  carregarSessao: CarregarSessao;
  /** Answers addresses that are no endpoint (the site opens its page); a refusal without it. */
  naoEncontrado?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

/** Builds the HTTP server with every route guarded; it does not listen yet. */
export async function criarServidor({ servicos, rotas, carregarSessao, naoEncontrado }: OpcoesServidor): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: 1_048_576,
    requestTimeout: 300_000,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    loggerInstance: servicos.log as FastifyBaseLogger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: servicos.config.atrasDeProxy ? 'loopback' : false,
    frameworkErrors: (causa, request, reply) => void responderErro(causa, request, reply),
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
  app.addHook('onRequest', async (request, reply) => {
    cabecalhosDeSeguranca(request, reply, servicos.config);
  });
  app.setErrorHandler((causa, request, reply) => responderErro(causa, request, reply));
  for (const rota of rotas) registrar(app, rota, servicos, carregarSessao);
  return app;
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

/** Answers any failure in the one error shape; what we did not foresee is logged with its correlation id. */
export function responderErro(causa: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const erro = comoErroNegocio(causa);
  if (erro.status >= 500) request.log.error({ err: causa, correlationId: request.id }, 'request failed');
  if (erro.status === 503) reply.header('retry-after', '2');
  if (erro.status === 429) reply.header('retry-after', String(erro.params.segundos ?? 30));
  return reply.code(erro.status).send(corpoDeErro(erro, idiomaDe(request), request.id));
}

const caminhoFastify = (path: string): string => `/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function registrar(app: FastifyInstance, rota: Rota, servicos: Servicos, carregarSessao: CarregarSessao): void {
  const { endpoint } = rota;
  app.route({
    method: endpoint.method,
    url: caminhoFastify(endpoint.path),
    ...(endpoint.corpoMaxBytes ? { bodyLimit: endpoint.corpoMaxBytes } : {}),
    // Who asks is settled before a byte of the body is read.
    onRequest: async (request) => {
      if (rota.tipo === 'publica') return;
      const emCurso = novoEmCurso();
      const quem = await comEmCurso(emCurso, () => admitir(endpoint, lerPedido(request), servicos, carregarSessao));
      admitidos.set(request, { quem, emCurso });
    },
    handler: async (request, reply) => {
      const pedido = lerPedido(request);
      const resposta: Resposta = { cabecalho: (nome, valor) => void reply.header(nome, valor) };
      const atender = async (): Promise<unknown> => {
        if (rota.tipo === 'publica') {
          const entrada = lerEntrada(endpoint, request, pedido.idioma);
          return rota.responder({ db: servicos.db, pedido, servicos, resposta }, entrada);
        }
        const { quem } = admitidos.get(request) as Admitido;
        const { uploadMaxBytes } = endpoint;
        const upload = uploadMaxBytes
          ? await lerUpload(request, uploadMaxBytes, { db: servicos.db, usuarioId: quem.usuarioId })
          : undefined;
        const entrada = { ...lerEntrada(endpoint, request, pedido.idioma), ...(upload && { upload }) };
        if (rota.tipo !== 'escrita') return rota.responder({ db: servicos.db, quem, pedido, servicos, resposta }, entrada);
        const chave = lerChave(endpoint, pedido.cabecalhos['idempotency-key']);
        const preparado = await rota.preparar?.({ db: servicos.db, quem, pedido, servicos, resposta }, entrada);
        return transacao(servicos.db, async (tx) => {
          const executar = async (): Promise<unknown> => {
            const data = await rota.responder({ tx, quem, pedido, servicos, resposta }, entrada, preparado);
            return endpoint.output && !endpoint.arquivo ? endpoint.output.parse(data) : data;
          };
          if (chave === null) return executar();
          return umaVez(
            tx,
            { usuarioId: quem.usuarioId, rota: `${endpoint.method} ${endpoint.path}`, chave, entrada: assinaturaDe(entrada) },
            executar,
          );
        });
      };
      const emCurso = admitidos.get(request)?.emCurso ?? novoEmCurso();
      const resultado = await comEmCurso(emCurso, async () => {
        try {
          return await atender();
        } catch (causa) {
          const usuarioId = admitidos.get(request)?.quem.usuarioId;
          throw usuarioId === undefined ? causa : await comAutoria(servicos.db, causa, { usuarioId, fuso: servicos.config.tzEscola });
        }
      });
      reply.header('x-instrucoes-sql', String(emCurso.instrucoes));
      if (endpoint.arquivo) {
        if (resultado === null) return reply.code(204).send();
        const quem = admitidos.get(request)?.quem;
        if (quem) await anotarSaida(reply, resultado as Arquivo, `${endpoint.method} ${endpoint.path}`, { quem, servicos });
        return enviarArquivo(reply, resultado as Arquivo);
      }
      const data = endpoint.output && rota.tipo !== 'escrita' ? endpoint.output.parse(resultado) : (resultado ?? null);
      return reply.send({ data });
    },
  });
}

type Admitido = { quem: Quem; emCurso: EmCurso };
const admitidos = new WeakMap<FastifyRequest, Admitido>();

/** The live session behind a request, with the permission that the endpoint asks for; a refusal leaves its event. */
async function admitir(endpoint: AnyEndpoint, pedido: Pedido, servicos: Servicos, carregarSessao: CarregarSessao): Promise<Quem> {
  const quem = await carregarSessao(servicos, pedido);
  try {
    autorizar(endpoint, quem, pedido.idioma);
    return quem;
  } catch (recusa) {
    const { usuarioId, sessaoId } = quem;
    await registrarEvento(servicos.db, {
      tipo: 'acesso.negado',
      usuarioId,
      sessaoId,
      ip: pedido.ip,
      rota: `${endpoint.method} ${endpoint.path}`,
      correlacao: pedido.correlationId,
    });
    throw recusa;
  }
}

function idiomaDe(request: FastifyRequest): Idioma {
  const pedido = String(request.headers['content-language'] ?? request.headers['accept-language'] ?? 'pt');
  return /^\s*en/i.test(pedido) ? 'en' : 'br';
}

function lerPedido(request: FastifyRequest): Pedido {
  return {
    idioma: idiomaDe(request),
    ip: request.ip,
    correlationId: request.id,
    agente: String(request.headers['user-agent'] ?? '').slice(0, 300),
    cabecalhos: request.headers as Record<string, string | undefined>,
  };
}

function lerEntrada(endpoint: AnyEndpoint, request: FastifyRequest, idioma: Idioma) {
  return validarEntrada(endpoint, { params: request.params, query: request.query as Record<string, unknown>, body: request.body }, idioma);
}

/** A list leaves the house: within what a person may take away, and with an event that tells how many rows went. */
async function anotarSaida(
  reply: FastifyReply,
  { corpo, linhas }: Arquivo,
  rota: string,
  { quem, servicos }: Pick<Contexto, 'quem' | 'servicos'>,
): Promise<void> {
  if (!linhas) return;
  const { usuarioId, sessaoId } = quem;
  try {
    await gastarCota(servicos.db, usuarioId, 'exportacao');
  } catch (recusa) {
    if (!Buffer.isBuffer(corpo)) corpo.destroy();
    throw recusa;
  }
  const { request } = reply;
  reply.raw.once('close', () => {
    const evento = {
      tipo: 'exportacao.feita',
      usuarioId,
      sessaoId,
      ip: request.ip,
      rota,
      motivo: `linhas=${linhas()}`,
      correlacao: request.id,
    };
    registrarEvento(servicos.db, evento).catch((erro: unknown) => servicos.log.error({ err: erro }, 'event of an export not kept'));
  });
}

function enviarArquivo(reply: FastifyReply, arquivo: Arquivo): FastifyReply {
  const nome = arquivo.nome.replaceAll(/[^\w.() -]+/g, '_');
  return reply
    .header('content-type', arquivo.tipo)
    .header(
      'content-disposition',
      `${arquivo.abrir ? 'inline' : 'attachment'}; filename="${nome}"; filename*=UTF-8''${encodeURIComponent(arquivo.nome)}`,
    )
    .send(arquivo.corpo);
}
