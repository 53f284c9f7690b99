import { statfsSync } from 'node:fs';

/** Share of a volume that is taken, as `df` tells it: what only the system may still use counts as taken. Null where nobody can tell. */
export type Medir = (pasta: string) => number | null;

export const ocupacaoDe: Medir = (pasta) => {
  try {
    const { blocks, bfree, bavail } = statfsSync(pasta);
    const usados = blocks - bfree;
    return usados + bavail === 0 ? null : usados / (usados + bavail);
  } catch {
    return null;
  }
};
