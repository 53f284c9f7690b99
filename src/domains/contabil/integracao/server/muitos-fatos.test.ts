import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fatosDoCaixa } from '#tests/helpers/contabil/muitos-fatos.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { carregarConjuntoDeRegras } from '../regras/server/carregar-conjunto.ts';
import { integrar } from './lancar-fatos.ts';

// Nothing measures these tables: how long a posting takes must follow from its size all the same, also in a session whose first was small.
let banco: BancoDeTeste;
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  await fazer(async (tx) => {
    const ato = atoDe(tx, fernanda);
    const caixa = (await criarContaBancaria(ato, { nome: 'Caixa', tipo: 'caixa' })).id;
    await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
    await fatosDoCaixa(tx, { quantos: 5, de: '2026-01-01', dias: 5, contaBancariaId: caixa });
    await fatosDoCaixa(tx, { quantos: 2000, de: '2026-02-01', dias: 28, contaBancariaId: caixa });
    await fatosDoCaixa(tx, { quantos: 8000, de: '2026-03-01', dias: 28, contaBancariaId: caixa });
  });
}, 60_000);
afterAll(() => banco.fechar());

async function lancarMes(mes: string): Promise<{ lancados: number; segundos: number }> {
  const antes = performance.now();
  const { lancados } = await fazer((tx) => integrar(atoDe(tx, fernanda), { de: `2026-${mes}-01`, ate: `2026-${mes}-28` }));
  return { lancados, segundos: (performance.now() - antes) / 1000 };
}

test('four times the facts take about four times as long, on tables that nobody measured', async () => {
  await sql`select 1`.execute(banco.db);
  expect((await lancarMes('01')).lancados).toBe(5);
  const poucos = await lancarMes('02');
  const muitos = await lancarMes('03');
  expect([poucos.lancados, muitos.lancados]).toEqual([2000, 8000]);
  process.stdout.write(`posting: 2,000 in ${poucos.segundos.toFixed(1)} s, 8,000 in ${muitos.segundos.toFixed(1)} s\n`);
  expect(muitos.segundos).toBeLessThan(Math.max(4, poucos.segundos * 9));
}, 120_000);
