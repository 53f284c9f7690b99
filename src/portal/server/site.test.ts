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
  writeFileSync(join(pasta, 'index.html'), '<!doctype html><html data-fuso="__FUSO__"><head><title>Pátio</title></head>');
  mkdirSync(join(pasta, '.vite'));
  mkdirSync(join(pasta, 'assets'));
  for (const [nome, conteudo] of [
    ['assets/a-1.js', 'inteiro'],
    ['assets/a-1.js.br', 'menor'],
    ['assets/a-1.js.gz', 'pequeno'],
    ['marca.svg', '<svg/>'],
  ] as const)
    writeFileSync(join(pasta, nome), conteudo);
  const telas = {
    pessoas: ['assets/a-1.js'],
    pessoa: ['assets/b-2.css'],
    'contrato-form': ['assets/f.js'],
    'contrato-editar': ['assets/e.js'],
  };
  writeFileSync(join(pasta, '.vite/telas.json'), JSON.stringify(telas));
  for (const escondido of ['.vite/manifest.json', '.vite/segredo', '.oculto.js']) writeFileSync(join(pasta, escondido), '{}');
  const site = prepararSite(pasta, 'America/Rio_Branco');
  const responder = (causa: unknown, request: FastifyRequest, reply: FastifyReply) =>
    responderComoPagina(causa, request, reply, site.naoEncontrado);
  app = Fastify({ frameworkErrors: (causa, request, reply) => void responder(causa, request, reply) });
  app.setErrorHandler(responder);
  app.setNotFoundHandler((request, reply) => site.naoEncontrado(request, reply));
  site.servir(app);
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

test.each([
  ['/pessoas', '<link rel="modulepreload" crossorigin href="/assets/a-1.js"></head>'],
  ['/pessoas/33?aba=contatos', '<title>Pátio</title><link rel="preload" as="style" crossorigin href="/assets/b-2.css"></head>'],
  ['/academico/contratos/form/7/editar', 'href="/assets/e.js"></head>'],
  ['/academico/contratos/form/7', 'href="/assets/f.js"></head>'],
  ['/academico/contratos/form', 'href="/assets/f.js"></head>'],
  ['/login', '<title>Pátio</title></head>'],
  ['/nao/existe', '<title>Pátio</title></head>'],
  ['/', '<title>Pátio</title></head>'],
])('%s asks ahead for the files of its screen', async (url, esperado) => {
  expect((await app.inject({ method: 'GET', url })).body).toContain(esperado);
});

test('each client gets the smallest form that it takes, for ever when the name changes with the content', async () => {
  const pedir = async (aceita?: string) => {
    const { body, headers } = await app.inject({
      url: '/assets/a-1.js',
      headers: aceita === undefined ? {} : { 'accept-encoding': aceita },
    });
    return [body, headers['content-encoding'], headers['content-type'], headers['cache-control'], headers.vary];
  };
  const resto = ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'accept-encoding'];
  expect(await pedir('gzip, deflate, br')).toEqual(['menor', 'br', ...resto]);
  expect(await pedir('br;q=0, gzip;q=0.5')).toEqual(['pequeno', 'gzip', ...resto]);
  expect(await pedir()).toEqual(['inteiro', undefined, ...resto]);
});

test('what keeps its name is asked for each time, and sent only when it changed', async () => {
  const primeira = await app.inject({ url: '/marca.svg' });
  expect([primeira.body, primeira.headers['cache-control']]).toEqual(['<svg/>', 'no-cache']);
  const segunda = await app.inject({ url: '/marca.svg', headers: { 'if-none-match': String(primeira.headers.etag) } });
  expect([segunda.statusCode, segunda.body]).toEqual([304, '']);
});

test('a later build may replace the folder: what was read at the start is served on, to HEAD too', async () => {
  rmSync(join(pasta, 'assets'), { recursive: true });
  expect((await app.inject({ url: '/assets/a-1.js' })).body).toBe('inteiro');
  const soCabecalho = await app.inject({ method: 'HEAD', url: '/assets/a-1.js' });
  expect([soCabecalho.statusCode, soCabecalho.body, soCabecalho.headers['content-length']]).toEqual([200, '', '7']);
});
