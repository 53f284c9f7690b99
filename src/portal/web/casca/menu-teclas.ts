import type { KeyboardEvent } from 'react';

const passos: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows inside the menu: ↑ ↓ from entry to entry, → to the pin of an entry and ← back, Home and End to the first and the last. */
export function aoTeclarNoMenu(evento: KeyboardEvent<HTMLElement>): void {
  const alvo = evento.target;
  if (!(alvo instanceof HTMLElement) || evento.altKey || evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
  const destino = irNoMenu(evento.currentTarget, alvo, evento.key);
  if (!destino) return;
  evento.preventDefault();
  destino.focus();
}

function irNoMenu(menu: HTMLElement, alvo: HTMLElement, tecla: string): HTMLElement | null | undefined {
  const linha = alvo.closest('li');
  // In the field ← and → move the caret, Home and End too.
  const noCampo = alvo instanceof HTMLInputElement;
  if (tecla === 'ArrowRight' && !noCampo) return linha?.querySelector<HTMLElement>('.menu-pino');
  if (tecla === 'ArrowLeft' && !noCampo) return linha?.querySelector<HTMLElement>('[data-menu]');
  const entradas = [...menu.querySelectorAll<HTMLElement>('[data-menu]')];
  if (tecla === 'Home' && !noCampo) return entradas[0];
  if (tecla === 'End' && !noCampo) return entradas.at(-1);
  const passo = passos[tecla];
  if (passo === undefined) return null;
  const onde = entradas.indexOf(linha?.querySelector<HTMLElement>('[data-menu]') ?? alvo);
  return entradas[onde + passo];
}
