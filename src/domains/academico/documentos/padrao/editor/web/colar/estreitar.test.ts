import type { JSONContent } from '@tiptap/core';
import { expect, test } from 'vitest';
import { estreitar } from './estreitar.ts';

const p = (text: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const h = (text: string): JSONContent => ({ ...p(text), type: 'heading', attrs: { level: 2 } });
const li = (...content: JSONContent[]): JSONContent => ({ type: 'listItem', content });
const ul = (...content: JSONContent[]): JSONContent => ({ type: 'bulletList', content });
const ol = (marcas: string[] | null, ...content: JSONContent[]): JSONContent => ({ type: 'orderedList', attrs: { marcas }, content });
const tabela = (...linhas: JSONContent[][][]): JSONContent => ({
  type: 'tabela',
  content: linhas.map((celulas) => ({ type: 'linha', content: celulas.map((content) => ({ type: 'celula', content })) })),
});
/** Blocks as a person reads them. */
const lido = (no: JSONContent): string => {
  const dentro = no.content ?? [];
  if (no.type === 'text') return no.marks?.some(({ type }) => type === 'bold') ? `*${no.text}*` : (no.text ?? '');
  if (no.type === 'hardBreak') return ' / ';
  if (no.type === 'tabela') return dentro.map((linha) => (linha.content ?? []).map(lido).join(' | ')).join(' || ');
  if (no.type === 'bulletList' || no.type === 'orderedList')
    return `${no.type === 'bulletList' ? 'ul' : 'ol'}(${dentro.map(lido).join('; ')})`;
  return `${no.type === 'heading' ? '# ' : ''}${dentro.map(lido).join('')}`;
};
const posto = (...nos: JSONContent[]): string[] => estreitar(nos).map(lido);

test('lists right in lists, as Google Docs writes them: no level and nothing after one is lost, and what counts keeps its number', () => {
  const letras = ol(['a)', 'b)'], li(p('sub')), ol(['i.'], li(p('subsub'))), li(p('outra')));
  expect(posto(ol(null, li(p('um')), letras, li(p('dois'))))).toEqual(['1. um', 'a) sub', 'i. subsub', 'b) outra', '2. dois']);
  expect(posto(ul(li(p('x')), ul(li(p('y')), ul(li(p('z')))), li(p('w'))))).toEqual(['ul(x; y; z; w)']);
  expect(posto(ul(li(p('x')), ol(null, li(p('y'))), li(p('w'))))).toEqual(['ul(x)', 'ol(y)', 'ul(w)']);
});

test('what hangs under an item stands after it, and the text after that too; a list that is not interrupted goes on counting', () => {
  expect(posto(ol(null, li(p('um')), li(p('dois'), ul(li(p('a'))))))).toEqual(['ol(um; dois)', 'ul(a)']);
  expect(posto(ol(null, li(p('um'), ul(li(p('a'))), p('cauda')), li(p('dois'))))).toEqual(['1. um', 'ul(a)', 'cauda', '2. dois']);
  expect(posto(ul(li(p('x'), tabela([[p('q')]]), p('cauda')), li(p('y'))))).toEqual(['ul(x)', 'q', 'cauda', 'ul(y)']);
  expect(posto(ol(null, li(p('um'), p('segue')), li(h('dois'))))).toEqual(['ol(um / segue; *dois*)']);
  expect(posto(ol(['3.'], li(h('OBJETO'))), li(p('solto')))).toEqual(['# 3. OBJETO', 'ul(solto)']);
});

test('a cell takes lists, headings and tables as lines of its own: the table stays whole, its short rows filled up', () => {
  expect(
    posto(
      tabela(
        [[h('Material')], [p('Valor')]],
        [
          [p('Leva:'), ul(li(p('caderno')), li(p('lápis'), ol(null, li(p('HB')), li(p('2B')))))],
          [p('R$ 90'), p('à vista')],
        ],
        [[ol(['c)'], li(p('alínea')))]],
        [[tabela([[p('dentro')], [p('ao lado')]])], [ul(li(ul(li(p('fundo')))))]],
      ),
    ),
  ).toEqual([
    '*Material* | Valor || Leva: / • caderno / • lápis / 1. HB / 2. 2B | R$ 90 / à vista || c) alínea |  || dentro / ao lado | • fundo',
  ]);
});

test('a paragraph of a cell or of a written item stands where it stood', () => {
  const centro = { ...p('x'), attrs: { alinhamento: 'centro' } };
  expect(estreitar([tabela([[centro]]), ol(['b)'], li(centro))])).toMatchObject([
    { content: [{ content: [{ content: [{ attrs: { alinhamento: 'centro' } }] }] }] },
    { type: 'paragraph', attrs: { alinhamento: 'centro' } },
  ]);
});
