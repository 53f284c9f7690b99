import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { construirPrograma } from './construcao.ts';

// A terminal that is closed takes what is written to it away, and a full disk takes nothing: neither ends the process, nor its start.
for (const saida of [process.stdout, process.stderr]) saida.on('error', () => undefined);
const raiz = join(import.meta.dirname, '..', '..', '..');
const diz = (linha: string): void => void process.stdout.write(`${linha}\n`);

/** The folder of the built program; null where none can be built (a folder that nobody may write, Vite not installed). */
async function construido(): Promise<string | null> {
  try {
    return await construirPrograma(raiz, diz);
  } catch (causa) {
    diz(`Starting from the sources, which takes longer: the server part could not be built (${String(causa).split('\n', 1)[0]}).`);
    return null;
  }
}

/** Runs an entry of the built program, with the stack traces of its sources; `dasFontes` where none can be built. */
export async function comecar(
  entrada: 'programa' | 'integridade' | 'backup' | 'restaurar',
  dasFontes: () => Promise<unknown>,
): Promise<void> {
  const pasta = await construido();
  if (pasta === null) return void (await dasFontes());
  process.setSourceMapsEnabled(true);
  enableCompileCache(join(pasta, 'cache'));
  await import(pathToFileURL(join(pasta, `${entrada}.js`)).href);
  // Written now: a process that is killed would leave nothing for the next start.
  flushCompileCache();
}
