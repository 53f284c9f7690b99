import { type MotivoDaSugestao, motivosDaSugestao } from './respostas.ts';

/** Lines and movements that come to the same, and why they may be the same money. */
export type Candidata = { motivo: MotivoDaSugestao; linhaIds: readonly number[]; lancamentoIds: readonly number[]; dias: number };

/** Of what could be the same money, each line and each movement once: the surest reason first, then the nearest days, then the smallest numbers. */
export function escolher(candidatas: readonly Candidata[]): Candidata[] {
  const forca = (c: Candidata): number => motivosDaSugestao.indexOf(c.motivo);
  const primeira = (c: Candidata): number => c.linhaIds[0] ?? c.lancamentoIds[0] ?? 0;
  const linhas = new Set<number>();
  const lancamentos = new Set<number>();
  return candidatas
    .toSorted((a, b) => forca(a) - forca(b) || a.dias - b.dias || primeira(a) - primeira(b))
    .filter(({ linhaIds, lancamentoIds }) => {
      if (linhaIds.some((id) => linhas.has(id)) || lancamentoIds.some((id) => lancamentos.has(id))) return false;
      for (const id of linhaIds) linhas.add(id);
      for (const id of lancamentoIds) lancamentos.add(id);
      return true;
    });
}
