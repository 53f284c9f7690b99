import { expect, test } from 'vitest';
import { entregues } from '#domains/academico/documentos/padrao/entregues/lista.ts';
import { papeisDaCasa } from '#domains/academico/documentos/padrao/papeis-da-casa.ts';
import { doEditor, paraEditor, partesDe } from './conversao.ts';

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

test('shares of a width are as many as the columns, each from 1 to 100', () => {
  expect([partesDe('40, 30;30', 3), partesDe('12.5,87.5', 2), partesDe('7', 1)]).toEqual([[40, 30, 30], [12.5, 87.5], [7]]);
  expect(['40, 30', '', '40, x, 20', '0, 50, 50', '40, 30, 30, '].map((escrito) => partesDe(escrito, 3))).toEqual(Array(5).fill(null));
});
