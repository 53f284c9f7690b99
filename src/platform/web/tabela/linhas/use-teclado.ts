import { useRouter } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { atoDaTecla } from './teclado.ts';

type Opcoes = {
  corpo: RefObject<HTMLElement | null>;
  linhas: number;
  /** Changes when other rows are in view. */
  assinatura: unknown;
  hrefDe: (indice: number) => string | null;
  aoAbrir: ((indice: number) => void) | null;
  aoSelecionar: ((indice: number, intervalo: boolean) => void) | null;
  aoMudarPagina: (passo: -1 | 1) => boolean;
};
const INTERATIVO = 'a, button, input, select, textarea, label, summary, [role="button"]';

/** Row focus (one Tab stop, arrows move it; it outlives the row that had it) and opening by click or Enter. */
export function useTeclado({ corpo, linhas, assinatura, hrefDe, aoAbrir, aoSelecionar, aoMudarPagina }: Opcoes) {
  const { history } = useRouter();
  const [foco, setFoco] = useState(0);
  const focarAoChegar = useRef(false);
  const [visto, setVisto] = useState(assinatura);
  if (visto !== assinatura) {
    setVisto(assinatura);
    setFoco(0);
  }
  useEffect(() => {
    if (!focarAoChegar.current) return;
    focarAoChegar.current = false;
    focarLinha(corpo.current, 0);
  }, [assinatura, corpo]);

  // A row that was dealt with leaves, maybe behind the window that did it: the keyboard stands at the one that took its place.
  const linhaComFoco = Math.min(foco, Math.max(0, linhas - 1));
  const naLista = useRef(false);
  useLayoutEffect(() => {
    if (naLista.current && (document.activeElement ?? document.body) === document.body) focarLinha(corpo.current, linhaComFoco);
  });

  const abrir = (indice: number, emOutraAba: boolean) => {
    const href = hrefDe(indice);
    if (href !== null && emOutraAba) window.open(href, '_blank', 'noopener');
    else if (aoAbrir) aoAbrir(indice);
    else if (href !== null) history.push(href);
  };

  const onKeyDown = (evento: KeyboardEvent<HTMLElement>) => {
    const alvo = evento.target as HTMLElement;
    const indice = indiceDe(alvo);
    if (indice === null || evento.altKey || (alvo.tagName !== 'TR' && !(alvo instanceof HTMLInputElement && alvo.type === 'checkbox')))
      return;
    const ato = atoDaTecla(evento.key, evento.shiftKey, indice, linhas);
    if (!ato) return;
    // The browser itself ticks a focused checkbox.
    if (ato.tipo === 'selecionar' && (alvo.tagName !== 'TR' || !aoSelecionar)) return;
    evento.preventDefault();
    if (ato.tipo === 'focar') focarLinha(corpo.current, ato.indice);
    else if (ato.tipo === 'pagina') focarAoChegar.current = aoMudarPagina(ato.passo);
    else if (ato.tipo === 'abrir') abrir(indice, evento.ctrlKey || evento.metaKey);
    else aoSelecionar?.(indice, ato.intervalo);
  };
  const onFocus = (evento: FocusEvent<HTMLElement>) => {
    const indice = indiceDe(evento.target);
    naLista.current = true;
    if (indice !== null) setFoco(indice);
  };
  const onBlur = ({ relatedTarget: destino }: FocusEvent<HTMLElement>) => {
    naLista.current = destino !== null && (corpo.current?.contains(destino) === true || destino.closest('dialog') !== null);
  };
  const onClick = (evento: MouseEvent<HTMLElement>) => {
    const alvo = evento.target as HTMLElement;
    const indice = indiceDe(alvo);
    const elo = alvo.closest('th[scope="row"] > a');
    if (indice === null || (!elo && alvo.closest(INTERATIVO)) || window.getSelection()?.toString()) return;
    if (elo && (evento.ctrlKey || evento.metaKey || evento.shiftKey)) return;
    evento.preventDefault();
    abrir(indice, evento.ctrlKey || evento.metaKey);
  };
  return { foco: linhaComFoco, abrir, propsDoCorpo: { onKeyDown, onFocus, onBlur, onClick } };
}

function focarLinha(corpo: HTMLElement | null, indice: number): void {
  corpo?.querySelector<HTMLElement>(`tr[data-indice="${indice}"]`)?.focus();
}

function indiceDe(alvo: Element): number | null {
  const indice = alvo.closest('tr[data-indice]')?.getAttribute('data-indice');
  return indice === null || indice === undefined ? null : Number.parseInt(indice, 10);
}
