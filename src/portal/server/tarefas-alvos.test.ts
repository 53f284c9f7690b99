import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fatosDoCaixa } from '#tests/helpers/contabil/muitos-fatos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { nomesDosAlvos } from './tarefas-alvos.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

test('a piece of a posting is called by the day of its last fact; what is of no kind, or gone, has no name', async () => {
  await transacao(banco.db, async (tx) => {
    const { id: contaBancariaId } = await criarContaBancaria(atoDe(tx, fernanda), { nome: 'Caixa', tipo: 'caixa' });
    await fatosDoCaixa(tx, { quantos: 2, de: '2026-02-01', dias: 2, contaBancariaId });
  });
  const { rows } = await sql<{ id: number }>`select id from v_fato_contabil order by data_fato`.execute(banco.db);
  const ids = rows.map(({ id }) => id);
  const nomes = await nomesDosAlvos(banco.db, { id: 1, tipo: 'integracao-contabil.lancar' }, [...ids, 0]);
  expect(ids.map((id) => nomes.get(id))).toEqual(['01/02/2026', '02/02/2026']);
  expect(nomes.size).toBe(2);
  expect((await nomesDosAlvos(banco.db, { id: 1, tipo: 'desconhecida' }, ids)).size).toBe(0);
});
