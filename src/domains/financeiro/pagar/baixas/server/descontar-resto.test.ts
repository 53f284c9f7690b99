import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { integrar } from '#domains/contabil/integracao/server/oficina.ts';
import { posicaoDePagarEm } from '#domains/financeiro/pagar/lista/server/door.ts';
import { lerRelacao } from '#domains/financeiro/fornecedores/server/relacao.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { itemAPagar, type Pagamentos, pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { descontarResto } from './descontar-resto.ts';
import { estornarPagamento } from './estornar-pagamento.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
const hoje = '2026-07-10';
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  p = await pagamentosDeTeste(banco.db);
  await transacao(banco.db, (tx) =>
    carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }),
  );
});
afterAll(async () => {
  await conferirInteireza(banco.db);
  await banco.fechar();
});

const pedido = (id: number, versao: number) => ({ id, versao, motivo: 'Fornecedor abriu mão' });
const descontar = (id: number, versao = 2, quem = fernanda) =>
  transacao(banco.db, (tx) => descontarResto(atoDe(tx, quem, { hoje }), pedido(id, versao)));
const estornar = (baixaId: number) =>
  transacao(banco.db, (tx) => estornarPagamento(atoDe(tx, fernanda, { hoje }), { baixaId, motivo: 'Engano' }));
const saidas = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from lancamentos_financeiros`.execute(banco.db)).rows[0]?.n ?? 0;

const integrarJulho = () => transacao(banco.db, (tx) => integrar(atoDe(tx, fernanda), { de: '2026-07-01', ate: '2026-07-31' }));
const noLivro = async () => {
  const { rows } = await sql<{
    codigo: string;
    valor: number;
  }>`select k.codigo, sum(l.debito_centavos - l.credito_centavos)::bigint as valor
    from partidas_contabeis l join contas_contabeis k on k.id = l.conta_id group by 1 order by 1`.execute(banco.db);
  return rows.map((r) => [r.codigo, r.valor]);
};

test('what is left of a partly paid title is a discount obtained in the books and moves no cash; a reversal takes it back', async () => {
  const id = await p.umTitulo();
  await p.pagar([itemAPagar(id, 90_000)]);
  const antes = await saidas();
  const { baixaId, ...feito } = await descontar(id);
  expect(feito).toEqual({ situacao: 'pago', descontoCentavos: 10_001 });
  const { contaId = 0 } = (await p.lerTitulo(id)) ?? {};
  const { rows: doFornecedor } = await sql<{ id: number }>`select fornecedor_id as id from contas_pagar where id = ${contaId}`.execute(
    banco.db,
  );
  expect((await lerRelacao(banco.db, doFornecedor[0]?.id ?? 0, hoje)).pagamentos.map((b) => b.valorCentavos)).toEqual([90_000]);
  expect(await p.lerTitulo(id)).toMatchObject({ situacao: 'pago', amortizado: 100_001, pago: 90_000 });
  expect(await integrarJulho()).toMatchObject({ lancados: 1 });
  expect(await noLivro()).toEqual([
    ['2.1.01.001', 10_001],
    ['3.2.01.003', -10_001],
  ]);
  const { rows } = await sql<{ dia: string; desconto: number; saldo: number }>`
    select '2026-07-09' as dia, desconto, saldo from (${posicaoDePagarEm({ em: '2026-07-09', base: 'datas', fuso: 'America/Belem' })}) x where id = ${id}
    union all select '2026-07-10', desconto, saldo from (${posicaoDePagarEm({ em: hoje, base: 'datas', fuso: 'America/Belem' })}) x where id = ${id} order by 1`.execute(
    banco.db,
  );
  expect(rows.map((r) => [r.desconto, r.saldo])).toEqual([
    [0, 10_001],
    [10_001, 0],
  ]);
  expect(await estornar(baixaId)).toMatchObject({ situacao: 'parcial', saldoCentavos: 10_001 });
  expect(await integrarJulho()).toMatchObject({ lancados: 1 });
  expect(await noLivro()).toEqual([
    ['2.1.01.001', 0],
    ['3.2.01.003', 0],
  ]);
  expect(await saidas()).toBe(antes);
});

test('of what nothing is paid of, by now or ever, nothing is a discount by itself; nor of what is paid whole', async () => {
  const recusa = { code: 'RESTO_NAO_SE_DESCONTA' };
  const id = await p.umTitulo();
  await expect(descontar(id, 1)).rejects.toMatchObject(recusa);
  const { baixas } = await p.pagar([itemAPagar(id, 50_000)]);
  const { baixaId } = await descontar(id);
  await expect(descontar(id, 3)).rejects.toMatchObject(recusa);
  await estornar(baixas[0]?.id ?? 0);
  // Owed again, less the discount that stands.
  expect(await p.lerTitulo(id)).toMatchObject({ situacao: 'parcial', amortizado: 50_001, pago: 0 });
  await expect(descontar(id, 4)).rejects.toMatchObject(recusa);
  await estornar(baixaId);
  await expect(descontar(999_999)).rejects.toMatchObject({ code: 'TITULO_PAGAR_NAO_ENCONTRADO' });
});

test('a discount by itself is no payment: a tax that the payment makes owed waits until money goes out', async () => {
  const id = await p.umTitulo({ impostos: [{ tipo: 'pis_cofins_csll', nome: 'Contribuições retidas' }] });
  const pagoEm = async () =>
    (await sql<{ em: string | null }>`select pago_em as em from v_retencao_pagar where titulo_id = ${id}`.execute(banco.db)).rows[0]?.em;
  const { baixas } = await p.pagar([itemAPagar(id, 50_000)]);
  await descontar(id);
  expect(await pagoEm()).toBe('2026-03-10');
  await estornar(baixas[0]?.id ?? 0);
  expect(await pagoEm()).toBeNull();
});

test('of two who settle the rest at once, the second is told that the first did', async () => {
  const id = await p.umTitulo();
  await p.pagar([itemAPagar(id, 50_000)]);
  const [, segundo] = await passoAPasso(
    banco.db,
    (tx) => descontarResto(atoDe(tx, fernanda, { hoje }), pedido(id, 2)),
    () => descontar(id, 2, paulo),
  );
  expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
});
