let pressionado = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressionado = true), { capture: true, passive: true });
  for (const fim of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(fim, () => (pressionado = false), { capture: true, passive: true });
}

/**
 * Does something once the press in course is over. A field is left in the middle of a click on something else: an error
 * text drawn at that moment would move the page, and the click would miss its target.
 */
export function aposClique(fazer: () => void): void {
  if (!pressionado) return fazer();
  const concluir = () => {
    window.removeEventListener('pointerup', concluir);
    window.removeEventListener('pointercancel', concluir);
    window.setTimeout(fazer, 0);
  };
  window.addEventListener('pointerup', concluir);
  window.addEventListener('pointercancel', concluir);
}
