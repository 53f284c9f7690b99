import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PARCIAL } from './fazer-copia.ts';

const DIAS = 7;
const MESES = 12;
const ANOS = 10;
const UM_DIA_MS = 86_400_000;
/** The name of a backup begins with its moment. */
const NOME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z-[0-9a-f]{6}$/;

/** The names of the backups in a folder, newest first. */
export function listarPastas(pasta: string): string[] {
  try {
    return readdirSync(pasta)
      .filter((nome) => NOME.test(nome))
      .toSorted()
      .toReversed();
  } catch (causa) {
    if ((causa as { code?: string }).code === 'ENOENT') return [];
    throw causa;
  }
}

/**
 * What may go: the newest of each of the last days, months and years that have one stay, whatever happened in between; a school that was
 * off for a month loses none by being off.
 */
export function aApagar(nomes: readonly string[]): string[] {
  const novos = nomes.toSorted().toReversed();
  const ficam = new Set<string>();
  for (const [tamanho, quantos] of [
    [10, DIAS],
    [7, MESES],
    [4, ANOS],
  ] as const) {
    const vistos = new Set<string>();
    for (const nome of novos) {
      const prazo = nome.slice(0, tamanho);
      if (vistos.has(prazo)) continue;
      if (vistos.size === quantos) break;
      vistos.add(prazo);
      ficam.add(nome);
    }
  }
  return novos.filter((nome) => !ficam.has(nome));
}

/** Removes the backups whose time is over, and what was cut more than a day ago. Gives how many backups went. */
export function arrumarPasta(pasta: string): number {
  const apagadas = aApagar(listarPastas(pasta));
  const cortadas = readdirSync(pasta).filter(
    (nome) => nome.startsWith(PARCIAL) && Date.now() - statSync(path.join(pasta, nome)).mtimeMs > UM_DIA_MS,
  );
  for (const nome of [...apagadas, ...cortadas]) rmSync(path.join(pasta, nome), { recursive: true, force: true });
  return apagadas.length;
}
