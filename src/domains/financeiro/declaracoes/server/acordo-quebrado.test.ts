import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { devidoEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { quebrarAcordo } from '#domains/financeiro/titulos/acordos/server/oficina.ts';
import { renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

/** Tuition of 731,50, books of 172,82 and lunch of 266,00, all 177 days late: 92,46 of fine and interest, 1.262,78 in all. */
async function tresDividas(): Promise<{ pagadorId: number; ids: number[] }> {
  const pagadorId = await pessoaDeTeste(banco.db, 'Clarice', '1984-05-05');
  const comum = {
    pagadorId,
    dataEmissao: somarDias(hoje, -200),
    dataVencimento: somarDias(hoje, -177),
    descontoCondicionalCentavos: centavos(0),
  };
  const criados = await titulosDeTeste(banco.db, t, [
    { ...comum, valorCentavos: centavos(73_150), dedutivel: true },
    { ...comum, valorCentavos: centavos(17_282), dedutivel: false },
    { ...comum, valorCentavos: centavos(26_600), dedutivel: false },
  ]);
  return { pagadorId, ids: criados.map(({ id }) => id) };
}
async function acordar(tituloIds: number[], entrada: number, parcelas: number) {
  const condicoes = {
    tituloIds,
    dispensaMultaPercentual: '0.0000',
    dispensaJurosPercentual: '0.0000',
    entradaCentavos: centavos(entrada),
    dataEntrada: hoje,
    parcelas,
    primeiroVencimento: somarDias(hoje, 30),
  };
  const conta = { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  return transacao(banco.db, async (tx) => {
    const { totalCentavos } = await simular(tx, condicoes, hoje);
    const resto = { totalCentavos: centavos(totalCentavos), entradaPaga: entrada > 0, motivoDispensa: null, observacao: null };
    return renegociar(atoDe(tx, fernanda), { ...condicoes, ...conta, ...resto });
  });
}
/** Receives an amount, or all that the title owes today. */
async function pagar(tituloId: number, valor?: number): Promise<number> {
  const conta = { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  const { rows: devidos } = await sql<{
    n: number;
  }>`select ${devidoEm(hoje)} as n from titulos_receber t where t.id = ${tituloId}`.execute(banco.db);
  const itens = [{ tituloId, valorCentavos: valor ?? devidos[0]?.n ?? 0 }];
  await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), { ...conta, dataBaixa: hoje, itens }));
  const { rows } = await sql<{ id: number }>`select max(id) as id from baixas where titulo_id = ${tituloId}`.execute(banco.db);
  return rows[0]?.id ?? 0;
}
const atrasar = (tituloId: number, dias: number) =>
  sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -dias)}::date, data_limite = ${somarDias(hoje, -dias)}::date where id = ${tituloId}`.execute(
    banco.db,
  );
const quebrar = (id: number) => transacao(banco.db, (tx) => quebrarAcordo(atoDe(tx, fernanda), { id, versao: 1, motivo: 'Sem resposta' }));
const estornar = (baixaId: number) => transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Engano' }));

/** What the income-tax view says of a payer: deductible, not deductible, charges. It always adds up to what was paid, baixa by baixa. */
async function naturezas(pagadorId: number): Promise<number[]> {
  const { rows } = await sql<{ n: number[] }>`select array[coalesce(sum(valor_centavos) filter (where natureza = 'dedutivel'), 0),
    coalesce(sum(valor_centavos) filter (where natureza = 'nao_dedutivel'), 0), coalesce(sum(valor_centavos) filter (where natureza = 'encargos'), 0)]::int[] as n
    from v_recebimento_natureza where pagador_id = ${pagadorId}`.execute(banco.db);
  const { rows: tortas } =
    await sql`select b.id from baixas b left join (select baixa_id, sum(valor_centavos) as v from v_recebimento_natureza group by 1) n on n.baixa_id = b.id
    where not exists (select 1 from estornos e where e.baixa_id = b.id) and n.v is distinct from b.valor_centavos`.execute(banco.db);
  expect(tortas).toEqual([]);
  return rows[0]?.n ?? [];
}

test('a broken agreement: what was paid in it is of the debts that it covered, and each nature gets its debt and no more', async () => {
  const { pagadorId, ids } = await tresDividas();
  const acordo = await acordar(ids, 20_000, 3);
  expect(acordo.totalCentavos).toBe(126_278);
  const [entrada, segunda, , quarta] = acordo.titulos.map(({ id }) => id);
  await atrasar(segunda ?? 0, 49);
  await pagar(segunda ?? 0, 10_000);
  await pagar(quarta ?? 0);
  // While it stands each installment is its parts: the last is of lunch and of the agreement's charges.
  expect(await naturezas(pagadorId)).toEqual([28_712, 26_180, 9_246 + 1_288]);
  expect(await quebrar(acordo.id)).toMatchObject({ cobertoCentavos: 64_138 });
  expect(await naturezas(pagadorId)).toEqual([64_138, 0, 1_288]);
  const { rows } = await sql<{ id: number }>`select id from baixas where titulo_id = ${entrada}`.execute(banco.db);
  await estornar(rows[0]?.id ?? 0);
  expect(await naturezas(pagadorId)).toEqual([44_138, 0, 1_288]);
  for (const id of ids) await pagar(id);
  const [dedutivel, outros, encargos] = await naturezas(pagadorId);
  expect([dedutivel, outros]).toEqual([73_150, 43_882]);
  const { rows: pagos } = await sql<{
    n: number;
  }>`select sum(b.valor_centavos)::int as n from baixas b join titulos_receber t on t.id = b.titulo_id
    where t.pagador_id = ${pagadorId} and not exists (select 1 from estornos e where e.baixa_id = b.id)`.execute(banco.db);
  expect((dedutivel ?? 0) + (outros ?? 0) + (encargos ?? 0)).toBe(pagos[0]?.n);
});

test('what passes the old debts had paid the charges; a reversed payment gives its place to what was left of another', async () => {
  const { pagadorId, ids } = await tresDividas();
  const acordo = await acordar(ids, 100_000, 3);
  const [, segunda, terceira, quarta] = acordo.titulos.map(({ id }) => id);
  const baixa = await pagar(segunda ?? 0);
  await pagar(terceira ?? 0);
  await atrasar(quarta ?? 0, 40);
  await quebrar(acordo.id);
  const sobra = 100_000 + 8_760 + 8_759 - 117_032;
  expect(await naturezas(pagadorId)).toEqual([73_150, 43_882, sobra]);
  await estornar(baixa);
  expect(await naturezas(pagadorId)).toEqual([73_150, 43_882 - (8_760 - sobra), 0]);
});

test('what is left of a broken agreement in another one counts to the end, whichever of them is broken', async () => {
  const { pagadorId, ids } = await tresDividas();
  const primeiro = await acordar(ids, 30_000, 2);
  await atrasar(primeiro.titulos[1]?.id ?? 0, 40);
  await quebrar(primeiro.id);
  expect(await naturezas(pagadorId)).toEqual([30_000, 0, 0]);
  const segundo = await acordar(ids, 50_000, 2);
  expect(await naturezas(pagadorId)).toEqual([73_150, 6_850, 0]);
  // An installment that went into a third agreement: what is paid there goes through it to the debts that it was made of.
  const parcela = segundo.titulos[1]?.id ?? 0;
  const terceiro = await acordar([parcela], 10_000, 2);
  expect(await naturezas(pagadorId)).toEqual([73_150, 16_850, 0]);
  await atrasar(terceiro.titulos[1]?.id ?? 0, 40);
  await quebrar(terceiro.id);
  expect(await naturezas(pagadorId)).toEqual([73_150, 16_850, 0]);
  await pagar(parcela);
  await pagar(segundo.titulos[2]?.id ?? 0);
  expect((await naturezas(pagadorId)).slice(0, 2)).toEqual([73_150, 43_882]);
});
