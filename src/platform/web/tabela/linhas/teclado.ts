/** What a key does on a focused row. */
export type AtoDoTeclado =
  | { tipo: 'focar'; indice: number }
  | { tipo: 'pagina'; passo: -1 | 1 }
  | { tipo: 'abrir' }
  | { tipo: 'selecionar'; intervalo: boolean };

/** Translates a key pressed on row `indice` of `linhas` rows; null leaves the key to the browser. */
export function atoDaTecla(tecla: string, shift: boolean, indice: number, linhas: number): AtoDoTeclado | null {
  const focar = (novo: number): AtoDoTeclado => ({ tipo: 'focar', indice: Math.min(Math.max(novo, 0), linhas - 1) });
  switch (tecla) {
    case 'ArrowDown':
      return focar(indice + 1);
    case 'ArrowUp':
      return focar(indice - 1);
    case 'Home':
      return focar(0);
    case 'End':
      return focar(linhas - 1);
    case 'PageDown':
      return { tipo: 'pagina', passo: 1 };
    case 'PageUp':
      return { tipo: 'pagina', passo: -1 };
    case 'Enter':
      return { tipo: 'abrir' };
    case ' ':
      return { tipo: 'selecionar', intervalo: shift };
    default:
      return null;
  }
}
