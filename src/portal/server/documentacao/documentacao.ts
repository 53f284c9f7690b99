import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lerRegras } from '#domains/acesso/server/door.ts';
import type { CarregarSessao } from '#platform/server/http/atendimento.ts';
import { aceitaGzip } from '#platform/server/http/compressao.ts';
import { documentoOpenApi } from '#platform/server/http/openapi.ts';
import { lerPedido } from '#platform/server/http/pedido.ts';
import type { Rota } from '#platform/server/http/rota.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { paginaDaDocumentacao } from './pagina.ts';

type Folha = { tipo: string; bytes: Buffer; gzip: Buffer; etag: string };

function folha(tipo: string, texto: string): Folha {
  const bytes = Buffer.from(texto);
  return { tipo, bytes, gzip: gzipSync(bytes), etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/**
 * The description of the API, for machines and for people: made and compressed once, when somebody first asks for it, and kept by whoever has it.
 * It stands behind the session unless the school opens it.
 */
export function registrarDocumentacao(
  app: FastifyInstance,
  servicos: Servicos,
  rotas: readonly Rota[],
  carregarSessao: CarregarSessao,
): void {
  let feitas: { json: Folha; pagina: Folha } | null = null;
  const folhas = (): { json: Folha; pagina: Folha } => {
    if (feitas) return feitas;
    const documento = documentoOpenApi(rotas, '0.1.0');
    feitas = {
      json: folha('application/json; charset=utf-8', JSON.stringify(documento)),
      pagina: folha('text/html; charset=utf-8', paginaDaDocumentacao(documento)),
    };
    return feitas;
  };
  const conferirQuem = async (request: FastifyRequest): Promise<void> => {
    // Without a token there is nobody to look up; the rule is asked first, so that an open documentation asks nothing else.
    if ((await lerRegras(servicos.db)).documentacaoAberta) return;
    const { quem } = await carregarSessao(servicos, lerPedido(request));
    if (quem.pendencia) throw errosComuns.SEGUNDO_FATOR_PENDENTE();
  };
  const enviar = (request: FastifyRequest, reply: FastifyReply, { tipo, bytes, gzip, etag }: Folha): FastifyReply => {
    reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'authorization, accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(tipo);
    return aceitaGzip(request.headers['accept-encoding']) ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(bytes);
  };
  app.get('/api/openapi.json', { onRequest: conferirQuem }, (request, reply) => enviar(request, reply, folhas().json));
  app.get('/api/docs', { onRequest: conferirQuem }, (request, reply) =>
    enviar(
      request,
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"),
      folhas().pagina,
    ),
  );
}
