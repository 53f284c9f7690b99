import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a build in a process of its own, whose memory goes with it. */
export async function construir(raiz: string, argumentos: readonly string[]): Promise<void> {
  const vite = join(raiz, 'node_modules', 'vite', 'bin', 'vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', ...argumentos], {
    cwd: raiz,
    // Whatever this process is (a test, a bench), what is built is what a school runs.
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 20_000_000,
  });
}
