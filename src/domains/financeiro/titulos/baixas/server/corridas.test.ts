import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { fecharPeriodoFinanceiro, reabrirPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 24 });
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const pedido = (ids: number[], valorCentavos: number, contaBancariaId = t.contaBancariaId) => ({
  dataBaixa: '2026-03-10',
  contaBancariaId,
  formaPagamentoId: t.formaPagamentoId,
  itens: ids.map((tituloId) => ({ tituloId, valorCentavos })),
});
const contar = async (tabela: string, coluna: string, id: number): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${id}`.execute(banco.db)).rows[0]
    ?.n ?? -1;

describe('races', () => {
  test('two clerks, one title: one settles, the other is told by whom', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => baixarTitulos(atoDe(tx, fernanda), pedido([id], 95_000)),
      () => transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, paulo), pedido([id], 95_000))),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'TITULO_JA_BAIXADO', params: { usuario: 'Fernanda Lima' } } });
    expect(await contar('baixas', 'titulo_id', id)).toBe(1);
  });

  test('a part paid meanwhile counts for the second clerk', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => baixarTitulos(atoDe(tx, fernanda), pedido([id], 50_000)),
      () => transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, paulo), pedido([id], 95_000))),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'VALOR_ACIMA_DO_DEVIDO', params: { devido: 'R$ 450,00' } } });
  });

  test('a baixa reversed twice: one reversal', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    const { baixas } = await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido([id], 95_000)));
    const baixaId = baixas[0]?.id ?? 0;
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Engano' }),
      () => transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Engano' })),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'BAIXA_JA_ESTORNADA', params: { usuario: 'Fernanda Lima' } } });
    expect(await contar('estornos', 'baixa_id', baixaId)).toBe(1);
  });

  test('a closing waits for the payment under way and counts it; the next payment finds it closed', async () => {
    const periodo = await sql<{
      id: number;
    }>`with x as (update periodos_financeiros set data_fim = '2026-06-30' where conta_bancaria_id = ${t.outraContaId} returning id) select id from x`.execute(
      banco.db,
    );
    const id = periodo.rows[0]?.id ?? 0;
    const [a, b] = await titulosDeTeste(banco.db, t, [{}, {}]);
    const fechar = () =>
      transacao(banco.db, (tx) => fecharPeriodoFinanceiro(atoDe(tx, paulo), { id, versao: 1, saldoInformadoCentavos: 95_000 as never }));
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => baixarTitulos(atoDe(tx, fernanda), pedido([a?.id ?? 0], 95_000, t.outraContaId)),
      fechar,
    );
    expect(segundo).toMatchObject({ status: 'fulfilled', value: { situacao: 'fechado', saldoCentavos: 95_000 } });
    const tarde = transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido([b?.id ?? 0], 95_000, t.outraContaId)));
    await expect(tarde).rejects.toThrow(
      expect.objectContaining({
        code: 'PERIODO_FINANCEIRO_FECHADO',
        params: { conta: 'Caixa da cantina', data: '10/03/2026' },
        campos: [{ path: 'dataBaixa' }],
      }),
    );
  });

  test('a payment that began while the closing was under way finds it closed', async () => {
    const { rows } = await sql<{
      id: number;
      versao: number;
    }>`select id, versao from periodos_financeiros where conta_bancaria_id = ${t.outraContaId}`.execute(banco.db);
    const [periodo] = rows;
    if (!periodo) throw new Error('no period');
    await transacao(banco.db, (tx) => reabrirPeriodoFinanceiro(atoDe(tx, paulo), { ...periodo, motivo: 'Faltou um recibo' }));
    const { id } = await tituloDeTeste(banco.db, t);
    const fechamento = { id: periodo.id, versao: periodo.versao + 1, saldoInformadoCentavos: 95_000 as never };
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => fecharPeriodoFinanceiro(atoDe(tx, paulo), fechamento),
      () => transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido([id], 95_000, t.outraContaId))),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'PERIODO_FINANCEIRO_FECHADO' } });
    expect(await contar('baixas', 'titulo_id', id)).toBe(0);
  });

  test('batches in opposite orders: none is lost, each title settles once', async () => {
    const ids = (
      await titulosDeTeste(
        banco.db,
        t,
        Array.from({ length: 8 }, () => ({})),
      )
    ).map((x) => x.id);
    const resultados = await Promise.allSettled(
      [ids, ids.toReversed(), ids, ids.toReversed()].map((lote) =>
        transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido(lote, 95_000))),
      ),
    );
    expect(resultados.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    for (const r of resultados) if (r.status === 'rejected') expect(r.reason).toMatchObject({ code: 'TITULO_JA_BAIXADO' });
    for (const id of ids) expect(await contar('baixas', 'titulo_id', id)).toBe(1);
  });
});

describe('stress', () => {
  test('twenty workers, fifty payments and reversals each: title, receipts, cash and facts tie', async () => {
    const ids = (
      await titulosDeTeste(
        banco.db,
        t,
        Array.from({ length: 25 }, () => ({ valorCentavos: 1_000_000 as never, descontoCondicionalCentavos: 0 as never })),
      )
    ).map((x) => x.id);
    const recusas = new Map<string, number>();
    const operar = async (trabalhador: number): Promise<void> => {
      for (let i = 0; i < 50; i += 1) {
        const alvo = ids[(trabalhador * 7 + i * 3) % ids.length] ?? 0;
        try {
          const { baixas } = await transacao(banco.db, (tx) =>
            baixarTitulos(atoDe(tx, trabalhador % 2 ? fernanda : paulo), pedido([alvo], 10_000 + trabalhador * 100 + i)),
          );
          if (i % 3 === 0)
            await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: baixas[0]?.id ?? 0, motivo: 'Ensaio' }));
        } catch (causa) {
          const { code = String(causa) } = causa as { code?: string };
          recusas.set(code, (recusas.get(code) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, trabalhador) => operar(trabalhador)));
    expect([...recusas.keys()].filter((code) => !['VALOR_ACIMA_DO_DEVIDO', 'TITULO_JA_BAIXADO'].includes(code))).toEqual([]);
    const { rows } = await sql<{
      titulos: number;
      vivas: number;
      caixa: number;
      fatos: number;
      recibos: number;
      baixas: number;
      feitas: number;
    }>`select
      (select sum(recebido_centavos) from titulos_receber)::bigint as titulos,
      (select sum(valor_centavos) from baixas b where not exists (select 1 from estornos e where e.baixa_id = b.id))::bigint as vivas,
      (select sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end) from lancamentos_financeiros)::bigint as caixa,
      (select sum(case when estorno_de is null then valor_centavos else -valor_centavos end) from fatos_contabeis where evento in ('titulo.recebido', 'recebimento.estornado'))::bigint as fatos,
      (select sum(total_centavos) from recibos)::bigint as recibos, (select sum(valor_centavos) from baixas)::bigint as baixas, (select count(*) from baixas)::int as feitas`.execute(
      banco.db,
    );
    const [s] = rows;
    expect(s?.feitas).toBeGreaterThan(500);
    expect([s?.vivas, s?.caixa, s?.fatos]).toEqual([s?.titulos, s?.titulos, s?.titulos]);
    expect(s?.recibos).toBe(s?.baixas);
  }, 120_000);
});
