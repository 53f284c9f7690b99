import { afterAll, beforeAll, expect, test } from 'vitest';
import { salas } from '#portal/rooms.ts';
import { Disco } from '#platform/server/disco/disco.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// Which endpoints a full disk stops: every one that stores, and no other.
let servidor: ServidorDeTeste;
let ocupacao = 0.96;
beforeAll(async () => {
  const disco = new Disco([{ nome: 'banco', pasta: '/', grava: true }], { medir: () => ocupacao });
  servidor = await servidorDeTeste({ salas, disco });
});
afterAll(() => servidor.fechar());

const rotas = salas.flatMap((sala) => sala.rotas);
const quem = quemDeTeste(undefined, { admin: true });
const pedir = ({ endpoint }: (typeof rotas)[number]) =>
  servidor.pedir(endpoint.method, endpoint.path.replaceAll(/\{\w+\}/g, '1'), {
    quem,
    headers: { 'idempotency-key': 'disco-cheio-1' },
    ...(endpoint.method === 'GET' ? {} : { body: {} }),
  });

// Without a session only these go on: who reads must come in, and a paper or a register is looked at.
const abertasSemSessao = new Set([
  'Autenticacao/autenticar-administrativo',
  'Autenticacao/confirmar-email',
  'Autenticacao/esqueceu-senha',
  'Autenticacao/redefinir-senha',
  'Autenticacao/primeiro-acesso',
  'AssinaturaPublica/abertura',
  'AssinaturaPublica/imagem',
  'AssinaturaPublica/pdf',
  'CadastroDaFamilia/abertura',
]);

test('every write and upload is refused before its body is looked at, nothing else is', async () => {
  for (const rota of rotas) {
    const grava =
      rota.tipo === 'publica'
        ? rota.endpoint.method !== 'GET' && !abertasSemSessao.has(rota.endpoint.path)
        : rota.tipo === 'escrita' || rota.endpoint.uploadMaxBytes !== undefined;
    if (!grava && rota.endpoint.method === 'GET') continue;
    const { status, corpo } = await pedir(rota);
    const nome = `${rota.endpoint.method} ${rota.endpoint.path}`;
    if (grava) expect([nome, status, corpo.error?.code]).toEqual([nome, 503, 'DISCO_CHEIO']);
    else expect([nome, corpo.error?.code]).not.toEqual([nome, 'DISCO_CHEIO']);
  }
});

test('lists are read meanwhile, and writes are judged again when there is room', async () => {
  expect((await servidor.pedir('GET', 'Pessoa/obter-pessoas-paginado', { quem })).status).toBe(200);
  expect((await servidor.pedir('POST', 'Segmentacao', { quem, body: { nome: 'A' } })).status).toBe(503);
  ocupacao = 0.5;
  await expect.poll(async () => (await servidor.pedir('POST', 'Segmentacao', { quem, body: {} })).status, { timeout: 5_000 }).toBe(400);
});
