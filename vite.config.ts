import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { anotarFontes } from './src/portal/construcao/anotar-fontes.ts';

/** What the browser may never load: server rooms, migrations, Node's own modules. The build fails by name. */
const proibidos = /\/src\/(?:.*\/)?server\/|\/migrations\//;

function fronteira(): Plugin {
  return {
    name: 'patio-fronteira',
    enforce: 'pre',
    resolveId(origem, importador) {
      if (origem.startsWith('node:')) this.error(`The browser build reaches ${origem} from ${importador ?? 'the entry'}`);
      return null;
    },
    load(id) {
      if (proibidos.test(id)) this.error(`The browser build reaches the server file ${id}`);
      return null;
    },
  };
}

/** What an endpoint says of itself is for the server's description of the API: the browser never shows it. */
function semResumos(): Plugin {
  return {
    name: 'patio-sem-resumos',
    apply: 'build',
    enforce: 'pre',
    transform(codigo, id) {
      if (!/\/api(?:-[a-z-]+)?\.ts$/.test(id)) return null;
      return { code: codigo.replaceAll(/\bresumo:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g, ''), map: null };
    },
  };
}

const PASTA = 'dist/web';

/** Writes `.br` and `.gz` beside each script and style, so that the server sends the smallest form and never compresses twice. */
function comprimir(): Plugin {
  let pasta = PASTA;
  return {
    name: 'patio-comprimir',
    apply: 'build',
    configResolved(config) {
      pasta = config.build.outDir;
    },
    closeBundle() {
      for (const nome of readdirSync(join(pasta, 'assets')).filter((arquivo) => /\.(js|css|svg)$/.test(arquivo))) {
        const conteudo = readFileSync(join(pasta, 'assets', nome));
        writeFileSync(join(pasta, 'assets', `${nome}.br`), brotliCompressSync(conteudo));
        writeFileSync(join(pasta, 'assets', `${nome}.gz`), gzipSync(conteudo, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  publicDir: 'src/portal/web/public',
  // Beside the folder: what is in it is served.
  plugins: [fronteira(), semResumos(), react(), comprimir(), anotarFontes('../web.fontes.json')],
  // The server writes a fresh nonce over this mark in every answer of index.html, and the same one in its policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: PASTA,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Everything is a file of our own origin: the policy takes no data: script, style or font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Definitions that nobody reads may go: server refusals and unused texts never reach the browser.
      // A door only names what others have: whoever takes one thing from it does not load the rest.
      treeshake: {
        manualPureFunctions: ['defineErros', 'defineTextos', 'defineEndpoint'],
        moduleSideEffects: [{ test: /\/web\/(?:.*\/)?door\.tsx?$/, sideEffects: false }],
      },
      output: {
        // The first page in three files instead of twenty: libraries, which change seldom, and our own ground.
        codeSplitting: {
          groups: [
            { name: 'bibliotecas', tags: ['$initial'], test: /node_modules.*\.m?js$/, priority: 2 },
            // The entry stays a file of its own: the manifest names it, and the size budget is read from there.
            { name: 'base', tags: ['$initial'], test: /\/src\/(?!portal\/web\/main).*\.tsx?$/, priority: 1 },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});
