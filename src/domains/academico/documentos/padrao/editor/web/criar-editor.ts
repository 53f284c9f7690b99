import { Editor, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { Bloco } from '#shared/papel/esquema.ts';
import { Colar } from './colar/colar.ts';
import { paraEditor } from './conversao.ts';
import { type DizerBloco, ditos } from './ditos.ts';
import { NossaForma } from './forma.ts';
import { imagemCom, type MostrarImagem } from './imagem.ts';
import { Item, ListaDeMarcas, ListaNumerada, TeclasDaLista } from './listas.ts';
import { Alinhamento, Assinatura, Junto, ParaCada, QuebraDePagina, Regua, Se, Termo } from './nos.ts';
import { Celula, Linha, Tabela } from './tabela.ts';

type Opcoes = {
  elemento: HTMLElement;
  blocos: readonly Bloco[];
  editavel: boolean;
  rotulo: string;
  mostrarImagem: MostrarImagem;
  dizer: DizerBloco;
  aoTeclar: (tecla: KeyboardEvent) => boolean;
};

/** The blocks of our form and nothing else, each with the room that it has there: what no form holds, no editor shows. */
export const extensoes = (mostrarImagem: MostrarImagem): Extensions => [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [1, 2, 3] }),
  Bold,
  Italic,
  Underline,
  HardBreak,
  ListaDeMarcas,
  ListaNumerada,
  Item,
  TeclasDaLista,
  UndoRedo,
  Gapcursor,
  Alinhamento,
  NossaForma,
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
];

/** The editor of a text. */
export const criarEditor = ({ elemento, blocos, editavel, rotulo, mostrarImagem, dizer, aoTeclar }: Opcoes): Editor =>
  new Editor({
    element: elemento,
    editable: editavel,
    // The page's policy takes no style sheet of a script; what the editor needs stands in ours.
    injectCSS: false,
    extensions: [...extensoes(mostrarImagem), ditos(dizer)],
    content: paraEditor(blocos),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': rotulo, lang: 'pt-BR' },
      handleKeyDown: (_vista, tecla) => aoTeclar(tecla),
    },
  });
