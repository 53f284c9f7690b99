import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrar } from '#platform/server/database/migrate.ts';
import { installQueue } from '#platform/server/database/queue-schema.ts';
import { startEmbedded } from '#platform/server/database/supervisor.ts';
import { lerCatalogo } from './catalogo.ts';
import { criarDescricao } from './descrever.ts';
import { Fonte } from './fonte.ts';
import { lerGravacoes, pastaDasGravacoes } from './gravacao.ts';
import { julgar } from './julgar.ts';
import { temporariosEmMemoria } from '#tests/temporarios.ts';

temporariosEmMemoria();

// The check of row types: what each statement says that it answers against what PostgreSQL says, for every text that the tests wrote down.
const gravadas = pastaDasGravacoes();
if (gravadas === null) throw new Error('PATIO_LINHAS names the folder into which the tests wrote their statements (npm test sets it)');
const inicio = performance.now();
const dataDir = mkdtempSync(join(tmpdir(), 'patio-linhas-'));
const log = { info: () => undefined, warn: () => undefined, error: (linha: string) => void process.stderr.write(`${linha}\n`) };
const banco = await startEmbedded({ dataDir, log, fsync: false });
const fonte = new Fonte();
try {
  await migrar(banco.url);
  const cliente = new pg.Client({ connectionString: banco.url });
  await cliente.connect();
  await installQueue(cliente);
  const { conferidas, textos, achados } = await julgar(
    fonte,
    lerGravacoes(gravadas),
    await criarDescricao(cliente, await lerCatalogo(cliente)),
  );
  await cliente.end();
  for (const achado of achados.toSorted()) process.stdout.write(`${achado}\n`);
  const segundos = Math.round((performance.now() - inicio) / 100) / 10;
  process.stdout.write(`${conferidas} row types, ${textos} statements described: ${achados.length} found wrong (${segundos} s)\n`);
  process.exitCode = achados.length > 0 ? 1 : 0;
} finally {
  fonte.fechar();
  await banco.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
