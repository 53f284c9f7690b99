import { dirname, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { anotarFontes } from './anotar-fontes.ts';

/** In one file each module still knows where its source stands: there are the migrations, the views and the threads that it names from its own place. */
function enderecoDaFonte(): Plugin {
  let saida = '';
  return {
    name: 'patio-endereco-da-fonte',
    enforce: 'pre',
    configResolved(config) {
      saida = config.build.outDir;
    },
    transform(codigo, id) {
      if (!codigo.includes('import.meta') || id.includes('node_modules')) return null;
      const ate = (caminho: string): string => JSON.stringify(relative(saida, caminho).replaceAll(sep, '/'));
      const escrito = codigo
        .replaceAll('import.meta.url', `new URL(${ate(id)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:path').join(import.meta.dirname, ${ate(dirname(id))})`);
      return { code: escrito, map: null };
    },
  };
}

/** The server part in one file beside its source map; libraries stay where they are installed. `src/portal/construcao` runs it at the start. */
export default defineConfig({
  publicDir: false,
  plugins: [enderecoDaFonte(), anotarFontes('fontes.json')],
  ssr: { noExternal: ['zod', 'kysely', 'jose', 'hucre'] },
  build: {
    ssr: 'src/portal/programa.ts',
    target: 'node24',
    sourcemap: true,
    emptyOutDir: false,
    rolldownOptions: {
      output: { entryFileNames: 'programa.js', codeSplitting: false, sourcemapExcludeSources: true },
    },
  },
});
