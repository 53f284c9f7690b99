import { salasDe } from '#tests/helpers/salas.ts';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// What every endpoint does before and after its handler, seen through a simple room.
let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.estrutura });
});
afterAll(() => s.fechar());
const nova = (nome: string) => ({ nome, ordem: 1, ativa: true });
const erro = (r: Awaited<ReturnType<ServidorDeTeste['pedir']>>) => [r.status, r.corpo.error?.code];

describe('requests', () => {
  test('paths match without regard to case and with a trailing slash; query names without regard to case', async () => {
    await s.pedir('POST', 'Segmentacao', { body: nova('Infantil') });
    const resposta = await s.pedir('GET', 'sEgMeNtAcAo/OBTER-paginado/?tamanhodapagina=1&NUMERODAPAGINA=1');
    expect(resposta.status).toBe(200);
    expect(resposta.corpo.data).toMatchObject({ total: 1, numeroDaPagina: 1, tamanhoDaPagina: 1 });
  });

  test('unknown addresses, bodies that are not JSON, other content types and large bodies are refused by their code', async () => {
    expect(erro(await s.pedir('GET', 'Nada'))).toEqual([404, 'ROTA_INEXISTENTE']);
    expect(erro(await s.pedir('POST', 'Segmentacao', { body: '{"nome":' }))).toEqual([400, 'CORPO_INVALIDO']);
    expect(erro(await s.pedir('POST', 'Segmentacao', { body: 'nome=x', headers: { 'content-type': 'text/plain' } }))).toEqual([
      415,
      'TIPO_NAO_ACEITO',
    ]);
    expect(erro(await s.pedir('POST', 'Segmentacao', { body: nova('x'.repeat(1_100_000)) }))).toEqual([413, 'CORPO_GRANDE']);
  });

  test('a body that is not UTF-8 is no JSON: nothing is stored with holes where letters were', async () => {
    const corpo = Buffer.from('{"nome":"Educação","ordem":1,"ativa":true}', 'latin1');
    const resposta = await s.app.inject({
      method: 'POST',
      url: '/api/Segmentacao',
      headers: { 'content-type': 'application/json' },
      payload: corpo,
    });
    expect([resposta.statusCode, resposta.json().error.code]).toEqual([400, 'CORPO_INVALIDO']);
  });

  test('what cannot be read as a request leaves in the one error shape too', async () => {
    const endereco = await s.app.inject({ method: 'GET', url: '/api/Segmentacao/%zz' });
    expect([endereco.statusCode, endereco.json().error]).toMatchObject([400, { code: 'PEDIDO_ILEGIVEL', fields: [] }]);
    const url = await s.app.listen({ port: 0, host: '127.0.0.1' });
    const crua = (texto: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(texto));
        let lido = '';
        socket.on('data', (parte) => (lido += String(parte)));
        socket.on('close', () => resolve(lido));
        socket.on('error', reject);
      });
    expect(await crua('GET /api HTTP/1.1\r\nHost localhost\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*"code":"PEDIDO_ILEGIVEL"[\s\S]*"correlationId":"/,
    );
    expect(await crua(`GET /api HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*CABECALHOS_GRANDES/,
    );
  });

  test('all wrong fields come at once, in the language of the request, unknown keys by name', async () => {
    const br = await s.pedir('POST', 'Segmentacao', { body: { ordem: 'x', ativa: true, admin: true } });
    expect(br.status).toBe(400);
    expect(br.corpo.error?.fields.map((f) => f.path).sort()).toEqual(['admin', 'nome', 'ordem']);
    expect(br.corpo.error?.fields.find((f) => f.path === 'nome')?.message).toMatch(/requerido|informe/i);
    const en = await s.pedir('POST', 'Segmentacao', { body: { ordem: 1, ativa: true }, headers: { 'content-language': 'en' } });
    expect(en.corpo.error?.message).toBe('Check the highlighted fields.');
  });

  test('unknown sort columns and filters answer 400 with what is allowed', async () => {
    const ordem = await s.pedir('GET', 'Segmentacao/obter-paginado?CampoOrdenado=senha_hash');
    expect([ordem.status, ordem.corpo.error?.fields[0]?.message]).toEqual([400, expect.stringContaining('nome')]);
    const filtro = await s.pedir('GET', 'Segmentacao/obter-paginado?Xyz=1');
    expect([filtro.status, filtro.corpo.error?.fields[0]?.code]).toEqual([400, 'FILTRO_DESCONHECIDO']);
    expect(filtro.corpo.error?.fields[0]?.message).toContain('NumeroDaPagina');
  });
});

describe('permission and origin', () => {
  test('403 names action and screen and leaves a security event; another site is refused', async () => {
    const sem = await s.pedir('POST', 'Segmentacao', { body: nova('Médio'), quem: quemDeTeste(['cursos-estrutura:visualizar']) });
    expect(erro(sem)).toEqual([403, 'SEM_PERMISSAO']);
    expect(sem.corpo.error?.message).toContain('Cursos');
    const eventos = await s.banco.pool.query("select rota from eventos_seguranca where tipo = 'acesso.negado'");
    expect(eventos.rows).toEqual([{ rota: 'POST Segmentacao' }]);
    // A browser that does not say where a request comes from says at least whose page wrote it.
    const outra = { headers: { origin: 'https://evil.example' } };
    expect(erro(await s.pedir('POST', 'Segmentacao', { body: nova('Alheia'), ...outra }))).toEqual([403, 'ORIGEM_RECUSADA']);
    const nossa = { headers: { origin: 'http://127.0.0.1:3000' } };
    expect((await s.pedir('POST', 'Segmentacao', { body: nova('Da casa'), ...nossa })).status).toBe(200);
    expect(erro(await s.pedir('GET', 'Segmentacao/obter-paginado', { headers: { 'sec-fetch-site': 'cross-site' } }))).toEqual([
      403,
      'ORIGEM_RECUSADA',
    ]);
  });

  test('every answer carries the security headers and a correlation id, and is not stored', async () => {
    const { cabecalhos } = await s.pedir('GET', 'Segmentacao/obter-paginado');
    expect(cabecalhos).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(cabecalhos['x-correlation-id']).toBeTruthy();
    expect(cabecalhos['x-powered-by']).toBeUndefined();
  });
});

describe('idempotency', () => {
  const comChave = (chave: string, body: unknown) => s.pedir('POST', 'Segmentacao', { body, headers: { 'idempotency-key': chave } });

  test('the same key gives the same answer, once; with another body 422; malformed 400', async () => {
    const [a, b] = await Promise.all([comChave('chave-um-123', nova('Fundamental I')), comChave('chave-um-123', nova('Fundamental I'))]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(b.corpo).toEqual(a.corpo);
    expect(erro(await comChave('chave-um-123', nova('Outra')))).toEqual([422, 'CHAVE_IDEMPOTENCIA_REUTILIZADA']);
    expect(erro(await comChave('x', nova('Outra')))).toEqual([400, 'CHAVE_IDEMPOTENCIA_INVALIDA']);
    const { rows } = await s.banco.pool.query("select count(*)::int as n from segmentacoes where nome = 'Fundamental I'");
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('a failure leaves no trace: the same key may be tried again', async () => {
    const repetida = nova('Infantil');
    expect((await comChave('chave-dois-123', repetida)).status).toBe(409);
    await s.banco.pool.query("delete from segmentacoes where nome = 'Infantil'");
    expect((await comChave('chave-dois-123', repetida)).status).toBe(200);
  });
});

test('without the database the answer is 503 with a way out, never a 500', async () => {
  const outro = await servidorDeTeste({ salas: salasDe.estrutura });
  await outro.banco.pool.end();
  const resposta = await outro.pedir('GET', 'Segmentacao/obter-paginado');
  expect(erro(resposta)).toEqual([503, 'BANCO_INDISPONIVEL']);
  expect(resposta.cabecalhos['retry-after']).toBe('2');
  await outro.app.close();
  await outro.servicos.tarefas.parar();
});
