import { setTimeout as espera } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { documentoOpenApi } from '#platform/server/http/openapi.ts';
import type { Rota } from '#platform/server/http/rota.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { paginaDaDocumentacao } from './documentacao.ts';

const PRONTO_EM_MS = 5_000;

/** Health of the process and of what it needs, and the documentation of the API. None of it tells anything about data. */
export function registrarSaude(app: FastifyInstance, servicos: Servicos, rotas: readonly Rota[]): void {
  app.get('/api/saude', () => ({ data: { situacao: 'ok' } }));
  app.get('/api/saude/pronto', async () => {
    const perguntar = async (): Promise<boolean> => {
      const { rows } = await sql`select 1 where to_regnamespace('pgboss') is not null`.execute(servicos.db);
      await sql`select 1`.execute(servicos.dbRelatorios);
      return rows.length === 1;
    };
    // Who asks decides by the answer where to send people: a database that is late is not ready.
    const pronto = await Promise.race([perguntar(), espera(PRONTO_EM_MS, false, { ref: false })]);
    if (!pronto) throw errosComuns.BANCO_INDISPONIVEL();
    // A disk that fills makes nobody send people elsewhere: they read on. Whoever watches the answer is told.
    const { situacao: disco } = servicos.disco;
    return { data: { situacao: disco === 'ok' ? 'ok' : 'atencao', banco: 'ok', tarefas: 'ok', relatorios: 'ok', disco } };
  });
  const documento = documentoOpenApi(rotas, '0.1.0');
  app.get('/api/openapi.json', () => documento);
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(paginaDaDocumentacao(documento)),
  );
}
