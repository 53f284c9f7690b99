import { useEffect, useRef } from 'react';

type Aberta = { alterado: () => boolean; perguntar: (() => Promise<boolean>) | undefined };
/** What stands on the page that closing would lose: by the element that holds it, whether it would be lost now, and its own question. */
const abertas = new Map<string, Aberta>();
const descartadas = new WeakSet<Element>();

/**
 * Tells of something typed in the element with an id, for the window that it stands in: whoever closes it is asked first,
 * with `perguntar` where the question is not that of a form.
 */
export function useAlteracao(id: string, alterado: () => boolean, perguntar?: () => Promise<boolean>): void {
  const atual = useRef({ alterado, perguntar });
  useEffect(() => {
    atual.current = { alterado, perguntar };
  });
  useEffect(() => {
    const aberta: Aberta = {
      alterado: () => atual.current.alterado(),
      get perguntar() {
        return atual.current.perguntar;
      },
    };
    abertas.set(id, aberta);
    return () => {
      if (abertas.get(id) === aberta) abertas.delete(id);
    };
  }, [id]);
}

const alteradasEm = (elemento: Element): Aberta[] =>
  [...abertas].flatMap(([id, aberta]) => (elemento.contains(document.getElementById(id)) && aberta.alterado() ? [aberta] : []));

/** Whether something typed inside an element would be lost with it. */
export function temAlteracao(elemento: Element): boolean {
  return !isDescartada(elemento) && alteradasEm(elemento).length > 0;
}

/** The question that something inside an element asks before it is lost; undefined when that of a form will do. */
export const perguntaDe = (elemento: Element): Aberta['perguntar'] => alteradasEm(elemento).find(({ perguntar }) => perguntar)?.perguntar;

/** The user let go of what was typed in a window: it closes without another question. */
export const descartarAlteracoes = (janela: Element): void => void descartadas.add(janela);

/** The window in which the element with an id stands; null outside of windows. */
export const janelaDe = (id: string): Element | null => document.getElementById(id)?.closest('dialog') ?? null;

/** Whether the user let go of what was typed in a window. */
export const isDescartada = (janela: Element): boolean => descartadas.has(janela);
