import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { liquidar, preverLiquidacao } from '#domains/financeiro/caixa/a-liquidar/server/oficina.ts';
import { obterFluxo } from '#domains/financeiro/caixa/fluxo/server/fluxo.ts';
import { type DataCivil, hojeEm, proximoDiaUtil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { creditosDoPagador } from '#domains/financeiro/titulos/creditos/server/creditos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { usarCredito } from './usar-credito.ts';
import { estornarCredito } from '#domains/financeiro/titulos/creditos/server/encerrar-credito.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
let cartao: number;
const hoje: DataCivil = hojeEm(new Date(), fuso);
const ha = (dias: number): DataCivil => somarDias(hoje, -dias);
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
  t = await tesourariaDeTeste(banco.db);
  cartao = (
    await transacao(banco.db, (tx) =>
      criarFormaPagamento(atoDe(tx, fernanda), {
        nome: 'Cartão de crédito',
        tipo: 'cartao_credito',
        contaBancariaId: t.contaBancariaId,
        diasLiquidacao: 30,
        taxaPercentual: '2.99',
        taxaFixaCentavos: 10,
      }),
    )
  ).id;
});
afterAll(() => banco.fechar());

const novo = () =>
  tituloDeTeste(banco.db, t, { dataEmissao: ha(90), dataVencimento: somarDias(hoje, 50), descontoCondicionalCentavos: centavos(0) });
const pagar = (itens: { tituloId: number; valorCentavos: number }[], dataBaixa: DataCivil = ha(40)) =>
  transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: cartao,
      excedenteComoCredito: true,
      itens,
    }),
  );
const todos = { contaBancariaId: null, formaPagamentoId: null };
const prever = (ate: DataCivil = hoje) => preverLiquidacao(banco.db, { ...todos, ate });
const liquidarAte = async (ate: DataCivil = hoje, dataCredito: DataCivil | null = null) => {
  const { grupos: _grupos, ...somas } = await prever(ate);
  return transacao(banco.db, (tx) =>
    liquidar(atoDe(tx, paulo), {
      ...todos,
      ate,
      dataCredito,
      quantidade: somas.quantidade,
      brutoCentavos: centavos(somas.brutoCentavos),
      taxaCentavos: centavos(somas.taxaCentavos),
    }),
  );
};
const saldo = async (): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint as n from lancamentos_financeiros`.execute(
      banco.db,
    )
  ).rows[0]?.n ?? -1;
const estornar = (baixaId: number) =>
  transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Compra contestada' }));
const situacoes = async (): Promise<unknown[]> =>
  (
    await sql<{
      s: unknown;
    }>`select json_build_array(origem_tipo, situacao) as s from recebimentos_a_liquidar order by id desc limit 2`.execute(banco.db)
  ).rows.map((r) => r.s);
const codigo = (code: string) => expect.objectContaining({ code });
// What one test leaves waiting is not of the next.
beforeEach(async () => {
  if ((await prever()).quantidade > 0) await liquidarAte();
});

describe('money of a card', () => {
  test('settles the title on the day of payment, and is in no balance until it comes, less its fee', async () => {
    const { id } = await novo();
    const antes = await saldo();
    const feita = await pagar([{ tituloId: id, valorCentavos: 100_000 }]);
    expect(feita.baixas[0]?.situacao).toBe('baixado');
    expect(await saldo()).toBe(antes);
    const prevista = proximoDiaUtil(ha(10), 'bancario');
    expect((await prever()).grupos).toEqual([
      {
        contaNome: 'Caixa da secretaria',
        formaNome: 'Cartão de crédito',
        dataPrevista: prevista,
        quantidade: 1,
        brutoCentavos: 100_000,
        taxaCentavos: 3_000,
      },
    ]);
    await liquidarAte();
    expect(await saldo()).toBe(antes + 97_000);
    const { rows } =
      await sql`select origem_tipo as origem, sentido, valor_centavos as valor, data_movimento as dia, forma_pagamento_id as forma
      from lancamentos_financeiros order by id desc limit 2`.execute(banco.db);
    expect(rows).toEqual([
      { origem: 'taxa_recebimento', sentido: 'saida', valor: 3_000, dia: prevista, forma: cartao },
      { origem: 'baixa', sentido: 'entrada', valor: 100_000, dia: prevista, forma: cartao },
    ]);
  });

  test('is one fee for a payment of many titles and a credit, apportioned to the cent', async () => {
    const [a, b] = [await novo(), await novo()];
    await pagar([
      { tituloId: a.id, valorCentavos: 33_333 },
      { tituloId: b.id, valorCentavos: 107_777 },
    ]);
    expect(await prever()).toMatchObject({ quantidade: 3, brutoCentavos: 141_110, taxaCentavos: 4_229 });
  });

  test('shows as expected in the cash flow, on its day, and as today’s when late', async () => {
    const linhas = async () => {
      const fluxo = await obterFluxo(
        banco.db,
        {
          dataInicial: hoje,
          dataFinal: somarDias(hoje, 60),
          agrupamento: 'dia',
          contaBancariaId: t.contaBancariaId,
          incluirAtrasados: false,
        },
        hoje,
      );
      return new Map(fluxo.linhas.map((l) => [l.inicio, l]));
    };
    const antes = await linhas();
    const [a, b] = [await novo(), await novo()];
    await pagar([{ tituloId: a.id, valorCentavos: 100_000 }]);
    await pagar([{ tituloId: b.id, valorCentavos: 50_000 }], ha(1));
    const depois = await linhas();
    const mudou = (dia: DataCivil) => ({
      entradas: (depois.get(dia)?.entradasPrevistasCentavos ?? 0) - (antes.get(dia)?.entradasPrevistasCentavos ?? 0),
      saidas: (depois.get(dia)?.saidasPrevistasCentavos ?? 0) - (antes.get(dia)?.saidasPrevistasCentavos ?? 0),
    });
    expect(mudou(hoje)).toEqual({ entradas: 100_000, saidas: 3_000 });
    expect(mudou(proximoDiaUtil(somarDias(hoje, 29), 'bancario'))).toEqual({ entradas: 50_000, saidas: 1_505 });
  });

  test('nothing is settled twice, ahead of time, before it was paid, or with other figures than those seen', async () => {
    await expect(liquidarAte()).rejects.toThrow(codigo('NADA_A_LIQUIDAR'));
    const { id } = await novo();
    await pagar([{ tituloId: id, valorCentavos: 100_000 }]);
    const visto = {
      ...todos,
      ate: hoje,
      dataCredito: null,
      quantidade: 1,
      brutoCentavos: centavos(100_000),
      taxaCentavos: centavos(2_999),
    };
    await expect(transacao(banco.db, (tx) => liquidar(atoDe(tx, paulo), visto))).rejects.toThrow(codigo('LIQUIDACAO_MUDOU'));
    await expect(liquidarAte(somarDias(hoje, 1))).rejects.toThrow(codigo('LANCAMENTO_FUTURO'));
    await expect(liquidarAte(hoje, ha(41))).rejects.toThrow(codigo('LIQUIDACAO_ANTERIOR'));
    const certo = { ...visto, taxaCentavos: centavos(3_000) };
    const [um, outro] = await passoAPasso(
      banco.db,
      (tx) => liquidar(atoDe(tx, paulo), certo),
      () => transacao(banco.db, (tx) => liquidar(atoDe(tx, fernanda), certo)),
    );
    expect(um).toMatchObject({ quantidade: 1 });
    expect(outro).toMatchObject({ status: 'rejected', reason: { code: 'NADA_A_LIQUIDAR' } });
  });

  test('is not taken on a closed day, nor settled into one', async () => {
    const { id } = await novo();
    await expect(pagar([{ tituloId: id, valorCentavos: 100 }], '2025-06-01')).rejects.toThrow(codigo('SEM_PERIODO_FINANCEIRO'));
  });
});

describe('reversal', () => {
  test('of what had not come: it never comes, and no money moves', async () => {
    const { id } = await novo();
    const antes = await saldo();
    const feita = await pagar([{ tituloId: id, valorCentavos: 110_000 }]);
    await estornar(feita.baixas[0]?.id ?? 0);
    expect(await saldo()).toBe(antes);
    expect((await prever()).quantidade).toBe(0);
    expect(await situacoes()).toEqual([
      ['credito', 'estornado'],
      ['baixa', 'estornado'],
    ]);
  });

  test('of what had come: gross and fee go back, and the credit with them', async () => {
    const { id } = await novo();
    const antes = await saldo();
    const feita = await pagar([{ tituloId: id, valorCentavos: 110_000 }]);
    await liquidarAte();
    expect(await saldo()).toBe(antes + 110_000 - 3_299);
    await estornar(feita.baixas[0]?.id ?? 0);
    expect(await saldo()).toBe(antes);
    expect(await situacoes()).toEqual([
      ['credito', 'estornado'],
      ['baixa', 'estornado'],
    ]);
  });

  test('against a settlement under way: one of the two comes first, and the account is right either way', async () => {
    const { id } = await novo();
    const antes = await saldo();
    const feita = await pagar([{ tituloId: id, valorCentavos: 100_000 }]);
    await passoAPasso(
      banco.db,
      (tx) =>
        liquidar(atoDe(tx, paulo), {
          ...todos,
          ate: hoje,
          dataCredito: null,
          quantidade: 1,
          brutoCentavos: centavos(100_000),
          taxaCentavos: centavos(3_000),
        }),
      () => estornar(feita.baixas[0]?.id ?? 0),
    );
    expect(await saldo()).toBe(antes);
  });

  test('a credit still to come settles a title without waiting again, and is undone without money', async () => {
    const [a, b] = [await novo(), await novo()];
    const antes = await saldo();
    await pagar([{ tituloId: a.id, valorCentavos: 130_000 }]);
    const { itens } = await creditosDoPagador(banco.db, t.pagadorId);
    const creditoId = itens[0]?.id ?? 0;
    const uso = await transacao(banco.db, (tx) =>
      usarCredito(atoDe(tx, fernanda), { creditoId, dataUso: hoje, itens: [{ tituloId: b.id, valorCentavos: 30_000 }] }),
    );
    expect(await saldo()).toBe(antes);
    await estornar(uso.baixas[0]?.id ?? 0);
    await transacao(banco.db, (tx) => estornarCredito(atoDe(tx, paulo), { creditoId, motivo: 'Era de outro' }));
    expect(await saldo()).toBe(antes);
    expect((await situacoes())[0]).toEqual(['credito', 'estornado']);
  });
});

describe('the database refuses', () => {
  const violar = (comando: ReturnType<typeof sql>) => expect(transacao(banco.db, (tx) => comando.execute(tx))).rejects;
  test('a settlement without its entries, a change of what was received, a second settlement, a deletion', async () => {
    const { id } = await novo();
    await pagar([{ tituloId: id, valorCentavos: 100_000 }]);
    await violar(sql`with l as (insert into liquidacoes_recebimentos (ate, quantidade, bruto_centavos, taxa_centavos, usuario_id, usuario_nome)
        values (${hoje}, 1, 100000, 3000, 1, 'x') returning id)
      update recebimentos_a_liquidar set situacao = 'liquidado', liquidacao_id = l.id, data_liquidacao = ${hoje} from l where situacao = 'a_liquidar'`).toThrow(
      /RECEBIMENTO_INCOERENTE/,
    );
    await violar(sql`update recebimentos_a_liquidar set taxa_centavos = 0 where situacao = 'a_liquidar'`).toThrow(
      /RECEBIMENTO_JA_LIQUIDADO/,
    );
    await violar(
      sql`update recebimentos_a_liquidar set situacao = 'a_liquidar', liquidacao_id = null, data_liquidacao = null where situacao = 'liquidado'`,
    ).toThrow(/RECEBIMENTO_JA_LIQUIDADO/);
    for (const tabela of ['recebimentos_a_liquidar', 'liquidacoes_recebimentos'])
      await expect(sql`delete from ${sql.table(tabela)}`.execute(banco.dono)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
  });

  test('a baixa with neither entry nor money to come', async () => {
    const { id } = await novo();
    await violar(sql`with r as (insert into recibos (pagador_id, data_recibo, total_centavos, codigo_verificacao, usuario_id)
        values (${t.pagadorId}, ${hoje}, 100, 'X-1', 1) returning id),
      a as (update titulos_receber set amortizado_centavos = 100, recebido_centavos = 100, situacao = 'parcial' where id = ${id})
      insert into baixas (titulo_id, recibo_id, data_baixa, valor_centavos, principal_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)
      select ${id}, r.id, ${hoje}, 100, 100, ${t.contaBancariaId}, ${cartao}, 1, 'x' from r`).toThrow(/BAIXA_SEM_LANCAMENTO/);
  });
});
