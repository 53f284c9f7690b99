import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { conferirSalas } from '#platform/server/http/rota.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { registrarDocumentacao } from './documentacao.ts';

let s: ServidorDeTeste;
let token = '';
/** How often the routes were looked at: what is made of them is made anew when this grows. */
let leituras = 0;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: salasDe.acesso,
    carregarSessao,
    antesDeOuvir: (app, servicos) => {
      const rotas = new Proxy(conferirSalas(salasDe.acesso), {
        get: (alvo, nome) => {
          leituras += 1;
          return Reflect.get(alvo, nome) as unknown;
        },
      });
      registrarDocumentacao(app, servicos, rotas, carregarSessao);
    },
  });
  await usuarioDeTeste(s, 'leitora');
  token = (await entrarComo(s, 'leitora@demo.escola')).token;
});
afterAll(() => s.fechar());

const folhas = ['docs', 'openapi.json'];

test.each(folhas)('%s asks for a session', async (folha) => {
  const resposta = await s.pedir('GET', folha);
  expect([resposta.status, resposta.corpo.error?.code]).toEqual([401, 'SESSAO_INVALIDA']);
  expect((await s.pedir('GET', folha, { token })).status).toBe(200);
});

test.each(folhas)('%s leaves compressed, once, and not at all to who has it', async (folha) => {
  const crua = await s.app.inject({
    method: 'GET',
    url: `/api/${folha}`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  });
  expect(crua.statusCode).toBe(200);
  expect(crua.headers['content-encoding']).toBe('gzip');
  const inteira = await s.pedir('GET', folha, { token });
  expect(gunzipSync(crua.rawPayload).equals(inteira.bruto)).toBe(true);
  expect(crua.rawPayload.length).toBeLessThan(inteira.bruto.length / 3);
  const etag = String(crua.headers['etag']);
  const denovo = await s.pedir('GET', folha, { token, headers: { 'if-none-match': etag } });
  expect([denovo.status, denovo.bruto.length]).toEqual([304, 0]);
  // What is kept by the browser of one person is shown to no other.
  expect(inteira.cabecalhos['cache-control']).toBe('private, no-cache');
});

test('asked again it is not made again', async () => {
  await s.pedir('GET', 'docs', { token });
  const daPrimeira = leituras;
  expect(daPrimeira).toBeGreaterThan(0);
  for (let vez = 0; vez < 3; vez += 1) await s.pedir('GET', 'docs', { token, headers: { 'if-none-match': 'outra' } });
  expect(leituras).toBe(daPrimeira);
});

test('the school opens it to everybody, and closes it again', async () => {
  const abrir = (aberta: boolean) => sql`update acesso_regras set documentacao_aberta = ${aberta}`.execute(s.servicos.db);
  await abrir(true);
  for (const folha of folhas) expect((await s.pedir('GET', folha)).status).toBe(200);
  await abrir(false);
  for (const folha of folhas) expect((await s.pedir('GET', folha)).status).toBe(401);
});
