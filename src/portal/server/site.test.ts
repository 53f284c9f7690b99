import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { responderComoPagina } from '#platform/server/http/servidor.ts';
import { prepararSite } from './site.ts';

const pasta = mkdtempSync(join(tmpdir(), 'patio-site-'));
let app: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(pasta, 'index.html'), '<!doctype html><html data-fuso="__FUSO__"><title>Pátio</title>');
  mkdirSync(join(pasta, '.vite'));
  for (const escondido of ['.vite/manifest.json', '.vite/segredo', '.oculto.js']) writeFileSync(join(pasta, escondido), '{}');
  const site = prepararSite(pasta, 'America/Rio_Branco');
  const responder = (causa: unknown, request: FastifyRequest, reply: FastifyReply) =>
    responderComoPagina(causa, request, reply, site.naoEncontrado);
  app = Fastify({ frameworkErrors: (causa, request, reply) => void responder(causa, request, reply) });
  app.setErrorHandler(responder);
  app.setNotFoundHandler((request, reply) => site.naoEncontrado(request, reply));
  await site.servir(app);
});
afterAll(async () => {
  await app.close();
  rmSync(pasta, { recursive: true });
});
const abrir = async (url: string) => {
  const { statusCode, headers } = await app.inject({ method: 'GET', url });
  return [statusCode, String(headers['content-type']).split(';')[0]];
};

test.each([
  '/',
  '/pessoas',
  '/pessoas/33?aba=contatos',
  '/pessoas?Nome=maria.lima@exemplo.com',
  '/nao/existe',
  '/index.php',
  '/v1.2',
  '/apiario',
  '/pessoas//1',
  '/%',
  '/%E0%A4%A',
  '/conferir-documento/%',
])('%s opens the page', async (url) => {
  expect(await abrir(url)).toEqual([200, 'text/html']);
});

test.each(['/.vite/manifest.json', '/%2evite/manifest.json', '/.vite/../.vite/manifest.json', '/.oculto.js'])(
  '%s, which the build keeps for itself, is not served',
  async (url) => {
    expect(await abrir(url)).toEqual([404, 'application/json']);
  },
);

test('a hidden file without a known ending opens the page like any unknown address, never the file', async () => {
  expect(await abrir('/.vite/segredo')).toEqual([200, 'text/html']);
});

test.each(['/assets/velho-abc123.js', '/favicon.png', '/api/Nada', '/api', '/api//Pessoa', '/assets//a.js'])(
  '%s is refused as what does not exist, without a page and without a fault',
  async (url) => {
    expect(await abrir(url)).toEqual([404, 'application/json']);
  },
);

test('the page says in which time zone the school is', async () => {
  expect((await app.inject({ method: 'GET', url: '/pessoas' })).body).toContain('<html data-fuso="America/Rio_Branco">');
});
