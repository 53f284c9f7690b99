import { expect, it } from 'vitest';
import { z } from 'zod';
import { naForma } from './na-forma.ts';

const termo = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('valor'), valor: z.number() }),
  z.strictObject({ tipo: z.literal('dia'), dia: z.number() }),
]);
const esquema = z
  .strictObject({
    versao: z.number(),
    linhas: z.array(z.strictObject({ nome: z.string(), partes: z.array(z.strictObject({ n: z.number() })) })),
    contatos: z.array(z.strictObject({ valor: z.string() }).transform((contato) => contato)),
    termos: z.array(termo),
  })
  .superRefine(() => undefined);

it('leaves out what the form does not know, at any depth, and nothing else', () => {
  const limpo = {
    versao: 3,
    linhas: [
      { nome: 'a', partes: [{ n: 1 }] },
      { nome: '', partes: [] },
    ],
    contatos: [{ valor: 'x' }],
    termos: [
      { tipo: 'valor', valor: 1 },
      { tipo: 'dia', dia: 2 },
    ],
  };
  const doServidor = {
    ...limpo,
    situacao: 'rascunho',
    linhas: [
      { nome: 'a', indice: 0, partes: [{ n: 1, tipo: 'x', resto: { n: 2 } }] },
      { nome: '', partes: [], id: 4 },
    ],
    contatos: [{ valor: 'x', criadoEm: 'ontem' }],
    termos: [
      { tipo: 'valor', valor: 1, ordem: 1 },
      { tipo: 'dia', dia: 2, ordem: 2 },
    ],
  };
  expect(naForma(esquema, doServidor)).toEqual(limpo);
  // The record that came is another's: it stays as it was.
  expect(doServidor.linhas[0]).toHaveProperty('indice');
});

it('leaves what is missing or wrong to the check that tells it', () => {
  expect(naForma(esquema, { versao: 'x', linhas: [{ nome: 1, extra: 2 }] })).toEqual({ versao: 'x', linhas: [{ nome: 1 }] });
});
