import { readdirSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { fonte, NOTA } from './fontes.ts';

/** What decides over every build beside the modules; the lock file stands for what is installed. */
const sempre = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Notes what a build was made from (its modules, and `mais`, which it takes otherwise) in its folder: the start builds anew when one of these
 * has another content.
 */
export function anotarFontes(mais: readonly string[] = []): Plugin {
  let config: ResolvedConfig;
  let modulos: string[] = [];
  let inicio = 0;
  const anotacao = (): string => join(config.root, relative(config.root, config.build.outDir), NOTA);
  return {
    name: 'patio-fontes',
    apply: 'build',
    enforce: 'post',
    configResolved(resolvida) {
      config = resolvida;
    },
    buildStart() {
      inicio = Date.now();
      modulos = [];
    },
    generateBundle() {
      modulos = [...this.getModuleIds()];
    },
    closeBundle() {
      // Called after a build that failed too.
      if (modulos.length === 0) return;
      const publicos = config.publicDir ? readdirSync(config.publicDir).map((arquivo) => join(config.publicDir, arquivo)) : [];
      const nomes = [...modulos, ...config.configFileDependencies, ...publicos]
        .map((id) => relative(config.root, id.replace(/\?.*$/, '')))
        .filter((id) => id !== '' && !id.includes('\0') && !isAbsolute(id) && !/^\.\.|(?:^|[\\/])node_modules[\\/]/.test(id));
      const fontes = [...new Set([...nomes, ...sempre, ...mais])].map((id) => [
        id.replaceAll(sep, '/'),
        fonte(join(config.root, id), inicio),
      ]);
      writeFileSync(anotacao(), JSON.stringify(Object.fromEntries(fontes.filter(([, de]) => de !== null))));
    },
  };
}
