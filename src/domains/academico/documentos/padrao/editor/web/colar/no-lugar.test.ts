import { getSchema, type JSONContent } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { extensoes } from '../criar-editor.ts';
import { entreItens, naCelula } from './no-lugar.ts';

const schema = getSchema(extensoes(() => {}));
const p = (text: string): JSONContent => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] });
const ul = (...itens: string[]): JSONContent => ({
  type: 'bulletList',
  content: itens.map((um) => ({ type: 'listItem', content: [p(um)] })),
});
const tabela: JSONContent = { type: 'tabela', content: [{ type: 'linha', content: [{ type: 'celula', content: [p('q')] }] }] };
const pedaco = (...nos: JSONContent[]): Slice => Slice.maxOpen(Fragment.from(nos.map((no) => schema.nodeFromJSON(no))));

/** The state with the cursor where the text has a bar. */
function em(...blocos: JSONContent[]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content: blocos });
  let onde = 0;
  doc.descendants((no, pos) => {
    if (no.isText && no.text?.includes('|')) onde = pos + no.text.indexOf('|');
  });
  const estado = EditorState.create({ doc });
  const { tr } = estado;
  tr.delete(onde, onde + 1);
  return estado.apply(tr.setSelection(TextSelection.create(tr.doc, onde)));
}
const depois = (estado: EditorState, oQue: Slice): string | null => {
  const doc = entreItens(estado, oQue)?.doc ?? null;
  doc?.check();
  return doc && String(doc).replaceAll('tabela(linha(celula(paragraph("q"))))', 'T').replaceAll('paragraph', 'p');
};

test('a table pasted with the cursor in an item goes between the items, and nothing of the list is lost', () => {
  expect(depois(em(ul('caderno', '|')), pedaco(tabela))).toBe('doc(bulletList(listItem(p("caderno"))), T)');
  expect(depois(em(ul('|', 'lápis'), p('fim')), pedaco(tabela))).toBe('doc(T, bulletList(listItem(p("lápis"))), p("fim"))');
  expect(depois(em(ul('um|', 'dois')), pedaco(tabela))).toBe('doc(bulletList(listItem(p("um"))), T, bulletList(listItem(p("dois"))))');
  expect(depois(em(ul('um', 'do|is')), pedaco(p('a'), tabela))).toBe(
    'doc(bulletList(listItem(p("um")), listItem(p("do"))), p("a"), T, bulletList(listItem(p("is"))))',
  );
  expect(depois(em(p('antes'), ul('|um')), pedaco(tabela))).toBe('doc(p("antes"), T, bulletList(listItem(p("um"))))');
});

test('what an item holds is pasted at the cursor, in it; so is everything outside of a list', () => {
  const noItem = em(ul('um|'));
  for (const oQue of [pedaco(p('a')), pedaco(p('a'), p('b')), pedaco(ul('a', 'b')), Slice.empty])
    expect(entreItens(noItem, oQue)).toBeNull();
  expect(entreItens(em(p('um|')), pedaco(tabela))).toBeNull();
});

test('into a cell go lines: a list on lines of its own with its marks, a part of one item without', () => {
  const naTabela = em({ type: 'tabela', content: [{ type: 'linha', content: [{ type: 'celula', content: [p('|q')] }] }] });
  const noFim = em({ type: 'tabela', content: [{ type: 'linha', content: [{ type: 'celula', content: [p('q|')] }] }] });
  const texto = (onde: EditorState, oQue: Slice): string => (naCelula(onde, oQue)?.content ?? []).map(({ text }) => text ?? '/').join('');
  expect(texto(naTabela, pedaco(ul('a', 'b'), tabela))).toBe('• a/• b/q');
  expect(texto(naTabela, pedaco(ul('a', 'b')))).toBe('• a/• b');
  expect(texto(noFim, pedaco(ul('a', 'b')))).toBe('/• a/• b');
  expect(texto(noFim, pedaco(p('a'), p('b')))).toBe('a/b');
  expect(texto(noFim, pedaco(ul('a')))).toBe('a');
  expect(naCelula(em(p('|x')), pedaco(ul('a')))).toBeNull();
});
