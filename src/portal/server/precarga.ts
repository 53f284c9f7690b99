import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { telasComRota } from '#catalog/telas.ts';

const PARAMETRO = /^\{\w+(\?)?\}$/;

/** Whether a catalog path may be that of an address: same parts, a parameter for any, an optional one for none. */
function cabe(path: string, partes: readonly string[]): boolean {
  const dele = path.split('/').filter((parte) => parte !== '');
  return (
    partes.length <= dele.length &&
    dele.every((parte, i) => {
      const parametro = PARAMETRO.exec(parte);
      return partes[i] === undefined ? parametro?.[1] === '?' : parametro !== null || parte === partes[i];
    })
  );
}

const fixas = (path: string): number => path.split('/').filter((parte) => !PARAMETRO.test(parte)).length;
/** A path with more words of its own is meant before one whose parameters would take them. */
const telas = telasComRota.map(({ id, path }) => ({ id, path })).toSorted((a, b) => fixas(b.path) - fixas(a.path));

/**
 * For an address of the portal, the tags that ask ahead for the files of its screen, which the build listed (`.vite/telas.json`): without them the
 * browser learns of each file only from the one before. Nothing for an address of no screen, nor where the build made no list.
 */
export function lerPrecarga(pasta: string): (caminho: string) => string {
  const lista = join(pasta, '.vite', 'telas.json');
  const arquivos = (existsSync(lista) ? JSON.parse(readFileSync(lista, 'utf8')) : {}) as Readonly<Record<string, readonly string[]>>;
  const marcas = new Map(Object.entries(arquivos).map(([tela, nomes]) => [tela, nomes.map(marcaDe).join('')]));
  return (caminho) => {
    const partes = caminho.split('/').filter((parte) => parte !== '');
    const tela = telas.find(({ path }) => cabe(path, partes));
    return (tela && marcas.get(tela.id)) ?? '';
  };
}

const marcaDe = (nome: string): string =>
  nome.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${nome}">`
    : `<link rel="modulepreload" crossorigin href="/${nome}">`;
