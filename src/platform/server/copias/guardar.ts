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
 * What may go: of each of the last days, months and years that have one the newest found whole stays, or the newest where none was,
 * whatever happened in between; a school that was off for a month loses none by being off. The newest of all stays in any case.
 */
export function aApagar(nomes: readonly string[], inteiras: ReadonlySet<string> = new Set()): string[] {
  const novos = nomes.toSorted().toReversed();
  const melhores = [...novos.filter((nome) => inteiras.has(nome)), ...novos.filter((nome) => !inteiras.has(nome))];
  const ficam = new Set(novos.slice(0, 1));
  for (const [tamanho, quantos] of [
    [10, DIAS],
    [7, MESES],
    [4, ANOS],
  ] as const) {
    const prazos = [...new Set(novos.map((nome) => nome.slice(0, tamanho)))].slice(0, quantos);
    for (const prazo of prazos) ficam.add(melhores.find((nome) => nome.startsWith(prazo)) ?? '');
  }
  return novos.filter((nome) => !ficam.has(nome));
}

/** Removes the backups whose time is over, and what was cut more than a day ago. Gives how many backups went. */
export function arrumarPasta(pasta: string, inteiras: ReadonlySet<string>): number {
  const apagadas = aApagar(listarPastas(pasta), inteiras);
  const cortadas = readdirSync(pasta).filter(
    (nome) => nome.startsWith(PARCIAL) && Date.now() - statSync(path.join(pasta, nome)).mtimeMs > UM_DIA_MS,
  );
  for (const nome of [...apagadas, ...cortadas]) rmSync(path.join(pasta, nome), { recursive: true, force: true });
  return apagadas.length;
}
