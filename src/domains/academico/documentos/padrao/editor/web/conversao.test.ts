import { expect, test } from 'vitest';
import { conteudoDoPapel } from '#shared/papel/esquema.ts';
import { entregues } from '#domains/academico/documentos/padrao/entregues/lista.ts';
import { papeisDaCasa } from '#domains/academico/documentos/padrao/papeis-da-casa.ts';
import { doEditor, paraEditor } from './conversao.ts';

test('every delivered template comes out of the editor as it went in', () => {
  for (const { chave, conteudo } of [...papeisDaCasa, ...entregues])
    expect(doEditor(paraEditor(conteudo.blocos)), chave).toEqual(conteudo.blocos);
});

test('terms that were typed or pasted as text become terms; what the editor does not know is dropped', () => {
  const blocos = doEditor({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Aluno {{ aluno.nome }}, {{errado', marks: [{ type: 'bold' }, { type: 'strike' }] }],
      },
      { type: 'iframe', attrs: { src: 'https://mal.exemplo' } },
    ],
  });
  expect(blocos).toEqual([
    {
      tipo: 'paragrafo',
      alinhamento: 'esquerda',
      trechos: [
        { tipo: 'texto', texto: 'Aluno ', negrito: true },
        { tipo: 'termo', termo: 'aluno.nome', negrito: true },
        { tipo: 'texto', texto: ', {{errado', negrito: true },
      ],
    },
  ]);
});

test('a table pasted with rows of several lengths is filled up, its shares made anew', () => {
  const celula = (texto: string) => ({ type: 'celula', content: [{ type: 'paragraph', content: [{ type: 'text', text: texto }] }] });
  const [tabela] = doEditor({
    type: 'doc',
    content: [
      {
        type: 'tabela',
        attrs: { colunas: '90' },
        content: [
          { type: 'linha', content: [celula('a'), celula('b')] },
          { type: 'linha', content: [celula('c')] },
        ],
      },
    ],
  });
  expect(tabela).toMatchObject({ colunas: [50, 50], linhas: [{ celulas: [{}, {}] }, { celulas: [{}, { trechos: [] }] }] });
  expect(conteudoDoPapel.shape.blocos.safeParse([tabela]).success).toBe(true);
});
