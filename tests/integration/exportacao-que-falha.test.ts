import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// A query that fails before its first row is answered as an error, not as a file that ends in the middle.
const endpoint = defineEndpoint({
  method: 'GET',
  path: 'Teste/exportar',
  acesso: autenticado('a test'),
  resumo: 'A list whose query may fail',
  arquivo: true,
  query: z.strictObject({ Formato: z.enum(['csv', 'xlsx']), Divisor: z.string() }),
});
const sala: Sala = {
  nome: 'teste',
  api: { exportar: endpoint },
  rotas: [
    leitura(endpoint, ({ servicos }, { query }) => {
      const lista = {
        colunas: sql<{ nome: string }>`${'n'} || (1000 / (${query.Divisor}::int - g))::text as nome`,
        de: sql`from generate_series(1, 5000) g`,
        onde: [],
        ordem: { nome: sql`1` },
        desempate: sql`g`,
      };
      const linhas = percorrer<{ nome: string }, 'nome'>(servicos.dbRelatorios, lista, {
        campoOrdenado: 'nome',
        ordenacaoAscendente: true,
      });
      return Promise.resolve(exportar('teste', query.Formato, [{ titulo: 'Nome', valor: (l: { nome: string }) => l.nome }], linhas));
    }),
  ],
};

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [sala] });
});
afterAll(() => s.fechar());

test.each(['csv', 'xlsx'])('%s: the error is the answer, and no transaction stays open', async (formato) => {
  const falha = await s.pedir('GET', `Teste/exportar?Formato=${formato}&Divisor=3`);
  expect(falha.status).toBeGreaterThanOrEqual(400);
  expect(falha.corpo.error?.code).toBeTruthy();
  const inteira = await s.pedir('GET', `Teste/exportar?Formato=${formato}&Divisor=0`);
  expect(inteira.status).toBe(200);
  if (formato === 'csv') expect(inteira.bruto.toString('utf8').trimEnd().split('\r\n')).toHaveLength(5001);
  const { rows } = await s.banco.pool.query(
    "select count(*)::int as n from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
  );
  expect(rows).toEqual([{ n: 0 }]);
});
