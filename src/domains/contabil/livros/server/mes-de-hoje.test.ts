import { afterAll, beforeAll, expect, test } from 'vitest';
import { lancarEmLote } from '#domains/contabil/lancamentos/server/door.ts';
import { periodoDe } from '#domains/contabil/periodo.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm } from '#shared/datas.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

const hoje = hojeEm(new Date(), fuso);
const ano = Number(hoje.slice(0, 4));
let s: ServidorDeTeste;
let lancar: (dia: string, valor: number) => Promise<unknown>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.livros });
  const conta = await livrosDeTeste(s.banco.db, ano, ano + 1);
  lancar = (dia, valor) =>
    transacao(s.banco.db, (tx) => lancarEmLote(atoDe(tx, fernanda), [simples(dia, conta('1.1.01.002'), conta('3.1.01.001'), valor)]));
}, 60_000);
afterAll(() => s.fechar());
const ler = async (nome: string, busca: string): Promise<RespostaDoRelatorio> =>
  (await s.pedir('GET', `Relatorio/${nome}/obter-paginado?${busca}`)).corpo.data as RespostaDoRelatorio;

test.each(['balancete', 'dre', 'diario'])('an entry of next year does not move the month on which %s opens', async (nome) => {
  const proximo = `De=${ano + 1}01&Ate=${ano + 1}01`;
  const mes = periodoDe(hoje);
  await lancar(`${ano + 1}-01-05`, 7);
  // Nothing of this year yet: the books open on what there is.
  if (nome === 'balancete') expect((await ler(nome, '')).itens).toEqual((await ler(nome, proximo)).itens);
  await lancar(`${hoje.slice(0, 7)}-01`, 100);
  const [aberto, deHoje, seguinte] = [await ler(nome, ''), await ler(nome, `De=${mes}&Ate=${mes}`), await ler(nome, proximo)];
  expect(aberto.itens).toEqual(deHoje.itens);
  expect(aberto.itens).not.toEqual(seguinte.itens);
});
