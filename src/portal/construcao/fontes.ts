import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a file was when something was built from it: its state on the disk, and the fingerprint of its content. */
type Fonte = { estado: string; impressao: string };
/** The file in a build's folder that says what it was made from; the site serves nothing whose name begins like this. */
export const NOTA = '.fontes.json';

/** The files that something was built from, by their paths under the root. */
export type Fontes = Readonly<Record<string, Fonte>>;

/** The file as it is; null for one that is not there. Of one that changed after `antesDe` nobody knows what was read. */
export function fonte(arquivo: string, antesDe = Infinity): Fonte | null {
  try {
    const estado = estadoDe(arquivo);
    const mudou = statSync(arquivo).ctimeMs >= antesDe;
    return mudou ? { estado: '', impressao: 'changed while it was being read' } : { estado, impressao: impressaoDe(arquivo) };
  } catch {
    return null;
  }
}

/**
 * Whether what a build noted of its sources still holds. A file that nobody touched has the state that it had, as git judges it too (no program sets
 * when a file last changed); any other is judged by its content, for what git brings back is new and what a copy brings may look old. A
 * file that came since is of no build unless one of these names it.
 */
export function isAtual(raiz: string, anotacao: string): boolean {
  const fontes = lerAnotacao(anotacao);
  return fontes !== null && Object.entries(fontes).every(([nome, antes]) => isIgual(join(raiz, nome), antes));
}

function isIgual(arquivo: string, antes: Fonte): boolean {
  try {
    return estadoDe(arquivo) === antes.estado || impressaoDe(arquivo) === antes.impressao;
  } catch {
    // It is no longer there.
    return false;
  }
}

function estadoDe(arquivo: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(arquivo);
  return [ino, size, mtimeMs, ctimeMs].join(' ');
}

const impressaoDe = (arquivo: string): string => hash('sha256', readFileSync(arquivo), 'base64url');

function lerAnotacao(anotacao: string): Fontes | null {
  try {
    return JSON.parse(readFileSync(anotacao, 'utf8')) as Fontes;
  } catch {
    // None yet, or one that a build was still writing when it was stopped.
    return null;
  }
}
