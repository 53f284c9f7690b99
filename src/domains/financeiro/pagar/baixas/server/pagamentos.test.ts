import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelarTituloPagar } from '#domains/financeiro/pagar/ficha/server/cancelar-titulo.ts';
import { ajustarRecorrencia } from '#domains/financeiro/pagar/recorrencias/server/mudar-recorrencia.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contar, passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { contaDeTeste, itemAPagar, type Pagamentos, pagamentosDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { estornarPagamento } from './estornar-pagamento.ts';
import { lerParaPagar } from './para-pagar.ts';
import { pagarTitulos } from './pagar-titulos.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const movimentos = async (baixaId: number) =>
  (
    await sql<{
      sentido: string;
      valor: number;
      categoria: string;
      centro: number;
    }>`select l.sentido, l.valor_centavos as valor, l.categoria, l.centro_custo_id as centro
      from lancamentos_financeiros l join baixas_pagar_partes p on p.id = l.origem_id where l.origem_tipo in ('pagamento_parte', 'pagamento_parte_estorno') and p.baixa_id = ${baixaId} order by l.id`.execute(
      banco.db,
    )
  ).rows;

describe('a payment', () => {
  test('leaves the account by category and cost centre, with fine and interest, to the centavo', async () => {
    const id = await p.umTitulo();
    const feito = await p.pagar([
      itemAPagar(id, 99_001, { descontoCentavos: centavos(1_000), multaCentavos: centavos(2_000), jurosCentavos: centavos(333) }),
    ]);
    expect(feito.totalCentavos).toBe(101_334);
    expect(feito.baixas[0]).toMatchObject({ situacao: 'pago', saldoCentavos: 0 });
    expect(await p.lerTitulo(id)).toMatchObject({ situacao: 'pago', amortizado: 100_001, pago: 101_334 });
    expect(await movimentos(feito.baixas[0]?.id ?? 0)).toEqual([
      { sentido: 'saida', valor: 33_778, categoria: 'Energia', centro: p.c.infantil },
      { sentido: 'saida', valor: 67_556, categoria: 'Energia', centro: p.c.fundamental },
    ]);
  });
  test('is told, before it is made, until when the rate of a tax that it makes owed is in force; a tax of the invoice is owed by its own date', async () => {
    const id = await p.umTitulo({
      primeiroVencimento: '2026-12-28',
      impostos: [
        { tipo: 'ir', nome: 'IRRF serviços profissionais' },
        { tipo: 'pis_cofins_csll', nome: 'Contribuições retidas' },
      ],
    });
    const { itens } = await lerParaPagar(banco.db, [id], '2026-12-28');
    expect(itens.map((i) => i.retidosNoPagamento)).toEqual([
      [{ nome: 'Contribuições retidas', vigenteDesde: '2015-06-22', vigenteAte: '2026-12-31' }],
    ]);
  });
  test('of a part keeps the rest open, and more than the rest is refused by its amount', async () => {
    const id = await p.umTitulo();
    await p.pagar([itemAPagar(id, 40_000)]);
    expect(await p.lerTitulo(id)).toMatchObject({ situacao: 'parcial', amortizado: 40_000 });
    await expect(p.pagar([itemAPagar(id, 60_000, { descontoCentavos: centavos(2) })])).rejects.toMatchObject({
      code: 'PAGAMENTO_ACIMA_DO_SALDO',
      params: { saldo: 'R$ 600,01' },
    });
    await p.pagar([itemAPagar(id, 60_001)]);
    await expect(p.pagar([itemAPagar(id, 1)], paulo)).rejects.toMatchObject({
      code: 'TITULO_JA_PAGO',
      params: { usuario: 'Fernanda Lima' },
    });
  });
  test('of many is all or nothing, and says which one does not fit', async () => {
    const [a, b] = [await p.umTitulo(), await p.umTitulo()];
    await expect(p.pagar([itemAPagar(a, 100_001), itemAPagar(b, 100_002)])).rejects.toMatchObject({
      code: 'PAGAMENTO_ACIMA_DO_SALDO',
      campos: [{ path: 'itens.1.principalCentavos' }],
    });
    expect(await p.lerTitulo(a)).toMatchObject({ situacao: 'aberto', pago: 0 });
    expect((await p.pagar([itemAPagar(a, 100_001), itemAPagar(b, 100_001)])).totalCentavos).toBe(200_002);
  });
  test('of tomorrow or outside an open period is refused; of before the bill it is an advance to the supplier', async () => {
    const id = await p.umTitulo();
    const em = (dataBaixa: string) =>
      transacao(banco.db, (tx) =>
        pagarTitulos(atoDe(tx, fernanda, { hoje: '2026-04-01' }), { ...p.saida, dataBaixa, itens: [itemAPagar(id, 1_000)] }),
      );
    expect((await em('2026-01-04')).totalCentavos).toBe(1_000);
    await expect(em('2026-04-02')).rejects.toMatchObject({ code: 'PAGAMENTO_FUTURO' });
    const antigo = await p.umTitulo({ dataEmissao: '2025-12-01' });
    const antes = transacao(banco.db, (tx) =>
      pagarTitulos(atoDe(tx, fernanda), { ...p.saida, dataBaixa: '2025-12-31', itens: [itemAPagar(antigo, 1_000)] }),
    );
    await expect(antes).rejects.toMatchObject({ code: 'SEM_PERIODO_FINANCEIRO' });
  });
  test('two people paying one title pay it once, and the second is told', async () => {
    const id = await p.umTitulo();
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => pagarTitulos(atoDe(tx, fernanda), { ...p.saida, itens: [itemAPagar(id, 100_001)] }),
      () => p.pagar([itemAPagar(id, 100_001)], paulo),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'TITULO_JA_PAGO' } });
    expect(await contar(banco.db, 'baixas_pagar', 'titulo_id', id)).toBe(1);
  });
});

describe('a reversal', () => {
  const estornar = (baixaId: number) =>
    transacao(banco.db, (tx) => estornarPagamento(atoDe(tx, fernanda), { baixaId, motivo: 'Pago em dobro' }));
  test('brings each movement back, opens the title again, and happens once', async () => {
    const id = await p.umTitulo();
    const { baixas } = await p.pagar([itemAPagar(id, 100_001)]);
    const baixaId = baixas[0]?.id ?? 0;
    expect(await estornar(baixaId)).toMatchObject({ situacao: 'aberto', saldoCentavos: 100_001 });
    expect((await movimentos(baixaId)).map((m) => [m.sentido, m.valor])).toEqual([
      ['saida', 33_334],
      ['saida', 66_667],
      ['entrada', 33_334],
      ['entrada', 66_667],
    ]);
    await expect(estornar(baixaId)).rejects.toMatchObject({ code: 'PAGAMENTO_JA_ESTORNADO' });
  });
  test('of two people at once is one', async () => {
    const id = await p.umTitulo();
    const baixaId = (await p.pagar([itemAPagar(id, 100_001)])).baixas[0]?.id ?? 0;
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => estornarPagamento(atoDe(tx, paulo), { baixaId, motivo: 'Conta errada' }),
      () => estornar(baixaId),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'PAGAMENTO_JA_ESTORNADO' } });
  });
});

describe('a cancellation', () => {
  const cancelar = (id: number, versao: number) =>
    transacao(banco.db, (tx) => cancelarTituloPagar(atoDe(tx, fernanda), { id, versao, motivo: 'Lançado por engano' }));
  test('takes the debt away and makes room for the same document; a paid one stays', async () => {
    const documento = 'NF 812';
    const id = await p.umTitulo({ documento });
    await expect(p.umTitulo({ documento: 'nf 812' })).rejects.toMatchObject({ code: 'OUTRA_COMPRA_NAO_CONFIRMADA' });
    await cancelar(id, 1);
    expect(await p.lerTitulo(id)).toMatchObject({ situacao: 'cancelado' });
    const outro = await p.umTitulo({ documento });
    await p.pagar([itemAPagar(outro, 1)]);
    await expect(cancelar(outro, 2)).rejects.toMatchObject({ code: 'CANCELAMENTO_DE_PAGAR' });
    await expect(p.pagar([itemAPagar(id, 1)])).rejects.toMatchObject({ code: 'TITULO_NAO_SE_PAGA' });
  });
  test('and a payment at once: one of them happens', async () => {
    const id = await p.umTitulo();
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => cancelarTituloPagar(atoDe(tx, fernanda), { id, versao: 1, motivo: 'Engano' }),
      () => p.pagar([itemAPagar(id, 100_001)], paulo),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'TITULO_NAO_SE_PAGA' } });
  });
});

test('a recurrent bill is entered for months and has another amount from one on; what was paid stays', async () => {
  const ids = await titulosPagarDeTeste(banco.db, contaDeTeste(p.c, p.t, { meses: 12, descricao: 'Aluguel' }));
  expect(ids).toHaveLength(12);
  await p.pagar([itemAPagar(ids[0] ?? 0, 100_001)]);
  const { rows } = await sql<{
    id: number;
  }>`select recorrencia_id as id from contas_pagar c join titulos_pagar t on t.conta_pagar_id = c.id where t.id = ${ids[0]}`.execute(
    banco.db,
  );
  const id = rows[0]?.id ?? 0;
  const feito = await transacao(banco.db, (tx) =>
    ajustarRecorrencia(atoDe(tx, fernanda), { id, aPartirDe: '2026-01-31', valorCentavos: centavos(110_000), motivo: 'Reajuste anual' }),
  );
  expect(feito.alterados).toBe(11);
  const vivos = await sql<{
    valor: number;
    vencimento: string;
  }>`select t.bruto_centavos as valor, t.data_vencimento as vencimento from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id
    where c.recorrencia_id = ${id} and t.situacao <> 'cancelado' order by 2`.execute(banco.db);
  expect(vivos.rows.map((r) => r.valor)).toEqual([100_001, ...Array.from({ length: 11 }, () => 110_000)]);
  expect(vivos.rows.at(-1)?.vencimento).toBe('2027-02-10');
});

test('parts, facts and payments that do not add up are refused by the database', async () => {
  const id = await p.umTitulo();
  await expect(sql`insert into titulos_pagar_rateio values (${id}, 3, ${p.c.limpeza}, null, 1)`.execute(banco.db)).rejects.toThrow(
    /RATEIO_DIVERGENTE/,
  );
  await expect(sql`update titulos_pagar set valor_centavos = 1 where id = ${id}`.execute(banco.db)).rejects.toThrow();
  await expect(
    sql`update titulos_pagar set amortizado_centavos = 5, situacao = 'parcial' where id = ${id}`.execute(banco.db),
  ).rejects.toThrow(/PAGAMENTO_DIVERGENTE/);
  await expect(sql`delete from titulos_pagar_rateio where titulo_id = ${id}`.execute(banco.dono)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
});
