import pg from 'pg';
import { readFileSync } from 'node:fs';
const c = new pg.Client({ connectionString: readFileSync('/tmp/linhas-pgurl', 'utf8') });
await c.connect();
for (const q of process.argv.slice(2)) { const r = await c.query(q); console.log((Array.isArray(r) ? r : [r]).map((x: any) => JSON.stringify(x.rows, null, 1).replaceAll('\\n', '\n')).join('\n')); }
await c.end();
