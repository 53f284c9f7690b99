import { dirname, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { anotarFontes } from './anotar-fontes.ts';

/** In a built file each module still knows where its source stands: there are the migrations, the views and the threads that it names from its own place. */
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

/** The server part: what starts it and the commands, and what they share, each beside its source map; libraries stay where they are installed. `src/portal/construcao` runs it at the start. */
export default defineConfig({
  publicDir: false,
  plugins: [enderecoDaFonte(), anotarFontes()],
  ssr: { noExternal: ['zod', 'kysely', 'jose', 'hucre'] },
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    emptyOutDir: false,
    rolldownOptions: {
      input: {
        programa: 'src/portal/programa.ts',
        integridade: 'src/portal/integridade-programa.ts',
        backup: 'src/portal/comandos/backup-programa.ts',
        restaurar: 'src/portal/comandos/restaurar-programa.ts',
      },
      // All in one folder: each module counts its place from there.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
    },
  },
});
