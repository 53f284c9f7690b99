import { Extension } from '@tiptap/core';
import type { Node as No } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export type DizerBloco = (tipo: 'se' | 'paraCada', atributos: Readonly<Record<string, unknown>>) => string;

/** What each condition of a block is called, by its text. */
export const textoDaCondicao = { preenchido: 'preenchido', vazio: 'estaVazio', igual: 'igual', diferente: 'diferente' } as const;

const isDito = (no: No): boolean => no.type.name === 'se' || no.type.name === 'paraCada';

/** What is said over each block of a text that holds others. */
export function ditosDe(doc: No, dizer: DizerBloco): Decoration[] {
  const achados: Decoration[] = [];
  doc.descendants((no, em) => {
    if (isDito(no))
      achados.push(Decoration.node(em, em + no.nodeSize, { 'data-dito': dizer(no.type.name as 'se' | 'paraCada', no.attrs) }));
    return no.isBlock && !no.isTextblock;
  });
  return achados;
}

/** Over a block that holds others stands what it asks or goes through, in words: the style sheet draws `data-dito`. */
export const ditos = (dizer: DizerBloco): Extension =>
  Extension.create({
    name: 'ditos',
    addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, ditosDe(doc, dizer)) } })],
  });
