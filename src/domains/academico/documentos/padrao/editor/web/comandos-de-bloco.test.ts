import { getSchema, type JSONContent } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { depoisDoBloco, envolver, tirarDoBloco } from './comandos-de-bloco.ts';
import { Junto, ParaCada, Se } from './nos.ts';
import { Celula, Linha, Tabela } from './tabela.ts';

const schema = getSchema([Document, Paragraph, Text, Heading, BulletList, ListItem, Junto, Se, ParaCada, Tabela, Linha, Celula]);
const p = { type: 'paragraph', content: [{ type: 'text', text: 'aqui' }] };
const titulo = { type: 'heading', content: p.content };
const lista = { type: 'bulletList', content: [{ type: 'listItem', content: [p] }] };
const tabela = { type: 'tabela', content: [{ type: 'linha', content: [{ type: 'celula', content: [p] }] }] };
/** The state with the cursor in the text of a block, which stands between two others. */
function em(...blocos: JSONContent[]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph' }, ...blocos, { type: 'paragraph' }] });
  let onde = 0;
  doc.descendants((no, pos) => {
    if (no.isText) onde = pos;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, onde + 1) });
}
const depois = (estado: EditorState, comando: typeof tirarDoBloco): JSONContent[] => {
  let novo = estado;
  expect(comando(estado, (tr) => void (novo = estado.apply(tr)))).toBe(true);
  return novo.doc.content.content
    .slice(1, -1)
    .map((no) => JSON.parse(JSON.stringify(no.toJSON(), ['type', 'content', 'text'])) as JSONContent);
};

test('a block that holds others goes around the one at the cursor, and off it again, whatever that is', () => {
  for (const bloco of [p, titulo, lista, tabela])
    for (const tipo of ['junto', 'se', 'paraCada']) {
      expect(depois(em(bloco), envolver(tipo)), tipo).toEqual([{ type: tipo, content: [bloco] }]);
      expect(depois(em({ type: tipo, content: [bloco] }), tirarDoBloco), tipo).toEqual([bloco]);
    }
});

test('blocks in blocks: the innermost of them is left, and the others in it stay', () => {
  const dentro = { type: 'junto', content: [{ type: 'paragraph' }, { type: 'se', content: [tabela] }] };
  expect(depois(em(dentro), tirarDoBloco)).toEqual([{ type: 'junto', content: [{ type: 'paragraph' }, tabela] }]);
  expect(tirarDoBloco(em(tabela))).toBe(false);
});

test('what is put in with the cursor in a table or a list goes after it', () => {
  for (const bloco of [tabela, lista]) {
    const estado = em(bloco);
    expect(depoisDoBloco(estado.selection)).toBe(estado.doc.content.size - 2);
  }
  expect(depoisDoBloco(em(p).selection)).toBeNull();
  expect(depoisDoBloco(em({ type: 'se', content: [titulo] }).selection)).toBeNull();
});
