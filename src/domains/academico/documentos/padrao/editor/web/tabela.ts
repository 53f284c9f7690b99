import { Node } from '@tiptap/core';
import { pularCelula } from './comandos-de-tabela.ts';

/** A table of our form: rows of as many cells, none of which reaches over others. */
export const Tabela = Node.create({
  name: 'tabela',
  group: 'block',
  content: 'linha+',
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
  addKeyboardShortcuts() {
    const pular = (passo: 1 | -1) => () => pularCelula(passo)(this.editor.state, this.editor.view.dispatch);
    return { Tab: pular(1), 'Shift-Tab': pular(-1) };
  },
});

export const Linha = Node.create({
  name: 'linha',
  content: 'celula+',
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

/** One paragraph, as our form holds it: Enter begins a line of it. */
export const Celula = Node.create({
  name: 'celula',
  content: 'paragraph',
  isolating: true,
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.isActive(this.name) && this.editor.commands.setHardBreak() };
  },
  parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
  renderHTML: () => ['td', {}, 0],
});
