import { Extension, wrappingInputRule } from '@tiptap/core';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { alternarLista, juntarComDepois, sairDaLista } from './comandos-de-lista.ts';

/** One text, as our form holds it: what else is put into an item goes between the items. */
export const Item = ListItem.extend({
  content: 'paragraph',
  addExtensions: () => [],
  // Lists are as flat as on paper: Tab leaves the text, as everywhere.
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

export const ListaDeMarcas = BulletList.extend({
  addCommands() {
    return {
      toggleBulletList:
        () =>
        ({ state, dispatch }) =>
          alternarLista('bulletList')(state, dispatch),
    };
  },
});

/** It counts from one, as the paper does: a number of another count that is typed stays written. */
export const ListaNumerada = OrderedList.extend({
  addAttributes: () => ({}),
  addCommands() {
    return {
      toggleOrderedList:
        () =>
        ({ state, dispatch }) =>
          alternarLista('orderedList')(state, dispatch),
    };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type })];
  },
});

/** At the start of an item it becomes a paragraph; texts beside each other are joined, and a block that has none stays out of the list. */
export const TeclasDaLista = Extension.create({
  name: 'teclasDaLista',
  addKeyboardShortcuts() {
    const { editor } = this;
    const fazer = (comando: typeof sairDaLista) => () => comando(editor.state, editor.view.dispatch);
    const apagar = () => editor.commands.undoInputRule() || fazer(sairDaLista)();
    return { Backspace: apagar, 'Mod-Backspace': apagar, Delete: fazer(juntarComDepois), 'Mod-Delete': fazer(juntarComDepois) };
  },
});
