import { QUEUE_SCHEMA } from '#platform/server/database/queue-schema.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { restauracaoAberta } from '#platform/server/copias/retencao.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { Familia } from '#platform/server/medidas/prometheus.ts';
import { lerIdades } from './situacao.ts';

export type Pools = Readonly<Record<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>>;
type Fila = { fila: string; estado: string; n: number; segundos: number };

/** What only the database and the disk know. A database that does not answer is one more figure, and no failure. */
export async function familiasDoBanco(servicos: Servicos, pools: Pools): Promise<Familia[]> {
  const doBanco = await lerDoBanco(servicos).catch((): Familia[] => []);
  const conexoes = Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
    { rotulos: { pool, state: 'busy' }, valor: totalCount - idleCount },
    { rotulos: { pool, state: 'idle' }, valor: idleCount },
    { rotulos: { pool, state: 'waiting' }, valor: waitingCount },
  ]);
  return [
    { nome: 'patio_database_up', tipo: 'gauge', ajuda: 'Whether the database answers.', amostras: [{ valor: doBanco.length > 0 ? 1 : 0 }] },
    { nome: 'patio_pool_connections', tipo: 'gauge', ajuda: 'Connections by pool, and who waits for one.', amostras: conexoes },
    {
      nome: 'patio_disk_used_ratio',
      tipo: 'gauge',
      ajuda: 'Share of each volume that is taken.',
      amostras: servicos.disco.volumes.map(({ nome, ocupacao }) => ({ rotulos: { volume: nome }, valor: ocupacao })),
    },
    ...doBanco,
  ];
}

async function lerDoBanco({ db }: Servicos): Promise<Familia[]> {
  const [{ rows: filas }, idades, retida] = await Promise.all([
    sql<Fila>`select name as fila, state::text as estado, count(*)::int as n,
        coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as segundos
      from ${sql.table(`${QUEUE_SCHEMA}.job`)} where state < 'completed' group by 1, 2`.execute(db),
    lerIdades(db),
    restauracaoAberta(db),
  ]);
  const idade = (nome: string, ajuda: string, em: string | null): Familia => ({
    nome,
    tipo: 'gauge',
    ajuda,
    amostras: em === null ? [] : [{ valor: Math.max(0, (Date.now() - Date.parse(em)) / 1_000) }],
  });
  const rotulosDe = ({ fila, estado }: Fila) => ({ queue: fila, state: estado });
  return [
    {
      nome: 'patio_jobs',
      tipo: 'gauge',
      ajuda: 'Work in the queues.',
      amostras: filas.map((fila) => ({ rotulos: rotulosDe(fila), valor: fila.n })),
    },
    {
      nome: 'patio_jobs_oldest_seconds',
      tipo: 'gauge',
      ajuda: 'How long the oldest work has been in its queue.',
      amostras: filas.map((fila) => ({ rotulos: rotulosDe(fila), valor: fila.segundos })),
    },
    { nome: 'patio_jobs_held', tipo: 'gauge', ajuda: 'Whether a restore holds mail and jobs.', amostras: [{ valor: retida ? 1 : 0 }] },
    idade('patio_backup_age_seconds', 'Since the moment that the last backup holds.', idades.copiaEm),
    {
      nome: 'patio_backup_failed',
      tipo: 'gauge',
      ajuda: 'Whether the last backup failed.',
      amostras: [{ valor: idades.ultimaFalhou ? 1 : 0 }],
    },
    idade('patio_integrity_age_seconds', 'Since the last integrity check.', idades.verificacaoEm),
    {
      nome: 'patio_integrity_violations',
      tipo: 'gauge',
      ajuda: 'What the last integrity check found.',
      amostras: [{ valor: idades.achados }],
    },
  ];
}
