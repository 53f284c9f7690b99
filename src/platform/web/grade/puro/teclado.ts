import type { Passo } from './movimento.ts';

export type Tecla = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };
/** What stands under the keyboard: a title, a name, a cell that is typed into, one that is cycled, one that opens what it is made of, one that takes nothing. */
export type Lugar = 'titulo' | 'nome' | 'digitada' | 'alternada' | 'abrivel' | 'fechada';
export type AtoDaGrade =
  | { ato: 'mover' | 'estender'; passo: Passo }
  | { ato: 'digitar'; texto: string }
  | { ato: 'editar' | 'alternar' | 'limpar' | 'largar' | 'descer' | 'subir' | 'desfazer' | 'refazer' | 'tudo' | 'preencher' | 'nada' };
/** What ends the typing in a cell. */
export type AtoNaEdicao = 'descer' | 'subir' | 'direita' | 'esquerda' | 'cancelar';

const passos: Readonly<Record<string, Passo>> = {
  ArrowUp: 'cima',
  ArrowDown: 'baixo',
  ArrowLeft: 'esquerda',
  ArrowRight: 'direita',
  Home: 'inicioDaLinha',
  End: 'fimDaLinha',
  PageUp: 'sobePagina',
  PageDown: 'descePagina',
};
const comControle: Readonly<Record<string, Passo>> = { Home: 'inicio', End: 'fim' };

/**
 * What a key does while the keyboard walks over the cells; null leaves the key to the browser: Tab leaves the grid, Enter and Space press
 * the button or link that a title, a name or a mark is.
 */
export function atoDaTecla(tecla: Tecla, lugar: Lugar, isControle: boolean): AtoDaGrade | null {
  const { key, shiftKey } = tecla;
  if (tecla.altKey) return null;
  if (tecla.ctrlKey || tecla.metaKey) return comCtrl(key, shiftKey);
  const passo = passos[key];
  if (passo) return { ato: shiftKey ? 'estender' : 'mover', passo };
  switch (key) {
    case 'Enter':
      if (lugar === 'titulo' || lugar === 'nome') return isControle ? null : { ato: 'nada' };
      if ((lugar === 'digitada' || lugar === 'abrivel') && !shiftKey) return { ato: 'editar' };
      return { ato: shiftKey ? 'subir' : 'descer' };
    case 'F2':
      return lugar === 'digitada' || lugar === 'abrivel' ? { ato: 'editar' } : null;
    case ' ':
      // A press of Space would scroll the page where nothing takes it.
      return isControle ? null : { ato: lugar === 'alternada' ? 'alternar' : 'nada' };
    case 'Delete':
    case 'Backspace':
      return { ato: 'limpar' };
    case 'Escape':
      return { ato: 'largar' };
    default:
      return key.length === 1 && (lugar === 'digitada' || lugar === 'alternada') ? { ato: 'digitar', texto: key } : null;
  }
}

function comCtrl(key: string, shift: boolean): AtoDaGrade | null {
  const passo = comControle[key];
  if (passo) return { ato: shift ? 'estender' : 'mover', passo };
  switch (key.toLowerCase()) {
    case 'z':
      return { ato: shift ? 'refazer' : 'desfazer' };
    case 'y':
      return { ato: 'refazer' };
    case 'a':
      return { ato: 'tudo' };
    case 'd':
      return { ato: 'preencher' };
    default:
      return null;
  }
}

/** What a key does while a cell is being typed into; null leaves it to the field. */
export function atoNaEdicao({ key, shiftKey, ctrlKey, metaKey, altKey }: Tecla): AtoNaEdicao | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Enter') return shiftKey ? 'subir' : 'descer';
  if (key === 'Tab') return shiftKey ? 'esquerda' : 'direita';
  if (key === 'ArrowDown' && !shiftKey) return 'descer';
  if (key === 'ArrowUp' && !shiftKey) return 'subir';
  return key === 'Escape' ? 'cancelar' : null;
}
