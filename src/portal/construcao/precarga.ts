import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Parte = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifesto = Readonly<Record<string, Parte>>;

const PUBLICAS = 'src/portal/web/telas-publicas.ts';
const LISTAS = [PUBLICAS, 'src/portal/web/carregadores.ts', 'src/portal/web/telas.ts'];
const LINHA = /^\s+'?([\w-]+)'?: \(\) => import\('([^']+)'\),$/gm;
/** What stands around every inner screen, and the list that names them. */
const CASCA = ['src/portal/web/casca/shell.tsx', 'src/portal/web/carregadores.ts'];
const DO_PORTAL = /^\.\//;
const DA_SALA = /^#domains\//;

/** Of each screen, by its id, the source of its component and of what stands around it, as the lists of screens have them. */
function fontesDasTelas(raiz: string): [tela: string, fontes: string[]][] {
  return LISTAS.flatMap((lista) =>
    [...readFileSync(join(raiz, lista), 'utf8').matchAll(LINHA)].map(([, tela = '', origem = '']): [string, string[]] => {
      const fonte = origem.replace(DA_SALA, 'src/domains/').replace(DO_PORTAL, 'src/portal/web/');
      return [tela, lista === PUBLICAS ? [fonte] : [...CASCA, fonte]];
    }),
  );
}

/** The files of some chunks and of all that they stand on. */
function arquivosDe(manifesto: Manifesto, chaves: readonly string[]): Set<string> {
  const vistas = new Set<string>();
  const visitar = (chave: string): void => {
    if (vistas.has(chave)) return;
    vistas.add(chave);
    (manifesto[chave]?.imports ?? []).forEach(visitar);
  };
  chaves.forEach(visitar);
  return new Set([...vistas].flatMap((chave) => [...(manifesto[chave]?.css ?? []), manifesto[chave]?.file ?? '']));
}

/**
 * Writes beside the manifest which files each screen needs that the first page does not name (`.vite/telas.json`, by id): the server names them
 * in the page of its address, so that they come together and not each after the one that asks for it.
 */
export function precarga(): Plugin {
  let [pasta, raiz] = ['', ''];
  return {
    name: 'patio-precarga',
    apply: 'build',
    configResolved(config) {
      [pasta, raiz] = [config.build.outDir, config.root];
    },
    closeBundle() {
      const manifesto = JSON.parse(readFileSync(join(pasta, '.vite', 'manifest.json'), 'utf8')) as Manifesto;
      const primeira = arquivosDe(
        manifesto,
        Object.keys(manifesto).filter((chave) => manifesto[chave]?.isEntry),
      );
      const telas = fontesDasTelas(raiz).map(([tela, fontes]): [string, string[]] => {
        for (const fonte of fontes) if (!manifesto[fonte]) this.error(`The screen ${tela} has no chunk of ${fonte}`);
        return [tela, [...arquivosDe(manifesto, fontes)].filter((nome) => !primeira.has(nome))];
      });
      writeFileSync(join(pasta, '.vite', 'telas.json'), JSON.stringify(Object.fromEntries(telas)));
    },
  };
}

/** The scripts of the first page and of the shell, which are there before any screen is asked for. */
const daCasca = new Set<string>();
/** Of the files of a screen, those that may not have come yet; styles stay named, for nothing else brings them. */
export const semACasca = (arquivos: string[]): string[] => arquivos.filter((arquivo) => arquivo.endsWith('.css') || !daCasca.has(arquivo));

/** Finds out which they are before the lists of what each screen needs are written. */
export function anotarCasca(): Plugin {
  return {
    name: 'patio-casca',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_, pacote) {
      const visitar = (nome: string): void => {
        const parte = pacote[nome];
        if (daCasca.has(nome) || parte?.type !== 'chunk') return;
        daCasca.add(nome);
        parte.imports.forEach(visitar);
      };
      for (const parte of Object.values(pacote))
        if (parte.type === 'chunk' && (parte.isEntry || CASCA.some((fonte) => parte.facadeModuleId?.endsWith(`/${fonte}`))))
          visitar(parte.fileName);
    },
  };
}
