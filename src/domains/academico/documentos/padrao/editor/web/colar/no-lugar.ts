import type { JSONContent } from '@tiptap/core';
import type { ResolvedPos, Slice } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { liftTarget } from '@tiptap/pm/transform';
import { linhasDe, umParagrafo } from './estreitar.ts';

const isNaCelula = ({ selection: { $from } }: EditorState): boolean =>
  Array.from({ length: $from.depth }, (_, i) => $from.node(i + 1)).some(({ type: { name } }) => name === 'celula');

/** What a cell takes of what is pasted into it: its texts, a line each. Null: the cursor is in none, or what is pasted has no lines. */
export function naCelula(state: EditorState, { content }: Slice): JSONContent | null {
  if (!isNaCelula(state) || content.firstChild?.isInline) return null;
  let nos = (content.toJSON() ?? []) as JSONContent[];
  // A part of one item is its text, and no list.
  while (nos.length === 1 && nos[0]?.content?.length === 1 && /List$|^listItem$/.test(nos[0].type ?? '')) nos = nos[0].content;
  const linhas = linhasDe(nos);
  if (linhas.length === 0) return null;
  // A list begins a line.
  const { nodeBefore } = state.selection.$from;
  const comeca = nodeBefore && nodeBefore.type.name !== 'hardBreak' && /List$/.test(nos[0]?.type ?? '');
  return umParagrafo(nos, comeca ? [[], ...linhas] : linhas);
}

/** What an item holds, or runs on into it. */
const doItem = ['paragraph', 'listItem', 'bulletList', 'orderedList'];

/**
 * Blocks that no item holds, pasted with the cursor in one: they go between the items, where an empty one gives its place to them. Null: what is
 * pasted may stand at the cursor.
 */
export function entreItens({ tr, selection: { $from, empty } }: EditorState, { content }: Slice): Transaction | null {
  const [primeiro] = content.content;
  const cabe = content.content.every(({ type }) => doItem.includes(type.name)) || (content.childCount === 1 && primeiro?.isTextblock);
  if (!empty || cabe || content.size === 0 || primeiro?.isInline || $from.node(-1).type.name !== 'listItem') return null;
  const faixa = $from.blockRange();
  if (faixa && $from.parent.content.size === 0) {
    tr.lift(faixa, liftTarget(faixa) ?? 0);
    const vazio = tr.selection.$from;
    tr.replaceWith(vazio.before(), vazio.after(), content);
    return noFim(tr, vazio.before() + content.size);
  }
  const em = entreListas(tr, entreDois(tr, $from));
  return noFim(tr.insert(em, content), em + content.size);
}

const noFim = (tr: Transaction, em: number): Transaction => tr.setSelection(Selection.near(tr.doc.resolve(em), -1));

/** Before or after the item, or in the middle of it, cut in two. */
function entreDois(tr: Transaction, lugar: ResolvedPos): number {
  if (lugar.parentOffset === 0) return lugar.before(-1);
  if (lugar.parentOffset === lugar.parent.content.size) return lugar.after(-1);
  tr.split(lugar.pos, 2);
  return lugar.pos + 2;
}

/** The same for the list, of a place between its items. */
function entreListas(tr: Transaction, em: number): number {
  const lugar = tr.doc.resolve(em);
  if (lugar.index() === 0) return lugar.before();
  if (lugar.index() === lugar.parent.childCount) return lugar.after();
  tr.split(em);
  return em + 1;
}
