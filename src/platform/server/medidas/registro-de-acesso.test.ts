import Fastify from 'fastify';
import pino from 'pino';
import { expect, test } from 'vitest';
import { Medidas } from './medidas.ts';
import { anotarQuemPediu, registrarAcessos } from './registro-de-acesso.ts';

test('each answer leaves one line with its code, who asked and how it ended, and nothing of the address but its pattern', async () => {
  const linhas: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (linha: string) => void linhas.push(JSON.parse(linha) as Record<string, unknown>) });
  const medidas = new Medidas();
  const app = Fastify({ genReqId: () => 'codigo-1' });
  registrarAcessos(app, { log, medidas });
  app.get('/api/conferir/:codigo', (request) => {
    anotarQuemPediu(request, 7);
    return { ok: true };
  });
  app.get('/api/saude', { config: { porta: 'vigia' } }, () => 'ok');
  await app.inject('/api/conferir/segredo-do-link?cpf=52998224725');
  await app.inject('/api/saude');
  await app.inject('/api/nada');
  expect(linhas).toMatchObject([
    { msg: 'request', correlationId: 'codigo-1', metodo: 'GET', rota: '/api/conferir/:codigo', status: 200, usuarioId: 7, ip: '127.0.0.1' },
    { msg: 'request', rota: 'desconhecida', status: 404, usuarioId: null },
  ]);
  expect(JSON.stringify(linhas)).not.toMatch(/segredo-do-link|52998224725/);
  // Who watches is counted all the same.
  expect(medidas.familias()[0]?.amostras).toHaveLength(3);
  medidas.parar();
  await app.close();
});
