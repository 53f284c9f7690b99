import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const fontes = ['src', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** The newest change under a path, in milliseconds. */
function maisNovo(caminho: string): number {
  const dados = statSync(caminho);
  if (!dados.isDirectory()) return dados.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(caminho)
      .filter((nome) => !nome.endsWith('.test.ts'))
      .map((nome) => maisNovo(join(caminho, nome))),
  );
}

/** Builds the browser part when it is absent or older than its sources; gives its folder. */
export async function construirSite(raiz: string, diz: (linha: string) => void): Promise<string> {
  const pasta = join(raiz, 'dist', 'web');
  const marca = join(pasta, 'index.html');
  const fonteMaisNova = Math.max(
    ...fontes
      .map((f) => join(raiz, f))
      .filter((f) => existsSync(f))
      .map(maisNovo),
  );
  if (existsSync(marca) && statSync(marca).mtimeMs >= fonteMaisNova) return pasta;
  diz('Building the web part…');
  await promisify(execFile)(process.execPath, [join(raiz, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'], {
    cwd: raiz,
    // Whatever this process is (a test, a bench), what is served is the production build.
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 20_000_000,
  });
  return pasta;
}
