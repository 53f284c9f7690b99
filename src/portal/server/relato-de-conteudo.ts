import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registrarAmostra } from '#domains/acesso/server/door.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';

/** Where browsers tell what the content policy of the pages refused. */
export const CAMINHO_DO_RELATO = '/relato-de-conteudo';
const TIPOS = ['application/csp-report', 'application/reports+json'];
const MAXIMO_BYTES = 16_384;

const campo = z.string().max(4_000).optional().catch(undefined);
const antigo = z.object({
  'csp-report': z.object({ 'effective-directive': campo, 'violated-directive': campo, 'blocked-uri': campo, 'document-uri': campo }),
});
const novo = z
  .array(z.object({ type: z.string(), body: z.object({ effectiveDirective: campo, blockedURL: campo, documentURL: campo }).catch({}) }))
  .min(1)
  .max(50);
const relato = z.union([
  antigo.transform(({ 'csp-report': r }) => [
    { diretiva: r['effective-directive'] ?? r['violated-directive'], recusado: r['blocked-uri'], pagina: r['document-uri'] },
  ]),
  novo.transform((lista) =>
    lista
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({ diretiva: body.effectiveDirective, recusado: body.blockedURL, pagina: body.documentURL })),
  ),
]);

/** An address without its search and hash, which may name people. */
const semBusca = (endereco = ''): string => endereco.replace(/[?#].*$/s, '').slice(0, 200);

/**
 * Takes reports of the content policy as security events, a few a minute of each address: anybody may send them, and one that
 * stands out means a page that was tampered with or a mistake of ours.
 */
export async function registrarRelatoDeConteudo(app: FastifyInstance, servicos: Pick<Servicos, 'db'>): Promise<void> {
  await app.register(async (dentro) => {
    dentro.addContentTypeParser(TIPOS, { parseAs: 'string', bodyLimit: MAXIMO_BYTES }, dentro.getDefaultJsonParser('error', 'error'));
    dentro.post(CAMINHO_DO_RELATO, { bodyLimit: MAXIMO_BYTES }, async (request, reply) => {
      const lido = relato.safeParse(request.body);
      if (!lido.success) throw errosComuns.CORPO_INVALIDO();
      const [primeiro] = lido.data;
      if (primeiro) {
        const motivo = [primeiro.diretiva?.slice(0, 100), semBusca(primeiro.recusado), semBusca(primeiro.pagina)]
          .map((p) => p ?? '')
          .join(' · ');
        const pedido = { ip: request.ip, correlationId: request.id };
        await registrarAmostra(servicos, pedido, { tipo: 'conteudo.recusado', motivo: `${motivo} (${lido.data.length})` });
      }
      return reply.code(204).send();
    });
  });
}
