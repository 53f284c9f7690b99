import { Extension, type JSONContent } from '@tiptap/core';
import { DOMParser, Fragment, type Node as No, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { comListas, guardarEstilos } from './colado.ts';
import { estreitar } from './estreitar.ts';
import { largo } from './largo.ts';
import { separarCelulas } from './no-colado.ts';
import { entreItens, naCelula } from './no-lugar.ts';

/**
 * The page's policy lets no style that comes written in a text take effect, and what word processors mean by them would be lost (or all of it bold):
 * they wait in an attribute of their own, and are set by hand where the text is read, which no page shows.
 */
class LeitorDoColado extends DOMParser {
  static de = (schema: Schema): LeitorDoColado => new LeitorDoColado(schema, DOMParser.fromSchema(schema).rules);
  readonly #largo = DOMParser.fromSchema(largo(this.schema));
  override parseSlice(dom: HTMLElement, opcoes?: ParseOptions): Slice {
    for (const elemento of dom.querySelectorAll<HTMLElement>('[data-estilo]')) elemento.style.cssText = elemento.dataset['estilo'] ?? '';
    separarCelulas(dom);
    // Not where the cursor is: that is of the other schema.
    const lido = this.#largo.parseSlice(dom, { ...opcoes, context: undefined }).content.toJSON() as JSONContent[] | null;
    return Slice.maxOpen(emNos(this.schema, estreitar(lido ?? [])));
  }
}

/** Texts that stand side by side become one, which a reading of what was written would not make of them. */
const emNos = (schema: Schema, escritos: readonly JSONContent[]): Fragment =>
  Fragment.from(
    escritos.map(({ type = '', attrs, content = [], text, marks = [] }): No => {
      const marcas = marks.map((marca) => schema.markFromJSON(marca));
      return text === undefined ? schema.node(type, attrs, emNos(schema, content), marcas) : schema.text(text, marcas);
    }),
  );

/** Where the cursor stands in an empty paragraph of the text: what is pasted takes its place, so that the first of it stands where it stood. */
const isParagrafoVazio = ({ selection: { $from, empty } }: EditorState): boolean =>
  empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;

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
            const daCelula = naCelula(state, pedaco);
            if (daCelula) return new Slice(emNos(state.schema, [daCelula]), 1, 1);
            return isParagrafoVazio(state) ? new Slice(pedaco.content, 0, pedaco.openEnd) : pedaco;
          },
          handlePaste: ({ state, dispatch }, _evento, pedaco) => {
            const posto = entreItens(state, pedaco);
            if (posto) dispatch(posto.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
            return posto !== null;
          },
        },
      }),
    ];
  },
});
