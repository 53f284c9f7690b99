import { getSchema } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { comandosDeTabela, pularCelula } from './comandos-de-tabela.ts';
import { Celula, Linha, Tabela } from './tabela.ts';

const schema = getSchema([Document, Paragraph, Text, Tabela, Linha, Celula]);
const celula = (texto: string) => ({ type: 'celula', content: [{ type: 'paragraph', content: [{ type: 'text', text: texto }] }] });
const linha = (...textos: string[]) => ({ type: 'linha', content: textos.map(celula) });
/** The state with the cursor in the cell that says something. */
function em(texto: string, ...linhas: string[][]): EditorState {
  const doc = schema.nodeFromJSON({
    type: 'doc',
    content: [{ type: 'tabela', content: linhas.map((l) => linha(...l)) }, { type: 'paragraph' }],
  });
  let onde = 0;
  doc.descendants((no, pos) => {
    if (no.isText && no.text === texto) onde = pos;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, onde) });
}
const aplicar = (state: EditorState, comando: (typeof comandosDeTabela)['excluir']): EditorState => {
  let novo = state;
  comando(state, (tr) => void (novo = state.apply(tr)));
  return novo;
};
const textos = ({ doc }: EditorState): string[] => {
  const achadas: string[] = [];
  doc.descendants((no) => {
    if (no.type.name === 'linha') achadas.push(no.content.content.map(({ textContent }) => textContent).join('|'));
  });
  return achadas;
};

test('rows and columns come beside the cursor and go with it; the last of them takes the table along', () => {
  const estado = em('b', ['a', 'b'], ['c', 'd']);
  expect(textos(aplicar(estado, comandosDeTabela.maisLinha))).toEqual(['a|b', '|', 'c|d']);
  expect(textos(aplicar(estado, comandosDeTabela.menosLinha))).toEqual(['c|d']);
  expect(textos(aplicar(em('a', ['a', 'b'], ['c', 'd']), comandosDeTabela.maisColuna))).toEqual(['a||b', 'c||d']);
  expect(textos(aplicar(estado, comandosDeTabela.menosColuna))).toEqual(['a', 'c']);
  for (const comando of ['menosLinha', 'menosColuna', 'excluir'] as const)
    expect(textos(aplicar(em('a', ['a']), comandosDeTabela[comando]))).toEqual([]);
});

test('the shares of the width go along with their columns, and are alike where they were not so many', () => {
  const com = (colunas: string): EditorState => {
    const estado = em('b', ['a', 'b', 'c']);
    return estado.apply(estado.tr.setNodeAttribute(0, 'colunas', colunas));
  };
  const partes = (estado: EditorState, comando: 'maisColuna' | 'menosColuna'): unknown =>
    aplicar(estado, comandosDeTabela[comando]).doc.firstChild?.attrs['colunas'];
  expect(partes(com('40, 50, 10'), 'menosColuna')).toBe('40, 10');
  expect(partes(com('40, 50, 10'), 'maisColuna')).toBe('40, 50, 50, 10');
  expect(partes(com('40, 50'), 'maisColuna')).toBe('');
  expect(textos(aplicar(em('b', Array<string>(10).fill('b')), comandosDeTabela.maisColuna))[0]?.split('|')).toHaveLength(10);
});

test('Tab goes through the cells and makes a row past the last; outside of a table nothing happens', () => {
  const depois = aplicar(em('b', ['a', 'b'], ['c', 'd']), pularCelula(1));
  expect(depois.selection.$from.parent.textContent).toBe('c');
  expect(aplicar(em('b', ['a', 'b']), pularCelula(-1)).selection.$from.parent.textContent).toBe('a');
  expect(textos(aplicar(em('b', ['a', 'b']), pularCelula(1)))).toEqual(['a|b', '|']);
  const fora = em('a', ['a']);
  expect(comandosDeTabela.maisLinha(fora.apply(fora.tr.setSelection(TextSelection.atEnd(fora.doc))))).toBe(false);
});
