import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { portaLivre } from '#tests/helpers/aplicacao/aplicacao.ts';

// Ctrl-C while everything is still starting: the database that was started for it ends with it.
const raiz = join(import.meta.dirname, '..', '..');
const dataDir = mkdtempSync(join(tmpdir(), 'patio-inicio-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The process id that a running server leaves in its folder. */
function servidor(): number | null {
  try {
    const achado = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((caminho) => caminho.endsWith('postmaster.pid'));
    const linha = achado === undefined ? undefined : readFileSync(join(dataDir, achado), 'utf8').split('\n')[0];
    return linha ? Number(linha) : null;
  } catch {
    // A folder that is made gets its name only when it is whole: what was there a moment ago stands elsewhere.
    return null;
  }
}
function vive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// The first start prepares the folder and migrates; the second finds all of it.
test.each(['first', 'second'])('the %s start is interrupted as soon as its database runs', async () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const app = spawn(process.execPath, ['src/portal/main.ts'], {
    cwd: raiz,
    env: { ...env, DATA_DIR: dataDir, PORT: String(await portaLivre()), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let saida = '';
  for (const fluxo of [app.stdout, app.stderr]) fluxo.on('data', (parte: Buffer) => (saida += parte.toString()));
  const fim = once(app, 'exit') as Promise<[number | null]>;
  let pid = 0;
  await expect.poll(() => (pid = servidor() ?? 0), { timeout: 90_000, interval: 50 }).not.toBe(0);
  app.kill('SIGINT');
  expect((await fim)[0], saida).toBe(0);
  expect(saida).not.toContain('Pátio: http');
  await expect.poll(() => vive(pid), { timeout: 30_000 }).toBe(false);
  expect(existsSync(join(dataDir, 'patio.lock'))).toBe(false);
});
