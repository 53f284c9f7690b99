import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

type Forma = 'br' | 'gzip' | 'identity';
/** A file of the build as it is sent: in each form that the build wrote. */
export type ArquivoDoSite = { tipo: string; etiqueta: string; perene: boolean; formas: ReadonlyMap<Forma, Buffer> };

const tipos: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const comprimidas: Readonly<Record<string, Forma>> = { '.br': 'br', '.gz': 'gzip' };

/**
 * All files of a build by their addresses, some ten MB: read once, so that many who ask for them take little of the processor, and what a
 * later build does with the folder is no matter. What the build keeps for itself (names that begin with a dot) is nobody's.
 */
export function lerArquivosDoSite(pasta: string): ReadonlyMap<string, ArquivoDoSite> {
  const lidos = new Map<string, ArquivoDoSite & { formas: Map<Forma, Buffer> }>();
  const nomes = readdirSync(pasta, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .map((entrada) => join(entrada.parentPath, entrada.name))
    .map((caminho) => ({ caminho, endereco: caminho.slice(pasta.length).replaceAll('\\', '/') }))
    .filter(({ endereco }) => !endereco.includes('/.'))
    // A form comes after what it is a form of.
    .toSorted((a, b) => a.endereco.length - b.endereco.length);
  for (const { caminho, endereco } of nomes) {
    const bytes = readFileSync(caminho);
    const forma = comprimidas[extname(endereco)];
    const inteiro = forma && lidos.get(endereco.slice(0, -extname(endereco).length));
    if (inteiro) inteiro.formas.set(forma, bytes);
    else
      lidos.set(endereco, {
        tipo: tipos[extname(endereco)] ?? 'application/octet-stream',
        etiqueta: `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`,
        perene: endereco.startsWith('/assets/'),
        formas: new Map([['identity', bytes]]),
      });
  }
  return lidos;
}

/** The smallest form that the client takes. */
export function formaPara(arquivo: ArquivoDoSite, aceita: string | undefined): { forma: Forma; bytes: Buffer } {
  const aceitas = (aceita ?? '').split(',').map((parte) => parte.trim().toLowerCase());
  for (const forma of ['br', 'gzip'] as const) {
    const bytes = arquivo.formas.get(forma);
    if (bytes && aceitas.some((uma) => uma === forma || (uma.startsWith(`${forma};`) && !/;\s*q=0(\.0*)?$/.test(uma))))
      return { forma, bytes };
  }
  return { forma: 'identity', bytes: arquivo.formas.get('identity') ?? Buffer.alloc(0) };
}
