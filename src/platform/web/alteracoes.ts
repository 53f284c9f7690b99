import { useEffect, useRef } from 'react';

/** What stands on the page with something typed in it: by the element that holds it, whether it would be lost now. */
const abertas = new Map<string, () => boolean>();
const descartadas = new WeakSet<Element>();

/** Tells of something typed in the element with an id, for the window that it stands in: whoever closes it is asked first. */
export function useAlteracao(id: string, alterado: () => boolean): void {
  const atual = useRef(alterado);
  useEffect(() => {
    atual.current = alterado;
  });
  useEffect(() => {
    const contar = (): boolean => atual.current();
    abertas.set(id, contar);
    return () => {
      if (abertas.get(id) === contar) abertas.delete(id);
    };
  }, [id]);
}

/** Whether something typed inside an element would be lost with it. */
export function temAlteracao(elemento: Element): boolean {
  if (isDescartada(elemento)) return false;
  return [...abertas].some(([id, alterado]) => elemento.contains(document.getElementById(id)) && alterado());
}

/** The user let go of what was typed in a window: it closes without another question. */
export const descartarAlteracoes = (janela: Element): void => void descartadas.add(janela);

/** The window in which the element with an id stands; null outside of windows. */
export const janelaDe = (id: string): Element | null => document.getElementById(id)?.closest('dialog') ?? null;

/** Whether the user let go of what was typed in a window. */
export const isDescartada = (janela: Element): boolean => descartadas.has(janela);
