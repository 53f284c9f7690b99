import { Editor, wrappingInputRule } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { Bloco } from '#shared/papel/esquema.ts';
import { Colar } from './colar.ts';
import { paraEditor } from './conversao.ts';
import { imagemCom, type MostrarImagem } from './imagem.ts';
import { Alinhamento, Assinatura, Junto, ParaCada, QuebraDePagina, Regua, Se, Termo } from './nos.ts';
import { Celula, Linha, Tabela } from './tabela.ts';

type Opcoes = {
  elemento: HTMLElement;
  blocos: readonly Bloco[];
  editavel: boolean;
  rotulo: string;
  mostrarImagem: MostrarImagem;
  aoTeclar: (tecla: KeyboardEvent) => boolean;
};

/** It counts from one, as the paper does: a number of another count that is typed stays written. */
const ListaNumerada = OrderedList.extend({
  addAttributes: () => ({}),
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type })];
  },
});

/** The editor of a text: it knows the blocks of our form and nothing else, so that what is pasted comes in clean. */
export const criarEditor = ({ elemento, blocos, editavel, rotulo, mostrarImagem, aoTeclar }: Opcoes): Editor =>
  new Editor({
    element: elemento,
    editable: editavel,
    // The page's policy takes no style sheet of a script; what the editor needs stands in ours.
    injectCSS: false,
    extensions: [
      Document,
      Paragraph,
      Text,
      Heading.configure({ levels: [1, 2, 3] }),
      Bold,
      Italic,
      Underline,
      HardBreak,
      BulletList,
      ListaNumerada,
      ListItem,
      ListKeymap,
      UndoRedo,
      Gapcursor,
      Alinhamento,
      Colar,
      Termo,
      Regua,
      QuebraDePagina,
      Assinatura,
      Junto,
      Se,
      ParaCada,
      Tabela,
      Linha,
      Celula,
      imagemCom(mostrarImagem),
    ],
    content: paraEditor(blocos),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': rotulo, lang: 'pt-BR' },
      handleKeyDown: (_vista, tecla) => aoTeclar(tecla),
    },
  });
