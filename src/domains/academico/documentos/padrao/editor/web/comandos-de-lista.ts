import { joinTextblockBackward, joinTextblockForward } from '@tiptap/pm/commands';
import type { Node as No, NodeType, ResolvedPos } from '@tiptap/pm/model';
import { liftTarget } from '@tiptap/pm/transform';
import type { EditorState, Transaction } from '@tiptap/pm/state';

type Comando = (state: EditorState, dispatch?: (tr: Transaction) => void) => boolean;
type Lista = 'bulletList' | 'orderedList';
const isLista = (no: No | null | undefined): boolean => no?.type.name === 'bulletList' || no?.type.name === 'orderedList';
/** The list of an item's text; null: it stands in none. */
const listaDe = (texto: ResolvedPos): NodeType | null => (texto.depth > 2 && isLista(texto.node(-2)) ? texto.node(-2).type : null);

/** Where the texts of a selection begin that are or may be items: of tables, images and lines to sign there are none, and they stay as they are. */
function textosDe({ doc, selection: { from, to } }: EditorState): number[] {
  const achados: number[] = [];
  doc.nodesBetween(from, to, ({ type: { name } }, pos) => {
    if (name === 'paragraph' || name === 'heading') achados.push(pos);
    return name !== 'tabela';
  });
  return achados;
}

/** Makes items of the texts that are selected; where all of them are, of that list, paragraphs again. */
export const alternarLista =
  (nome: Lista): Comando =>
  (state, dispatch) => {
    const { tr, schema } = state;
    const [lista, item, paragrafo] = [schema.nodes[nome], schema.nodes['listItem'], schema.nodes['paragraph']];
    const textos = textosDe(state);
    if (!lista || !item || !paragrafo || textos.length === 0) return false;
    const tirar = textos.every((pos) => listaDe(state.doc.resolve(pos + 1)) === lista);
    // The last one first: what is changed does not move what is still to be.
    for (const pos of textos.toReversed()) {
      const texto = tr.doc.resolve(pos + 1);
      if (tirar) tirarDaLista(tr, texto);
      else if (listaDe(texto)) juntarListas(tr.setNodeMarkup(texto.before(-2), lista), texto.before(-2));
      else {
        const faixa = tr
          .setNodeMarkup(pos, paragrafo)
          .doc.resolve(pos + 1)
          .blockRange();
        if (faixa) juntarListas(tr.wrap(faixa, [{ type: lista }, { type: item }]), pos);
      }
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

function tirarDaLista(tr: Transaction, texto: ResolvedPos): void {
  const faixa = texto.blockRange();
  const ate = faixa && liftTarget(faixa);
  if (faixa && ate !== null) tr.lift(faixa, ate);
}

/** The list at a place, with those of its kind right after and before it. */
function juntarListas(tr: Transaction, em: number): void {
  const fim = em + (tr.doc.nodeAt(em)?.nodeSize ?? 0);
  for (const entre of [fim, em]) {
    const { nodeBefore, nodeAfter } = tr.doc.resolve(entre);
    if (nodeBefore && nodeBefore.type === nodeAfter?.type) tr.join(entre);
  }
}

/** At the start of an item: it leaves its list. At the start of what comes after a list: it goes on in the last item. */
export const sairDaLista: Comando = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || !$from.parent.isTextblock) return false;
  if (!listaDe($from)) return isLista(state.doc.resolve($from.before()).nodeBefore) && joinTextblockBackward(state, dispatch);
  const { tr } = state;
  tirarDaLista(tr, $from);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** At the end of an item: the text after it, of its list or not, goes on in it. */
export const juntarComDepois: Comando = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !listaDe($from) || $from.parentOffset < $from.parent.content.size) return false;
  const depois = state.doc.resolve($from.after(-1)).nodeAfter ?? state.doc.resolve($from.after(-2)).nodeAfter;
  return (depois?.type.name === 'listItem' || isLista(depois) || depois?.isTextblock === true) && joinTextblockForward(state, dispatch);
};
