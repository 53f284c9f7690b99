/** A pressed key as shortcuts see it. */
export type Tecla = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/**
 * Whether a pressed key is a shortcut such as `mod+k` (Ctrl, or Cmd on a Mac), `mod+enter`, `/` or `?`.
 * Shift is not compared: `?` and `/` stand on different keys of different keyboards.
 */
export function combina(atalho: string, tecla: Tecla): boolean {
  const partes = atalho.toLowerCase().split('+');
  const nome = partes.at(-1);
  const mod = partes.includes('mod');
  return tecla.key.toLowerCase() === nome && (tecla.ctrlKey || tecla.metaKey) === mod && tecla.altKey === partes.includes('alt');
}

/** How a shortcut is written for people: `mod+k` → `Ctrl K`. */
export function escreverAtalho(atalho: string): string {
  return atalho
    .split('+')
    .map(
      (parte) =>
        ({ mod: 'Ctrl', alt: 'Alt', enter: 'Enter', escape: 'Esc', arrowup: '↑', arrowdown: '↓' })[parte.toLowerCase()] ??
        parte.toUpperCase(),
    )
    .join(' ');
}
