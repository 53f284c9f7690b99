import pg from 'pg';
import pino from 'pino';
import { readFileSync } from 'node:fs';
import { startEmbedded } from '#platform/server/database/supervisor.ts';
const b = await startEmbedded({ dataDir: process.argv[2]!, log: pino({ level: 'error' }) });
const c = new pg.Client({ connectionString: b.url });
await c.connect();
for (const q of readFileSync(process.argv[3]!, 'utf8').split(';;')) {
  if (!q.trim()) continue;
  let m: any;
  for (let i = 0; i < 6; i++) m = await c.query(q);
  console.log(m.rows.map((r: any) => Object.values(r).join(' | ')).join('\n'));
  console.log('----');
}
await c.end();
await b.stop();
