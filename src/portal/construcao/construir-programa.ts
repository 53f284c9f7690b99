import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAtual } from './fontes.ts';
import { construir } from './vite.ts';

/** Another process may have just made it, or be making it: what is older was left behind. */
const GUARDADA_MS = 10 * 60_000;

/**
 * The server part as one file, which starts in a fraction of the time that its two thousand sources take. Builds it when there is none of these
 * sources; gives its path. Each build has a folder of its own, so that nobody ever reads one that is half written.
 */
export async function construirPrograma(raiz: string, diz: (linha: string) => void): Promise<string> {
  const pasta = join(raiz, 'dist', 'servidor');
  const feitas = existsSync(pasta) ? readdirSync(pasta) : [];
  const feita = feitas.find((nome) => existsSync(join(pasta, nome, 'programa.js')) && isAtual(raiz, join(pasta, nome, 'fontes.json')));
  if (feita !== undefined) return join(pasta, feita, 'programa.js');
  diz('Building the server part…');
  const nova = join(pasta, randomUUID());
  mkdirSync(nova, { recursive: true });
  await construir(raiz, ['--config', 'src/portal/construcao/programa.config.ts', '--outDir', nova]);
  for (const antiga of feitas.map((nome) => join(pasta, nome)))
    if (Date.now() - (statSync(antiga, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > GUARDADA_MS)
      rmSync(antiga, { recursive: true, force: true });
  return join(nova, 'programa.js');
}
