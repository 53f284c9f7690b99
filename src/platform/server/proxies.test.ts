import { Agent, get } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { errosComuns } from '#shared/erros.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// Which address a request counts as, for each thing that TRUST_PROXY may say.
let s: ServidorDeTeste | null = null;
const vistos: string[] = [];
afterEach(async () => {
  await s?.fechar();
  s = null;
  vistos.length = 0;
});

async function comecar(TRUST_PROXY: string): Promise<ServidorDeTeste> {
  s = await servidorDeTeste({
    salas: salasDe.estrutura,
    env: { PUBLIC_URL: 'https://portal.demo.escola', TRUST_PROXY },
    carregarSessao: (_, { ip }) => {
      vistos.push(ip);
      throw errosComuns.SESSAO_INVALIDA();
    },
  });
  return s;
}

/** The address that a request from `de` with this header counts as. */
async function contaComo(servidor: ServidorDeTeste, de: string, encaminhado?: string): Promise<string | undefined> {
  await servidor.app.inject({
    method: 'GET',
    url: '/api/Segmentacao/obter-paginado',
    remoteAddress: de,
    headers: encaminhado === undefined ? {} : { 'x-forwarded-for': encaminhado },
  });
  return vistos.at(-1);
}

test('with nothing said nobody is believed, not even this machine', async () => {
  const servidor = await comecar('');
  expect(await contaComo(servidor, '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  expect(await contaComo(servidor, '172.18.0.5', '203.0.113.9')).toBe('172.18.0.5');
});

test('a proxy in another container is believed by its network, a stranger beside it is not', async () => {
  const servidor = await comecar('172.18.0.0/16');
  expect(await contaComo(servidor, '172.18.0.5', '203.0.113.9')).toBe('203.0.113.9');
  expect(await contaComo(servidor, '172.19.0.5', '203.0.113.9')).toBe('172.19.0.5');
  expect(await contaComo(servidor, '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
});

test('what a client writes into the header before the proxy adds to it is not believed', async () => {
  const servidor = await comecar('172.18.0.5');
  expect(await contaComo(servidor, '172.18.0.5', '10.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await contaComo(servidor, '172.18.0.5', '172.18.0.5, 203.0.113.9')).toBe('203.0.113.9');
});

test('of two proxies in a row the client is the one before both', async () => {
  const servidor = await comecar('2');
  expect(await contaComo(servidor, '172.18.0.5', '10.9.9.9, 203.0.113.9, 198.51.100.2')).toBe('203.0.113.9');
});

test('a proxy that really connects from an address of its own is believed, the same header from another address is not', async () => {
  const servidor = await comecar('127.0.0.7');
  const endereco = await servidor.app.listen({ port: 0, host: '127.0.0.1' });
  const pedirDe = (localAddress: string): Promise<void> =>
    new Promise((resolve, reject) => {
      get(
        `${endereco}/api/Segmentacao/obter-paginado`,
        { agent: new Agent(), localAddress, headers: { 'x-forwarded-for': '203.0.113.9' } },
        (resposta) => resposta.resume().on('end', resolve),
      ).on('error', reject);
    });
  await pedirDe('127.0.0.7');
  await pedirDe('127.0.0.8');
  expect(vistos).toEqual(['203.0.113.9', '127.0.0.8']);
});
