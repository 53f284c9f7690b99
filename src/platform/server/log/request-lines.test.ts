import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { errosComuns } from '#shared/erros.ts';
import { responderErro } from '#platform/server/http/servidor.ts';

const linhas: string[] = [];
const app = Fastify({
  logger: { level: 'warn', stream: { write: (linha: string) => void linhas.push(linha) } },
});
app.setErrorHandler((causa, request, reply) => responderErro(causa, request, reply));
const falhas: Readonly<Record<string, unknown>> = {
  '/cheio': errosComuns.DISCO_CHEIO(),
  '/sem-espaco': Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
  '/sem-banco': Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  '/defeito': new TypeError('x is not a function'),
  '/pedido': errosComuns.NAO_ENCONTRADO(),
};
for (const [caminho, causa] of Object.entries(falhas))
  app.get(caminho, () => {
    throw causa;
  });
afterAll(() => app.close());

async function logDe(caminho: string): Promise<[status: number, lines: string[]]> {
  linhas.length = 0;
  const { statusCode } = await app.inject({ method: 'GET', url: caminho });
  return [statusCode, linhas.map(String)];
}

test('what the server cannot do for now leaves one short line for each request, without a stack', async () => {
  for (const [caminho, code] of [
    ['/cheio', 'DISCO_CHEIO'],
    ['/sem-espaco', 'DISCO_CHEIO'],
    ['/sem-banco', 'BANCO_INDISPONIVEL'],
  ] as const) {
    const [status, [linha = '', ...outras]] = await logDe(caminho);
    expect([status, outras]).toEqual([503, []]);
    expect(linha).toContain(`"code":"${code}"`);
    expect(linha).not.toContain('stack');
    expect(linha.length).toBeLessThan(400);
  }
});

test('a defect keeps its stack, and what a person did wrong is no line at all', async () => {
  const [status, [linha = '']] = await logDe('/defeito');
  expect([status, linha.includes('"stack"')]).toEqual([500, true]);
  expect(await logDe('/pedido')).toEqual([404, []]);
});
