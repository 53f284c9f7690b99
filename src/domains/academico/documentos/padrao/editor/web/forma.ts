import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

/**
 * What our form has no place for and the schema cannot tell, changed where everybody sees it: an item stands at the left, an image is not justified,
 * rows have as many cells as the longest one. Null: all of it is so.
 */
export function daForma({ doc, tr, schema }: EditorState): Transaction | null {
  // The last one first: what is changed does not move what is still to be.
  const mudancas: (() => void)[] = [];
  doc.descendants((no, pos, pai) => {
    const { alinhamento } = no.attrs;
    const aEsquerda =
      (pai?.type.name === 'listItem' && alinhamento !== 'esquerda') || (no.type.name === 'imagem' && alinhamento === 'justificado');
    if (aEsquerda) mudancas.unshift(() => tr.setNodeAttribute(pos, 'alinhamento', 'esquerda'));
    if (no.type.name === 'linha') {
      const faltam = Math.max(...(pai?.content.content ?? []).map(({ childCount }) => childCount)) - no.childCount;
      const vazias = Array.from({ length: faltam }, () => schema.nodes['celula']?.createAndFill() ?? []).flat();
      if (faltam > 0) mudancas.unshift(() => tr.insert(pos + no.nodeSize - 1, vazias));
    }
  });
  for (const mudar of mudancas) mudar();
  return tr.docChanged ? tr : null;
}

/** Keeps the text as what is stored of it. */
export const NossaForma = Extension.create({
  name: 'nossaForma',
  addProseMirrorPlugins: () => [
    new Plugin({ appendTransaction: (feitas, _antes, agora) => (feitas.some(({ docChanged }) => docChanged) ? daForma(agora) : null) }),
  ],
});
