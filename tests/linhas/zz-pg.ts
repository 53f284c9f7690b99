import { startEmbedded } from '/tmp/w/linhas/src/platform/server/database/supervisor.ts';
import { prepareDatabase } from '/tmp/w/linhas/src/platform/server/database/prepare.ts';
import { writeFileSync } from 'node:fs';
const log = { info: () => undefined, warn: console.log, error: console.log };
const banco = await startEmbedded({ dataDir: '/tmp/linhas-pgdata', log, fsync: false });
await prepareDatabase(banco.url, { ownLogin: true });
writeFileSync('/tmp/linhas-pgurl', banco.url);
console.log(banco.url);
setInterval(() => undefined, 1000);
