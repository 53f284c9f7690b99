import { afterAll, beforeAll, expect, test } from 'vitest';
import { diasEntre, hojeEm, somarDias } from '#shared/datas.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { type FaixaDeAtraso, faixasDeAtraso } from '../atraso.ts';
import type { FiltrosTitulo } from '../api.ts';
import { listarTitulos } from './queries.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

test('ages of a debt part the overdue titles: each stands in one of them, by the days that the list shows', async () => {
  const dias = [-5, 0, 1, 12, 30, 31, 45, 60, 61, 90, 91, 120, 400];
  await titulosDeTeste(
    banco.db,
    t,
    dias.map((n) => ({ dataEmissao: '2020-01-01', dataVencimento: somarDias(hoje, -n) })),
  );
  const listar = async (atraso?: FaixaDeAtraso) =>
    listarTitulos(
      banco.db,
      { vencimentoInicial: null, vencimentoFinal: null, situacoes: atraso ? [] : ['vencido'], atraso } as unknown as FiltrosTitulo,
      { numeroDaPagina: 1, tamanhoDaPagina: 100, campoOrdenado: 'vencimento', ordenacaoAscendente: true },
      hoje,
    );
  const todos = await listar();
  const faixas = await Promise.all(faixasDeAtraso.map(({ valor }) => listar(valor)));
  expect(faixas.flatMap((f) => f.itens.map((i) => i.id)).sort()).toEqual(todos.itens.map((i) => i.id).sort());
  expect(faixas.reduce((soma, f) => soma + (f.totais?.saldoCentavos ?? Number.NaN), 0)).toBe(todos.totais?.vencidoCentavos);
  const limites = faixas.map(({ itens }) => itens.map((i) => i.diasAtraso));
  expect([limites[0]?.every((n) => n >= 1 && n <= 30), limites[1]?.every((n) => n >= 31 && n <= 60)]).toEqual([true, true]);
  expect([limites[2]?.every((n) => n >= 61 && n <= 90), limites[3]?.every((n) => n > 90)]).toEqual([true, true]);
  expect(limites[3]?.length).toBe(3);
  for (const { itens } of faixas) for (const i of itens) expect(i.diasAtraso).toBe(diasEntre(i.dataVencimento, hoje));
});
