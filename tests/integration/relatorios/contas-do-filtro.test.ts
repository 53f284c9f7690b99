import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listarOpcoes } from '#platform/server/relatorios/opcoes.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type Tesouraria, tesourariaDeTeste } from '#tests/helpers/financeiro.ts';
import { fontesDeNomes } from '#domains/relatorios/server/nomes.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

test('reports are filtered by accounts out of use too: they stand last, marked in the language of the reader', async () => {
  const filtros = { ContaId: { tipo: 'id', fonte: 'contas', chave: 'conta', rotulo: { br: 'Conta', en: 'Account' } } } as const;
  const contas = async (idioma: 'br' | 'en') =>
    (await listarOpcoes(banco.db, filtros, fontesDeNomes, { valores: {}, idioma }))['contas'] ?? [];
  const [antes, primeira] = [await contas('br'), t.contaBancariaId];
  expect(antes[0]?.valor).toBe(primeira);
  await sql`update contas_bancarias set ativa = false where id = ${primeira}`.execute(banco.dono);
  const nome = antes[0]?.rotulo ?? '';
  expect((await contas('br')).at(-1)).toEqual({ valor: primeira, rotulo: `${nome} (inativa)` });
  expect((await contas('en')).at(-1)).toEqual({ valor: primeira, rotulo: `${nome} (inactive)` });
});
