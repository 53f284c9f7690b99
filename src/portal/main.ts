import { enableCompileCache, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { construirPrograma } from './construcao/construir-programa.ts';

// The start: what is imported here is loaded from its sources each time, so it is little.
const raiz = join(import.meta.dirname, '..', '..');
const diz = (linha: string): void => void process.stdout.write(`${linha}\n`);

/** The built program, with the stack traces of its sources; null where none can be built (a folder that nobody may write, Vite not installed). */
async function construido(): Promise<string | null> {
  try {
    return await construirPrograma(raiz, diz);
  } catch (causa) {
    diz(`Starting from the sources, which takes longer: the server part could not be built (${String(causa).split('\n', 1)[0]}).`);
    return null;
  }
}

const programa = await construido();
if (programa === null) await import('./programa.ts');
else {
  process.setSourceMapsEnabled(true);
  enableCompileCache(join(dirname(programa), 'cache'));
  await import(pathToFileURL(programa).href);
  // Written now: a process that is killed would leave nothing for the next start.
  flushCompileCache();
}
