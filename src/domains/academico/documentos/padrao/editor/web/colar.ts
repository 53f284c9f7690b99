import { Extension } from '@tiptap/core';
import { DOMParser, Fragment, type Node as No, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { comListas, guardarEstilos } from './colado.ts';
import { escreverContagens, separarCelulas } from './no-colado.ts';

/**
 * The page's policy lets no style that comes written in a text take effect, and what word processors mean by them would be lost (or all of it bold):
 * they wait in an attribute of their own, and are set by hand where the text is read, which no page shows.
 */
class LeitorDoColado extends DOMParser {
  static de = (schema: Schema): LeitorDoColado => new LeitorDoColado(schema, DOMParser.fromSchema(schema).rules);
  override parseSlice(dom: HTMLElement, opcoes?: ParseOptions): Slice {
    for (const elemento of dom.querySelectorAll<HTMLElement>('[data-estilo]')) elemento.style.cssText = elemento.dataset['estilo'] ?? '';
    separarCelulas(dom);
    escreverContagens(dom);
    return super.parseSlice(dom, opcoes);
  }
}

/** Where the cursor stands in an empty paragraph of the text: what is pasted takes its place, so that the first of it stands where it stood. */
const isParagrafoVazio = ({ selection: { $from, empty } }: EditorState): boolean =>
  empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;

const isNaTabela = ({ selection: { $from } }: EditorState): boolean =>
  Array.from({ length: $from.depth }, (_, i) => $from.node(i + 1)).some(({ type: { name } }) => name === 'celula');

/** What a cell can take of what is pasted: its texts, one a paragraph. A table in it would cut the one around it in two. */
function soParagrafos(pedaco: Slice, { nodes }: Schema): Slice {
  const paragrafos: No[] = [];
  pedaco.content.descendants((no) => {
    const paragrafo = no.isTextblock ? nodes['paragraph']?.create(null, no.content) : undefined;
    if (paragrafo) paragrafos.push(paragrafo);
    return !no.isTextblock;
  });
  return paragrafos.length === 0 ? pedaco : new Slice(Fragment.from(paragrafos), 1, 1);
}

/** What comes from elsewhere, as our blocks. */
export const Colar = Extension.create({
  name: 'colar',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => guardarEstilos(comListas(html)),
          clipboardParser: LeitorDoColado.de(this.editor.schema),
          transformPasted: (pedaco, { state }) => {
            if (isNaTabela(state)) return soParagrafos(pedaco, state.schema);
            return isParagrafoVazio(state) ? new Slice(pedaco.content, 0, pedaco.openEnd) : pedaco;
          },
        },
      }),
    ];
  },
});
