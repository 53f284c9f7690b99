import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { hojeEm } from '#shared/datas.ts';
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

export type Guarda = { inteiras: ReadonlySet<string>; agora: Date; fuso: string };

/**
 * What may go. Nothing younger than seven days does, whatever came after it: whoever goes back to before an update needs the backup made
 * for it, and not the night's. Of each of the last days, months and years of the school that have one the newest found whole stays, or
 * the newest where none was; a school that was off for a month loses none by being off. The newest of all stays in any case.
 */
export function aApagar(nomes: readonly string[], { inteiras, agora, fuso }: Guarda): string[] {
  const novas = nomes
    .toSorted()
    .toReversed()
    .map((nome) => ({ nome, idade: agora.getTime() - momentoDe(nome).getTime(), dia: hojeEm(momentoDe(nome), fuso) }));
  const melhores = [...novas.filter(({ nome }) => inteiras.has(nome)), ...novas.filter(({ nome }) => !inteiras.has(nome))];
  const ficam = new Set([...novas.slice(0, 1), ...novas.filter(({ idade }) => idade < DIAS * UM_DIA_MS)]);
  for (const [tamanho, quantos] of [
    [10, DIAS],
    [7, MESES],
    [4, ANOS],
  ] as const) {
    const prazos = [...new Set(novas.map(({ dia }) => dia.slice(0, tamanho)))].slice(0, quantos);
    for (const prazo of prazos) {
      const melhor = melhores.find(({ dia }) => dia.startsWith(prazo));
      if (melhor) ficam.add(melhor);
    }
  }
  return novas.filter((copia) => !ficam.has(copia)).map(({ nome }) => nome);
}

/** The moment that a name begins with: '2026-03-01T06-00-00Z-abcdef'. */
const momentoDe = (nome: string): Date => new Date(`${nome.slice(0, 10)}T${nome.slice(11, 19).replaceAll('-', ':')}Z`);

/** Removes the backups whose time is over, and what was cut more than a day ago. Gives the names of the backups that went. */
export function arrumarPasta(pasta: string, guarda: Guarda): string[] {
  const apagadas = aApagar(listarPastas(pasta), guarda);
  const cortadas = readdirSync(pasta).filter(
    (nome) => nome.startsWith(PARCIAL) && guarda.agora.getTime() - statSync(path.join(pasta, nome)).mtimeMs > UM_DIA_MS,
  );
  for (const nome of [...apagadas, ...cortadas]) rmSync(path.join(pasta, nome), { recursive: true, force: true });
  return apagadas;
}
