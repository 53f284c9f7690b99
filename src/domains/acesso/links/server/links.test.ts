import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { caminhoDoLink, tiposDeLink } from './links.ts';

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [] });
});
afterAll(() => s.fechar());

const politica = async (url: string): Promise<unknown> => (await s.app.inject({ method: 'GET', url })).headers['referrer-policy'];

test.each(tiposDeLink)('the page that a link of %s opens tells no other page its address', async (tipo) => {
  expect(await politica(caminhoDoLink(tipo, 'a'.repeat(43)))).toBe('no-referrer');
  expect(await politica(caminhoDoLink(tipo, 'a').replace('?', '?idioma=en&'))).toBe('no-referrer');
});

test('other pages say where one comes from, without the rest of the address', async () => {
  for (const url of ['/esqueceu-sua-senha', '/cadastro', '/pessoas?nome=token'])
    expect(await politica(url)).toBe('strict-origin-when-cross-origin');
});
