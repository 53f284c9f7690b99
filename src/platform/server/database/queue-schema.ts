import type { Client } from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import manifest from 'pg-boss/package.json' with { type: 'json' };

/** The schema of the job queue. */
export const QUEUE_SCHEMA = 'pgboss';

/** Installs or upgrades the tables of the job queue as the owner of the database: the queue itself then runs without making any. */
export async function installQueue(client: Client): Promise<void> {
  const { rows } = await client.query<{ installed: boolean }>(`select to_regclass($1) is not null as installed`, [
    `${QUEUE_SCHEMA}.version`,
  ]);
  if (!rows[0]?.installed) {
    await client.query(getConstructionPlans(QUEUE_SCHEMA));
    return;
  }
  const { rows: versions } = await client.query<{ version: number }>(`select version from ${QUEUE_SCHEMA}.version`);
  const version = Number(versions[0]?.version);
  // Sent as one text, which is one transaction: its indexes are built inside it, over a queue that is short.
  if (version < manifest.pgboss.schema)
    await client.query(getMigrationPlans(QUEUE_SCHEMA, version).replaceAll('INDEX CONCURRENTLY', 'INDEX'));
}
