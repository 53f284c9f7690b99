import { Node } from '@tiptap/core';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, goToNextCell, tableEditing } from '@tiptap/pm/tables';

/** A table, as ProseMirror's own commands know it; a cell holds one paragraph of text. */
const deCelula = {
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null },
};

export const Tabela = Node.create({
  name: 'tabela',
  group: 'block',
  content: 'linha+',
  tableRole: 'table',
  isolating: true,
  // Shares of the width, apart by commas; empty: all alike.
  addAttributes: () => ({
    colunas: {
      default: '',
      parseHTML: (e: HTMLElement) => e.getAttribute('data-colunas') ?? '',
      renderHTML: (a) => ({ 'data-colunas': a['colunas'] }),
    },
  }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const pular = (passo: 1 | -1) => () => goToNextCell(passo)(this.editor.state, this.editor.view.dispatch);
    return { Tab: pular(1), 'Shift-Tab': pular(-1) };
  },
});

export const Linha = Node.create({
  name: 'linha',
  content: 'celula+',
  tableRole: 'row',
  addAttributes: () => ({
    cabecalho: {
      default: false,
      parseHTML: (e: HTMLElement) =>
        e.getAttribute('data-cabecalho') === 'true' || (e.querySelector('th') !== null && e.querySelector('td') === null),
      renderHTML: (a) => (a['cabecalho'] === true ? { 'data-cabecalho': 'true' } : {}),
    },
    paraCada: {
      default: null,
      parseHTML: (e: HTMLElement) => e.getAttribute('data-lista'),
      renderHTML: (a) => (a['paraCada'] === null ? {} : { 'data-lista': a['paraCada'] }),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

export const Celula = Node.create({
  name: 'celula',
  content: 'paragraph',
  tableRole: 'cell',
  isolating: true,
  addAttributes: () => deCelula,
  parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
  renderHTML: () => ['td', {}, 0],
});

export const comandosDeTabela = {
  maisLinha: addRowAfter,
  menosLinha: deleteRow,
  maisColuna: addColumnAfter,
  menosColuna: deleteColumn,
  excluir: deleteTable,
} as const;
