import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { anotarFontes } from './src/portal/construcao/anotar-fontes.ts';
import { grupos } from './src/portal/construcao/grupos.ts';
import { manual } from './src/portal/construcao/manual.ts';
import { anotarCasca, precarga, semACasca } from './src/portal/construcao/precarga.ts';
import { semJsonSchema } from './src/portal/construcao/sem-json-schema.ts';

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

/** Of a build by hand: the start gives each build a folder of its own (`src/portal/construcao`). */
const PASTA = 'dist/avulsa';

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

type Parte = {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
/** The screens that open without a network, and the one that one signs in on; of the others not even the script is kept. */
const semRede = /\/(?:painel-professor|frequencias|notas|login)-page\.tsx$/;
const tela = /-page\.tsx$/;

/** The files that a page without a network needs: those of the first page, and all that it and these screens load later. */
function arquivosSemRede(manifesto: Readonly<Record<string, Parte>>): { arquivos: string[]; entrada: string } {
  const entrada = Object.keys(manifesto).find((chave) => manifesto[chave]?.isEntry) ?? '';
  const vistas = new Set<string>();
  const visitar = (chave: string): void => {
    if (vistas.has(chave) || (tela.test(chave) && !semRede.test(chave))) return;
    vistas.add(chave);
    const { imports = [], dynamicImports = [] } = manifesto[chave] ?? {};
    for (const outra of [...imports, ...dynamicImports]) visitar(outra);
  };
  visitar(entrada);
  const arquivos = [...vistas].flatMap((chave) => {
    const { file, css = [], assets = [] } = manifesto[chave] ?? { file: '' };
    return [file, ...css, ...assets].map((nome) => `/${nome}`);
  });
  return { arquivos: [...new Set(arquivos)].sort(), entrada: manifesto[entrada]?.file ?? '' };
}

/** The sources of the worker, which no page imports. */
const doServico = ['src/portal/web/sem-rede/servico.ts', 'src/portal/web/sem-rede/regras-do-servico.ts'];

/** Builds the worker last, knowing the names of all files: a script of its own, whose text changes with any of them. */
function servicoSemRede(): Plugin {
  let pasta = PASTA;
  return {
    name: 'patio-sem-rede',
    apply: 'build',
    configResolved(config) {
      pasta = config.build.outDir;
    },
    async closeBundle() {
      const { arquivos, entrada } = arquivosSemRede(JSON.parse(readFileSync(join(pasta, '.vite', 'manifest.json'), 'utf8')));
      const avulsos = ['tema.js', 'marca.svg', 'manifesto.webmanifest', 'icone-192.png'];
      const digito = createHash('sha256').update(readFileSync(join(pasta, 'index.html')));
      for (const nome of avulsos) digito.update(readFileSync(join(pasta, nome)));
      const versao = digito.update(arquivos.join()).digest('hex').slice(0, 16);
      await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: {
          ARQUIVOS: JSON.stringify([...arquivos, ...avulsos.map((nome) => `/${nome}`)]),
          ENTRADA: JSON.stringify(entrada),
          VERSAO: JSON.stringify(versao),
        },
        build: {
          outDir: pasta,
          emptyOutDir: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: { input: 'src/portal/web/sem-rede/servico.ts', output: { format: 'iife', entryFileNames: 'servico.js' } },
        },
      });
    },
  };
}

export default defineConfig({
  publicDir: 'src/portal/web/public',
  plugins: [
    fronteira(),
    anotarCasca(),
    manual(),
    semResumos(),
    semJsonSchema(),
    react(),
    comprimir(),
    precarga(),
    servicoSemRede(),
    anotarFontes(doServico),
  ],
  // The server writes a fresh nonce over this mark in every answer of index.html, and the same one in its policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: PASTA,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Everything is a file of our own origin: the policy takes no data: script, style or font.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Which files each screen needs is told before it is opened; what stands around all of them is told of none: the list weighs on the first page.
      resolveDependencies: (_, arquivos, { hostType }) => (hostType === 'html' ? arquivos : semACasca(arquivos)),
    },
    rolldownOptions: {
      // Definitions that nobody reads may go: server refusals and unused texts never reach the browser.
      // A door only names what others have: whoever takes one thing from it does not load the rest.
      treeshake: {
        manualPureFunctions: ['defineErros', 'defineTextos', 'defineEndpoint'],
        moduleSideEffects: [{ test: /\/web\/(?:.*\/)?door\.tsx?$/, sideEffects: false }],
      },
      output: {
        // The list of screens names every file that each needs: what they are called weighs on the first page.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: grupos },
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
