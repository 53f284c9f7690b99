const FOCAVEIS =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** What Tab stops at inside an element, in order; a group of radio buttons is one stop. */
function paradas(dentro: HTMLElement): HTMLElement[] {
  const focaveis = [...dentro.querySelectorAll<HTMLElement>(FOCAVEIS)].filter((item) => item.tabIndex >= 0 && item.checkVisibility());
  return focaveis.filter(
    (item) => !isRadio(item) || item === paradaDoGrupo(focaveis.filter(isRadio).filter(({ name }) => name === item.name)),
  );
}

const isRadio = (item: HTMLElement): item is HTMLInputElement => item instanceof HTMLInputElement && item.type === 'radio';

function paradaDoGrupo(grupo: readonly HTMLInputElement[]): HTMLInputElement | undefined {
  return grupo.find((radio) => radio === document.activeElement) ?? grupo.find((radio) => radio.checked) ?? grupo[0];
}

/** Gives the focus to what is marked with `data-autofocus`, else to the first stop, else to the element itself. */
export function focarDentro(dentro: HTMLElement): void {
  const alvo = dentro.querySelector<HTMLElement>('[data-autofocus]') ?? paradas(dentro)[0] ?? dentro;
  alvo.focus({ preventScroll: true });
}

/** Tab at the last stop goes to the first, and Shift+Tab the other way. True when the focus was moved. */
export function girarFoco(dentro: HTMLElement, paraTras: boolean): boolean {
  const todas = paradas(dentro);
  const borda = paraTras ? todas[0] : todas.at(-1);
  const atual = document.activeElement;
  if (atual !== borda && atual !== dentro && borda !== undefined) return false;
  (paraTras ? todas.at(-1) : todas[0])?.focus();
  return true;
}
