import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  publicDir: 'src/portal/web/public',
  plugins: [fronteira(), react()],
  // The server writes a fresh nonce over this mark in every answer of index.html, and the same one in its policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Everything is a file of our own origin: the policy takes no data: script, style or font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Definitions that nobody reads may go: server refusals and unused texts never reach the browser.
    rolldownOptions: { treeshake: { manualPureFunctions: ['defineErros', 'defineTextos', 'defineEndpoint'] } },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});
