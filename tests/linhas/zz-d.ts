import pg from 'pg';
import { readFileSync } from 'node:fs';
import { lerCatalogo } from './catalogo.ts';
import { criarDescricao } from './descrever.ts';
import { escrever } from './tipos.ts';
const c = new pg.Client({ connectionString: readFileSync('/tmp/linhas-pgurl', 'utf8') });
await c.connect();
const t = performance.now();
const catalogo = await lerCatalogo(c);
const descrever = await criarDescricao(c, catalogo);
console.log('catalog', performance.now() - t);
for (const q of process.argv.slice(2)) { const d = await descrever(q, new Set()); console.log('erro' in d ? d.erro : d.colunas.map((x) => `${x.nome}: ${escrever(x.tipo)}`).join('\n'), '\n'); }
await c.end();
