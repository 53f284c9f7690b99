import { getSchema } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { expect, test } from 'vitest';
import { ditosDe } from './ditos.ts';
import { Junto, ParaCada, Se } from './nos.ts';

const schema = getSchema([Document, Paragraph, Text, Junto, Se, ParaCada]);

test('each block that asks or goes through something says it, one inside another too; what only keeps together says nothing', () => {
  const dentro = { type: 'se', attrs: { termo: 'irmaos', quando: 'preenchido', valor: '' }, content: [{ type: 'paragraph' }] };
  const doc = schema.nodeFromJSON({
    type: 'doc',
    content: [
      { type: 'junto', content: [{ type: 'paragraph' }] },
      { type: 'paraCada', attrs: { lista: 'parcelas' }, content: [dentro] },
    ],
  });
  const ditos: unknown[] = [];
  const achados = ditosDe(doc, (tipo, atributos) => {
    ditos.push([tipo, atributos['lista'] ?? atributos['termo']]);
    return '';
  });
  expect(ditos).toEqual([
    ['paraCada', 'parcelas'],
    ['se', 'irmaos'],
  ]);
  expect(achados.map(({ from, to }) => doc.slice(from, to).content.firstChild?.type.name)).toEqual(['paraCada', 'se']);
});
