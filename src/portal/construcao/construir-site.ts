import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAtual } from './fontes.ts';
import { construir } from './vite.ts';

/** Builds the browser part when it is absent or was made from other sources; gives its folder. */
export async function construirSite(raiz: string, diz: (linha: string) => void): Promise<string> {
  const pasta = join(raiz, 'dist', 'web');
  if (existsSync(join(pasta, 'index.html')) && isAtual(raiz, join(raiz, 'dist', 'web.fontes.json'))) return pasta;
  diz('Building the web part…');
  await construir(raiz, []);
  return pasta;
}
