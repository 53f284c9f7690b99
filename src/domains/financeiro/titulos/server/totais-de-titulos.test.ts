import { atoDe } from '#tests/helpers/ato.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import type { FiltrosTitulo } from '../api.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { totaisDoFiltro } from './totais-de-titulos.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
let instrucoes = 0;
beforeAll(async () => {
  banco = await bancoDeTeste({ aoExecutar: () => (instrucoes += 1) });
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const hoje = '2026-03-10';
const filtros = (partes: Partial<FiltrosTitulo> = {}) =>
  ({ vencimentoInicial: null, vencimentoFinal: null, situacoes: [], ...partes }) as unknown as FiltrosTitulo;
/** The totals of all titles, and how many statements they took. */
const totais = async (f = filtros()): Promise<[number, number]> => {
  const antes = instrucoes;
  const { saldoCentavos } = await totaisDoFiltro(banco.db, f, [], hoje);
  return [saldoCentavos, instrucoes - antes];
};

test('the same filter is summed once while nothing changes; another day or filter is another sum; a change is seen at once', async () => {
  const [a] = await titulosDeTeste(banco.db, t, [{}, {}]);
  expect(await totais()).toEqual([200_000, 2]);
  expect(await totais()).toEqual([200_000, 1]);
  expect(await totais(filtros({ contaBancariaId: 1 }))).toEqual([200_000, 2]);
  // What is over other tables is always summed: names and classes change without any title changing.
  expect(await totais(filtros({ turmaId: 1 }))).toEqual([200_000, 1]);
  expect(await totais(filtros({ turmaId: 1 }))).toEqual([200_000, 1]);
  const pedido = {
    dataBaixa: hoje,
    contaBancariaId: t.contaBancariaId,
    formaPagamentoId: t.formaPagamentoId,
    itens: [{ tituloId: a?.id ?? 0, valorCentavos: 95_000 }],
  };
  await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido));
  expect(await totais()).toEqual([100_000, 3]);
  expect(await totais()).toEqual([100_000, 1]);
});

test('who asks at once shares one sum, and each gets what stands after they asked', async () => {
  const antes = instrucoes;
  const f = filtros({ portal: 'liberado' });
  const todos = await Promise.all(Array.from({ length: 8 }, () => totaisDoFiltro(banco.db, f, [], hoje)));
  expect(new Set(todos.map(({ saldoCentavos }) => saldoCentavos)).size).toBe(1);
  // Two rounds of two statements: the one under way, and one for all who came meanwhile.
  expect(instrucoes - antes).toBe(4);
});

test('a change that began before the sum and committed after it is seen', async () => {
  const [antiga] = await titulosDeTeste(banco.db, t, [{ valorCentavos: centavos(50_000), descontoCondicionalCentavos: centavos(0) }]);
  const pedido = {
    dataBaixa: hoje,
    contaBancariaId: t.contaBancariaId,
    formaPagamentoId: t.formaPagamentoId,
    itens: [{ tituloId: antiga?.id ?? 0, valorCentavos: 50_000 }],
  };
  let durante = 0;
  await transacao(banco.db, async (tx) => {
    await baixarTitulos(atoDe(tx, fernanda), pedido);
    // Another title is made meanwhile, later than the change above, and the sum is taken before that commits.
    await titulosDeTeste(banco.db, t, [{}]);
    [durante] = await totais();
  });
  const [depois] = await totais();
  expect(durante - depois).toBe(50_000);
});
