import { setTimeout as espera } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { MarcasDaRota } from '#platform/server/http/servidor.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';

const PRONTO_EM_MS = 5_000;
/** How long the answer about the databases serves others: whoever watches asks every few seconds, and strangers as often as they like. */
const VALE_MS = 1_000;

const deQuemVigia: MarcasDaRota = { porta: 'vigia' };

/** Health of the process and of what it needs. None of it tells anything about data. */
export function registrarSaude(app: FastifyInstance, servicos: Servicos): void {
  const vivo = JSON.stringify({ data: { situacao: 'ok' } });
  app.get('/api/saude', { config: deQuemVigia }, (_request, reply) => reply.type('application/json; charset=utf-8').send(vivo));
  const bancos = porUmMomento(async (): Promise<boolean> => {
    const perguntar = async (): Promise<boolean> => {
      const { rows } = await sql`select 1 where to_regnamespace('pgboss') is not null`.execute(servicos.db);
      await sql`select 1`.execute(servicos.dbRelatorios);
      return rows.length === 1;
    };
    // Who asks decides by the answer where to send people: a database that is late is not ready.
    return Promise.race([perguntar(), espera(PRONTO_EM_MS, false, { ref: false })]);
  });
  app.get('/api/saude/pronto', { config: deQuemVigia }, async () => {
    if (!(await bancos())) throw errosComuns.BANCO_INDISPONIVEL();
    // A disk that fills makes nobody send people elsewhere: they read on. Whoever watches the answer is told.
    const { situacao: disco } = servicos.disco;
    return { data: { situacao: disco === 'ok' ? 'ok' : 'atencao', banco: 'ok', tarefas: 'ok', relatorios: 'ok', disco } };
  });
}

/** Asks once for all who ask meanwhile, and for a moment after the answer, whatever it was. */
function porUmMomento<T>(perguntar: () => Promise<T>): () => Promise<T> {
  let resposta: Promise<T> | null = null;
  return () => {
    if (resposta) return resposta;
    const agora = perguntar();
    resposta = agora;
    const esquecer = (): void => void setTimeout(() => (resposta = null), VALE_MS).unref();
    agora.then(esquecer, esquecer);
    return agora;
  };
}
