import { getSchema, type JSONContent } from '@tiptap/core';
import { AllSelection, EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { alternarLista, juntarComDepois, sairDaLista } from './comandos-de-lista.ts';
import { extensoes } from './criar-editor.ts';

const schema = getSchema(extensoes(() => {}));
const p = (text: string): JSONContent => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] });
const h = (text: string): JSONContent => ({ ...p(text), type: 'heading' });
const lista = (type: string, ...itens: string[]): JSONContent => ({
  type,
  content: itens.map((um) => ({ type: 'listItem', content: [p(um)] })),
});
const ul = (...itens: string[]): JSONContent => lista('bulletList', ...itens);
const ol = (...itens: string[]): JSONContent => lista('orderedList', ...itens);
const tabela: JSONContent = { type: 'tabela', content: [{ type: 'linha', content: [{ type: 'celula', content: [p('q')] }] }] };

const tudo = (...content: JSONContent[]): EditorState => {
  const doc = schema.nodeFromJSON({ type: 'doc', content });
  return EditorState.create({ doc, selection: new AllSelection(doc) });
};
/** With the cursor before a text, or after it. */
function em(texto: string, lado: 'antes' | 'depois', ...content: JSONContent[]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content });
  let onde = 0;
  doc.descendants((no, pos) => {
    if (no.isText && no.text === texto) onde = lado === 'antes' ? pos : pos + texto.length;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, onde) });
}
/** What stands after a command; null where it does nothing. */
function depois(estado: EditorState, comando: typeof sairDaLista): string | null {
  let novo: EditorState | null = null;
  if (!comando(estado, (tr) => void (novo = estado.apply(tr)))) return null;
  const { doc } = novo ?? estado;
  doc.check();
  return doc.content.content
    .map((bloco) => {
      const textos = bloco.content.content.map(({ textContent }) => textContent);
      return `${bloco.type.name}(${textos.join(', ')})`;
    })
    .join(' ');
}

test('with everything selected, a list leaves tables out and between them; titles become items', () => {
  expect(depois(tudo(p('abc'), tabela, h('def'), p('ghi')), alternarLista('orderedList'))).toBe(
    'orderedList(abc) tabela(q) orderedList(def, ghi)',
  );
  expect(depois(tudo(tabela), alternarLista('bulletList'))).toBeNull();
});

test('paragraphs and lists become one list of the kind that is asked, and paragraphs again when all are', () => {
  expect(depois(tudo(p('a'), ul('b', 'c'), p('d')), alternarLista('bulletList'))).toBe('bulletList(a, b, c, d)');
  expect(depois(tudo(p('a'), ul('b', 'c'), ol('d')), alternarLista('orderedList'))).toBe('orderedList(a, b, c, d)');
  expect(depois(tudo(ul('b', 'c'), p('d')), alternarLista('orderedList'))).toBe('orderedList(b, c, d)');
  expect(depois(tudo(ul('a', 'b', 'c')), alternarLista('bulletList'))).toBe('paragraph(a) paragraph(b) paragraph(c)');
  expect(depois(em('b', 'antes', ul('a', 'b', 'c')), alternarLista('bulletList'))).toBe('bulletList(a) paragraph(b) bulletList(c)');
  expect(depois(em('x', 'antes', ul('a'), p('x'), ul('c')), alternarLista('bulletList'))).toBe('bulletList(a, x, c)');
});

test('Backspace leaves the list at the start of an item, and goes on in the last item after it', () => {
  expect(depois(em('b', 'antes', ul('a', 'b', 'c')), sairDaLista)).toBe('bulletList(a) paragraph(b) bulletList(c)');
  expect(depois(em('b', 'depois', ul('a', 'b')), sairDaLista)).toBeNull();
  expect(depois(em('x', 'antes', ul('a', 'b'), p('x')), sairDaLista)).toBe('bulletList(a, bx)');
  expect(depois(em('x', 'antes', tabela, p('x')), sairDaLista)).toBeNull();
});

test('Delete at the end of an item goes on with the text after it; a table stays where it is', () => {
  expect(depois(em('a', 'depois', ul('a', 'b')), juntarComDepois)).toBe('bulletList(ab)');
  expect(depois(em('b', 'depois', ul('a', 'b'), p('x')), juntarComDepois)).toBe('bulletList(a, bx)');
  expect(depois(em('b', 'depois', ul('a', 'b'), tabela), juntarComDepois)).toBeNull();
});
