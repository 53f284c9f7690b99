import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';
import { type TelaId, telas } from '#catalog/telas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';

type Menu = { fixadas: TelaId[]; recentes: TelaId[] };
let s: ServidorDeTeste;
const token: Record<string, string> = {};

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  for (const nome of ['ana', 'bia', 'caio', 'davi'] as const) {
    await usuarioDeTeste(s, nome, { permissoes: ['pessoas:visualizar'] });
    token[nome] = (await entrarComo(s, `${nome}@demo.escola`)).token;
  }
});
afterAll(() => s.fechar());

const pedir = (quem: string, metodo: 'GET' | 'POST' | 'DELETE', caminho: string, body?: object) =>
  s.pedir(metodo, `MenuPessoal${caminho}`, { token: token[quem] ?? '', ...(body ? { body } : {}) });
const fixar = (quem: string, tela: string) => pedir(quem, 'POST', '/fixadas', { tela });
const soltar = (quem: string, tela: TelaId) => pedir(quem, 'DELETE', `/fixadas/${tela}`);
const abrir = (quem: string, tela: TelaId) => pedir(quem, 'POST', '/abertas', { tela });
const menuDe = async (quem: string) => (await pedir(quem, 'GET', '')).corpo.data as Menu;

test("pinned screens keep their order, are nobody else's, and are there after a new sign-in", async () => {
  expect(await menuDe('ana')).toEqual({ fixadas: [], recentes: [] });
  await fixar('ana', 'pessoas');
  await fixar('ana', 'contratos');
  expect((await fixar('ana', 'pessoas')).corpo.data).toEqual({ fixadas: ['pessoas', 'contratos'], recentes: [] });
  expect(await menuDe('bia')).toEqual({ fixadas: [], recentes: [] });
  token['ana'] = (await entrarComo(s, 'ana@demo.escola')).token;
  expect((await menuDe('ana')).fixadas).toEqual(['pessoas', 'contratos']);
  expect((await soltar('ana', 'pessoas')).corpo.data).toEqual({ fixadas: ['contratos'], recentes: ['pessoas'] });
  // What is not pinned is left as it is.
  expect((await soltar('ana', 'taxas')).corpo.data).toEqual({ fixadas: ['contratos'], recentes: ['pessoas'] });
});

test('the last five screens that were opened are told, the newest first, without those that are pinned', async () => {
  for (const tela of ['pessoas', 'contratos', 'taxas', 'bancos', 'precos', 'contas', 'pessoas'] as const) await abrir('bia', tela);
  expect((await menuDe('bia')).recentes).toEqual(['pessoas', 'contas', 'precos', 'bancos', 'taxas']);
  await fixar('bia', 'contas');
  expect(await menuDe('bia')).toEqual({ fixadas: ['contas'], recentes: ['pessoas', 'precos', 'bancos', 'taxas', 'contratos'] });
});

test('a screen that is not of the catalog is refused, and the menu of nobody is not given', async () => {
  expect((await fixar('bia', 'nao-ha')).status).toBe(400);
  expect((await s.pedir('GET', 'MenuPessoal', {})).status).toBe(401);
});

test('pinned at the same time, twelve stay and the others are refused with the way out; one pinned twice is one', async () => {
  const muitas = telas.slice(5, 25).map(({ id }) => id);
  const respostas = await Promise.all(muitas.map((tela) => fixar('caio', tela)));
  expect(respostas.filter(({ status }) => status === 200)).toHaveLength(12);
  expect(respostas.find(({ status }) => status === 409)?.corpo.error?.code).toBe('MUITAS_FIXADAS');
  expect((await menuDe('caio')).fixadas).toHaveLength(12);
  const duas = await Promise.all([fixar('davi', 'pessoas'), abrir('davi', 'pessoas'), fixar('davi', 'pessoas'), soltar('davi', 'taxas')]);
  expect(duas.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await menuDe('davi')).toEqual({ fixadas: ['pessoas'], recentes: [] });
});
