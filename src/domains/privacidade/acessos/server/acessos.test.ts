import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarMundo, matricularFamilia } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
const quem = quemDeTeste();
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.privacidade, ...salasDe.pessoas] });
});
afterAll(() => s.fechar());

type Item = { dado: string; pessoaId: number };
it('who opened a whole CPF and a health form is told in one list; a list of people shows no whole CPF to anybody', async () => {
  const familia = await matricularFamilia(s.banco.db, await criarMundo(s.banco.db), 'Iracema');
  const [mae = 0] = familia.pagadores;
  const { corpo } = await s.pedir('GET', 'Pessoa/obter-pessoas-paginado?Nome=Respons', { quem });
  expect((corpo.data as { itens: { cpf: string }[] }).itens.map(({ cpf }) => cpf)).toEqual(['***.982.247-**']);
  for (const _ of [1, 2]) await s.pedir('GET', `Pessoa/${mae}`, { quem });
  await s.pedir('GET', `FichaSaude/${familia.alunoId}?Motivo=Passeio`, { quem });
  const listar = async (busca: string) =>
    ((await s.pedir('GET', `Privacidade/acessos/obter-paginado?${busca}`, { quem })).corpo.data as { itens: Item[] }).itens;
  // The same look within an hour is one.
  expect((await listar('')).map(({ dado, pessoaId }) => [dado, pessoaId])).toEqual([
    ['saude', familia.alunoId],
    ['cpf', mae],
  ]);
  expect(await listar(`PessoaId=${mae}`)).toMatchObject([{ dado: 'cpf', pessoaNome: 'Responsável 1 de Iracema' }]);
  expect(await listar('Dados=saude')).toMatchObject([{ motivo: 'Passeio' }]);
});
