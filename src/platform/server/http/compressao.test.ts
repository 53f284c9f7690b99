import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { aceitaGzip, comprimirRespostas } from './compressao.ts';

test('reads what a client accepts', () => {
  for (const sim of ['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, GZIP;q=0.8', 'deflate,gzip;q=0.01'])
    expect(aceitaGzip(sim), sim).toBe(true);
  for (const nao of [undefined, '', 'br', 'identity', 'gzip;q=0', 'br, gzip;q=0.000', 'xgzip']) expect(aceitaGzip(nao), nao).toBe(false);
});

test('compresses an ordinary answer whole, and leaves small and refused ones', async () => {
  const app = Fastify();
  comprimirRespostas(app);
  const grande = { data: Array.from({ length: 200 }, (_, i) => ({ id: i, nome: 'São João' })) };
  app.get('/grande', () => grande);
  app.get('/pequena', () => ({ data: 1 }));
  const pedir = (url: string, aceita?: string) => app.inject({ url, headers: aceita ? { 'accept-encoding': aceita } : {} });
  const comprimida = await pedir('/grande', 'gzip, br');
  expect(comprimida.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'content-length': String(comprimida.rawPayload.length),
  });
  expect(JSON.parse(gunzipSync(comprimida.rawPayload).toString())).toEqual(grande);
  expect((await pedir('/grande')).json()).toEqual(grande);
  expect((await pedir('/pequena', 'gzip')).headers).not.toHaveProperty('content-encoding');
  await app.close();
});
