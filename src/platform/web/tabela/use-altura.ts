import { type RefObject, useLayoutEffect, useState } from 'react';

/** The foot of the table, and the margin that the page keeps below its content. */
const FOLGA_DO_PE = 60;
const ALTURA_MINIMA = 320;

/**
 * Height that the table box may take so that its foot stays in view: from where the box starts to the end of the window.
 * It ends
 * with a whole row. On a short window (high zoom, landscape phone) the box grows freely and the page scrolls.
 */
export function useAlturaLivre(caixa: RefObject<HTMLElement | null>): number | undefined {
  const [altura, setAltura] = useState<number>();
  useLayoutEffect(() => {
    const medir = () => {
      const topo = caixa.current ? caixa.current.getBoundingClientRect().top + window.scrollY : 0;
      const livre = Math.floor(window.innerHeight - topo - FOLGA_DO_PE);
      setAltura(livre >= ALTURA_MINIMA ? livre - sobraDe(caixa.current, livre) : undefined);
    };
    medir();
    // Whatever stands above (cards that arrive, chips that wrap) moves the box.
    const observador = new ResizeObserver(medir);
    const raiz = caixa.current?.parentElement?.parentElement;
    if (raiz) observador.observe(raiz);
    window.addEventListener('resize', medir);
    return () => {
      observador.disconnect();
      window.removeEventListener('resize', medir);
    };
  }, [caixa]);
  return altura;
}

/** What is left below the last whole row: half a row tells nothing. */
function sobraDe(caixa: HTMLElement | null, livre: number): number {
  const linha = caixa?.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0;
  if (!caixa || linha === 0) return 0;
  const [cabeca, pe] = ['thead', 'tfoot'].map((parte) => caixa.querySelector(parte)?.getBoundingClientRect().height ?? 0);
  return Math.floor((livre - (cabeca ?? 0) - (pe ?? 0)) % linha);
}
