import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The heading of the open screen: it takes the focus when the screen opens. */
export const ID_TITULO = 'titulo-da-pagina';

export const focarTitulo = (): void => document.getElementById(ID_TITULO)?.focus({ preventScroll: true });

/** A title left the page with the focus on it. */
let orfao = false;

/** The heading. One that gives way to another, as what waits for a record does to the record, leaves it the focus: nowhere is no place. */
export function Titulo({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const titulo = ref.current;
    if (orfao && document.activeElement === document.body) titulo?.focus({ preventScroll: true });
    orfao = false;
    return () => {
      orfao = document.activeElement === titulo;
    };
  }, []);
  return (
    <h1 ref={ref} id={ID_TITULO} tabIndex={-1}>
      {children}
    </h1>
  );
}
