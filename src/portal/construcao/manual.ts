import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { lerPagina } from '../manual/markdown.ts';

const PEDIDO = /\.md\?manual$/;

/** The pages of the manual are read from their Markdown once, when the web part is built: the browser is given their parts. */
export function manual(): Plugin {
  return {
    name: 'patio-manual',
    enforce: 'pre',
    load(id) {
      if (!PEDIDO.test(id)) return null;
      const arquivo = id.replace(/\?.*$/, '');
      this.addWatchFile(arquivo);
      return { code: `export default ${JSON.stringify(lerPagina(readFileSync(arquivo, 'utf8')))}`, map: null };
    },
  };
}
