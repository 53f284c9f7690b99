import { setTimeout as espera } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';

const PRONTO_EM_MS = 5_000;

/** Health of the process and of what it needs. None of it tells anything about data. */
export function registrarSaude(app: FastifyInstance, servicos: Servicos): void {
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
}
