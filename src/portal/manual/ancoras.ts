import type { PaginaDoManual } from './markdown.ts';

const ancorasDe = ({ blocos }: PaginaDoManual): string[] => blocos.flatMap((bloco) => ('titulo' in bloco ? [bloco.ancora] : []));

/** The heading that an anchor leads to: the page's own, or the one that stands where the page it was translated from has it. */
export function ancoraEm(pagina: PaginaDoManual, original: PaginaDoManual | undefined, ancora: string): string | undefined {
  const daqui = ancorasDe(pagina);
  if (daqui.includes(ancora)) return ancora;
  return original && daqui[ancorasDe(original).indexOf(ancora)];
}
