import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { estornarLancamento } from '#domains/contabil/lancamentos/server/oficina.ts';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { desfazerFaturamento, faturarMes } from './faturar.ts';
import { listarMeses, preverFaturamento } from './queries.ts';

const HOJE = '2026-12-20';
let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  ({ banco, t } = await escola());
});
afterAll(() => banco.fechar());

async function escola() {
  const nova = await bancoDeTeste();
  await livrosDeTeste(nova.db, 2026, 2027);
  const tesouraria = await tesourariaDeTeste(nova.db);
  await transacao(nova.db, (tx) =>
    carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }),
  );
  return { banco: nova, t: tesouraria };
}
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);
const faturar = (periodo: number, hoje = HOJE) => fazer((tx) => faturarMes(atoDe(tx, fernanda, { hoje }), { periodo }));
const titulo = (dataVencimento: string) =>
  tituloDeTeste(banco.db, t, { dataVencimento, dataEmissao: '2026-01-05', descontoCondicionalCentavos: centavos(0) });
const aReconhecer = async (periodo: number) =>
  (await listarMeses(banco.db, { ano: Math.trunc(periodo / 100) })).itens.find((m) => m.periodo === periodo)?.aReconhecerCentavos;

test('a due date that is extended after its month was recognized moves no revenue', async () => {
  const { id } = await titulo('2026-11-10');
  await faturar(202_611);
  await fazer((tx) =>
    mudarVencimento(atoDe(tx, fernanda, { hoje: HOJE }), {
      id,
      versao: 1,
      dataVencimento: '2027-01-15',
      motivo: 'Família pediu mais prazo',
      fica: 'atual',
    }),
  );
  expect(await faturar(202_612)).toEqual({ reconhecidos: 0, estornados: 0 });
  expect(await faturar(202_701, '2027-02-01')).toEqual({ reconhecidos: 0, estornados: 0 });
});

test('a month is recognized from its first day on, and after the open months before it', async () => {
  await titulo('2026-08-10');
  await titulo('2026-09-10');
  await expect(faturar(202_608, '2026-07-31')).rejects.toMatchObject({
    code: 'FATURAMENTO_MES_POR_COMECAR',
    params: { periodo: '08/2026' },
  });
  await expect(faturar(202_610)).rejects.toMatchObject({ code: 'FATURAMENTO_FORA_DE_ORDEM', params: { periodo: '08/2026' } });
  // The preview says so before anybody asks.
  const antes = async (periodo: number) => (await preverFaturamento(banco.db, { periodo })).antes;
  expect([await antes(202_608), await antes(202_610)]).toEqual([null, 202_608]);
  expect(await faturar(202_608, '2026-08-01')).toEqual({ reconhecidos: 1, estornados: 0 });
  await expect(faturar(202_610)).rejects.toMatchObject({ code: 'FATURAMENTO_FORA_DE_ORDEM', params: { periodo: '09/2026' } });
  expect(await faturar(202_609)).toEqual({ reconhecidos: 1, estornados: 0 });
  expect(await faturar(202_610)).toEqual({ reconhecidos: 0, estornados: 0 });
});

test('the list of months says what a month takes back as well, and what its preview says', async () => {
  const { id } = await titulo('2026-07-10');
  expect(await aReconhecer(202_607)).toBe(100_000);
  await faturar(202_607);
  expect(await aReconhecer(202_607)).toBe(0);
  await fazer((tx) => cancelarTitulo(atoDe(tx, fernanda), { id, motivo: 'Cobrado por engano' }));
  expect(await aReconhecer(202_607)).toBe(-100_000);
  expect((await preverFaturamento(banco.db, { periodo: 202_607 })).estornar).toMatchObject({ titulos: 1, brutoCentavos: 100_000 });
  await faturar(202_607);
  expect(await aReconhecer(202_607)).toBe(0);
});

test('a recognition whose entry somebody reversed is posted again with what takes it back: no revenue below zero', async () => {
  await titulo('2026-05-10');
  await faturar(202_605);
  const { rows } = await sql<{ id: number }>`select max(id) as id from lancamentos_contabeis`.execute(banco.db);
  await fazer((tx) => estornarLancamento(atoDe(tx, fernanda), { id: rows[0]?.id ?? 0, motivo: 'Engano', dataEstorno: null }));
  await fazer((tx) => desfazerFaturamento(atoDe(tx, fernanda), { periodo: 202_605, motivo: 'Refazer' }));
  const { rows: receita } = await sql<{ saldo: number }>`select coalesce(sum(p.credito_centavos - p.debito_centavos), 0)::bigint as saldo
    from partidas_contabeis p join contas_contabeis c on c.id = p.conta_id where c.codigo like '3.1%' and p.periodo = 202605`.execute(
    banco.db,
  );
  expect(receita[0]?.saldo).toBe(0);
});
