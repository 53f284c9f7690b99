import type { Editor, JSONContent } from '@tiptap/core';
import type { NodeRange } from '@tiptap/pm/model';
import { findWrapping, liftTarget } from '@tiptap/pm/transform';
import type { EditorState, Selection, Transaction } from '@tiptap/pm/state';

type Comando = (state: EditorState, dispatch?: (tr: Transaction) => void) => boolean;
const queTemBlocos = ['junto', 'se', 'paraCada'];

/**
 * The blocks of our form that a selection touches: those that stand in the text, or in a block that holds others. The paragraph of an item or of a cell
 * is none by itself; its list or its table is.
 */
const blocosDe = ({ $from, $to }: Selection): NodeRange | null =>
  $from.blockRange($to, ({ type: { name } }) => name === 'doc' || queTemBlocos.includes(name));

/** Puts a block that holds others around those that are selected. */
export const envolver =
  (tipo: (typeof queTemBlocos)[number]): Comando =>
  (state, dispatch) => {
    const faixa = blocosDe(state.selection);
    const no = state.schema.nodes[tipo];
    const em = faixa && no && findWrapping(faixa, no);
    if (!faixa || !em) return false;
    dispatch?.(state.tr.wrap(faixa, em).scrollIntoView());
    return true;
  };

/** Takes the selected blocks out of the innermost one that holds them. */
export const tirarDoBloco: Comando = (state, dispatch) => {
  const faixa = blocosDe(state.selection);
  const ate = faixa && liftTarget(faixa);
  if (!faixa || ate === null) return false;
  dispatch?.(state.tr.lift(faixa, ate).scrollIntoView());
  return true;
};

/** Where a new block goes when the cursor stands in a list or a table, which hold none and would be cut in two: after it. Null: at the cursor. */
export function depoisDoBloco(selecao: Selection): number | null {
  const faixa = blocosDe(selecao);
  return faixa && selecao.$from.depth > faixa.depth + 1 ? faixa.end : null;
}

/** Puts a new block into the text. */
export function inserirBloco(editor: Editor, no: JSONContent): void {
  const em = depoisDoBloco(editor.state.selection);
  const cadeia = editor.chain().focus();
  (em === null ? cadeia.insertContent(no) : cadeia.insertContentAt(em, no)).run();
}
