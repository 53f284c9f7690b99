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
    // Another page has other rows, and of other heights.
    const tabela = caixa.current?.querySelector('table');
    if (tabela) observador.observe(tabela);
    window.addEventListener('resize', medir);
    return () => {
      observador.disconnect();
      window.removeEventListener('resize', medir);
    };
  }, [caixa]);
  return altura;
}

/** What is left below the last whole row, as long as each is: half a row tells nothing. */
function sobraDe(caixa: HTMLElement | null, livre: number): number {
  const alturaDe = (elemento: Element | null | undefined): number => elemento?.getBoundingClientRect().height ?? 0;
  const cabem = livre - alturaDe(caixa?.querySelector('thead')) - alturaDe(caixa?.querySelector('tfoot'));
  let ocupado = 0;
  for (const linha of caixa?.querySelectorAll('tbody tr') ?? []) {
    const altura = alturaDe(linha);
    if (ocupado + altura > cabem) return Math.floor(cabem - ocupado);
    ocupado += altura;
  }
  return 0;
}
