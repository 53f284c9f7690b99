import { type RefObject, useLayoutEffect } from 'react';

/** How far a table may draw together, one after the other, so that its columns fit: margins first, then names. */
const APERTOS = ['', 'pouco', 'muito', 'todo'];

function apertarAte(caixa: HTMLElement): void {
  for (const aperto of APERTOS) {
    caixa.dataset['aperto'] = aperto;
    if (caixa.scrollWidth <= caixa.clientWidth) return;
  }
}

/**
 * Draws a table together until its columns fit the box, as far as names can give way: amounts, dates and numbers never do.
 * What still does not fit scrolls sideways. A name cut short is told whole when it is pointed at. `assinatura`: measured
 * again when it changes, as when the box does.
 */
export function useSemCorte(caixa: RefObject<HTMLElement | null>, assinatura: unknown): void {
  useLayoutEffect(() => {
    const elemento = caixa.current;
    if (!elemento) return;
    let largura = 0;
    /** What this says of a cell is taken back when it is no longer cut; what others say of it is not. */
    const ditas = new WeakMap<HTMLElement, string>();
    const apertar = () => {
      largura = elemento.clientWidth;
      apertarAte(elemento);
    };
    const dizerInteiro = ({ target }: MouseEvent) => {
      const celula = target instanceof Element ? target.closest('td, th') : null;
      if (!(celula instanceof HTMLElement)) return;
      const texto = celula.textContent.trim();
      if (celula.scrollWidth > celula.clientWidth) {
        ditas.set(celula, texto);
        celula.title = texto;
      } else if (celula.title === ditas.get(celula)) celula.removeAttribute('title');
    };
    apertar();
    const observador = new ResizeObserver(() => {
      if (elemento.clientWidth !== largura) apertar();
    });
    observador.observe(elemento);
    elemento.addEventListener('mouseover', dizerInteiro);
    return () => {
      observador.disconnect();
      elemento.removeEventListener('mouseover', dizerInteiro);
    };
  }, [caixa, assinatura]);
}
