import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAtual, NOTA } from './fontes.ts';
import { construir } from './vite.ts';

/** Whoever has just found a build reads it at once, and another may still be made: what is older nobody reads any more. */
const GUARDADA_MS = 10 * 60_000;

/**
 * The build of a part of the product (`dist/<parte>`) from the sources as they are; makes one when there is none, and gives its folder. Each build
 * has a folder of its own, with its name once it is whole: nobody reads one that is half written, and none is written over while somebody reads it.
 */
export async function construcaoDe(
  raiz: string,
  { parte, frase, argumentos = [] }: { parte: 'servidor' | 'web'; frase: string; argumentos?: readonly string[] },
  diz: (linha: string) => void,
): Promise<string> {
  const pasta = join(raiz, 'dist', parte);
  const feitas = existsSync(pasta) ? readdirSync(pasta) : [];
  const feita = feitas.find((nome) => !nome.startsWith('.') && isAtual(raiz, join(pasta, nome, NOTA)));
  if (feita !== undefined) return join(pasta, feita);
  diz(frase);
  mkdirSync(pasta, { recursive: true });
  const nome = randomUUID();
  const parcial = join(pasta, `.${nome}`);
  await construir(raiz, [...argumentos, '--outDir', parcial]);
  renameSync(parcial, join(pasta, nome));
  for (const antiga of feitas.map((outra) => join(pasta, outra)))
    if (Date.now() - (statSync(antiga, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > GUARDADA_MS)
      rmSync(antiga, { recursive: true, force: true });
  return join(pasta, nome);
}

/** The server part as few files, which start in a fraction of the time that its two thousand sources take; gives their folder. */
export const construirPrograma = (raiz: string, diz: (linha: string) => void): Promise<string> =>
  construcaoDe(
    raiz,
    { parte: 'servidor', frase: 'Building the server part…', argumentos: ['--config', 'src/portal/construcao/programa.config.ts'] },
    diz,
  );

/** The browser part; gives its folder. */
export const construirSite = (raiz: string, diz: (linha: string) => void): Promise<string> =>
  construcaoDe(raiz, { parte: 'web', frase: 'Building the web part…' }, diz);
