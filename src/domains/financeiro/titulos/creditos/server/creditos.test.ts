import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { baixarDoBanco } from '#domains/financeiro/titulos/baixas/do-banco/server/baixar-do-banco.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { creditosDoPagador } from './creditos.ts';
import { devidoEm } from '#domains/financeiro/titulos/devido/server/devido-sql.ts';
import { dispensarEncargos, ligarDispensa, revogarDispensa } from '#domains/financeiro/titulos/dispensas/server/dispensar-encargos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/usar-credito.ts';
import { devolverCredito, estornarCredito } from './encerrar-credito.ts';
import { registrarCreditos } from './registrar-creditos.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/valores-devidos.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const novo = () =>
  tituloDeTeste(banco.db, t, {
    dataEmissao: somarDias(hoje, -30),
    dataVencimento: somarDias(hoje, 20),
    descontoCondicionalCentavos: centavos(0),
  });
const pagar = (tituloId: number, valorCentavos: number, excedenteComoCredito = true, dataBaixa = hoje) =>
  transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      excedenteComoCredito,
      itens: [{ tituloId, valorCentavos }],
    }),
  );
const creditoDe = async (valor: number) => {
  const { id } = await novo();
  const feita = await pagar(id, 100_000 + valor);
  const { itens } = await creditosDoPagador(banco.db, t.pagadorId);
  return { feita, credito: itens[0] as (typeof itens)[number] };
};
const usar = (creditoId: number, tituloId: number, valorCentavos: number, quem = fernanda) =>
  transacao(banco.db, (tx) => usarCredito(atoDe(tx, quem), { creditoId, dataUso: hoje, itens: [{ tituloId, valorCentavos }] }));
const caixa = async (): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint as n from lancamentos_financeiros`.execute(
      banco.db,
    )
  ).rows[0]?.n ?? -1;
const codigo = (code: string) => expect.objectContaining({ code });

describe('credit of a payer', () => {
  test('an overpayment is refused, or becomes credit that the receipt and the cash books count', async () => {
    const { id } = await novo();
    await expect(pagar(id, 110_000, false)).rejects.toThrow(codigo('VALOR_ACIMA_DO_DEVIDO'));
    const antes = await caixa();
    const feita = await pagar(id, 110_000);
    expect(feita).toMatchObject({ totalCentavos: 110_000, creditoCentavos: 10_000, baixas: [{ situacao: 'baixado' }] });
    expect(await caixa()).toBe(antes + 110_000);
    expect((await creditosDoPagador(banco.db, t.pagadorId)).itens[0]).toMatchObject({
      saldoCentavos: 10_000,
      reciboNumero: feita.reciboNumero,
    });
  });

  test('settles another title of the same payer without new money; the reversal gives it back', async () => {
    const { credito } = await creditoDe(40_000);
    const { id } = await novo();
    const antes = await caixa();
    const feita = await usar(credito.id, id, 30_000);
    expect(feita.baixas[0]).toMatchObject({ situacao: 'parcial', saldoCentavos: 70_000 });
    expect(await caixa()).toBe(antes);
    await expect(usar(credito.id, id, 10_001)).rejects.toThrow(codigo('CREDITO_INSUFICIENTE'));
    await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: feita.baixas[0]?.id ?? 0, motivo: 'Título errado' }));
    expect(await caixa()).toBe(antes);
    const { itens } = await creditosDoPagador(banco.db, t.pagadorId);
    expect(itens[0]).toMatchObject({ saldoCentavos: 40_000, usos: [{ tipo: 'baixa', desfeito: true }] });
    const alheio = await tituloDeTeste(banco.db, t, { pagadorId: t.alunoId });
    await expect(usar(credito.id, alheio.id, 100)).rejects.toThrow(codigo('CREDITO_DE_OUTRO_PAGADOR'));
  });

  test('goes back with the settlement that left it; refused while some of it is used, saying where', async () => {
    const antes = await caixa();
    const { feita, credito } = await creditoDe(5_000);
    const { id } = await novo();
    const uso = await usar(credito.id, id, 3_000);
    const estornar = (baixaId = 0) =>
      transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Cartão contestado' }));
    const [baixa] = feita.baixas;
    await expect(estornar(baixa?.id)).rejects.toMatchObject({
      code: 'CREDITO_DO_RECIBO_USADO',
      params: { usado: 'R$ 30,00', onde: expect.objectContaining({ br: expect.stringContaining(`título ${uso.baixas[0]?.numero}`) }) },
    });
    await estornar(uso.baixas[0]?.id);
    expect(await estornar(baixa?.id)).toMatchObject({ situacao: 'aberto', creditoEstornadoCentavos: 5_000 });
    expect(await caixa()).toBe(antes);
    await expect(usar(credito.id, id, 1)).rejects.toThrow(codigo('CREDITO_INSUFICIENTE'));
  });

  test('of a receipt with many titles goes with the last of them, also when two are reversed at once', async () => {
    const [a, b] = [await novo(), await novo()];
    const antes = await caixa();
    const { baixas } = await transacao(banco.db, (tx) =>
      baixarTitulos(atoDe(tx, fernanda), {
        dataBaixa: hoje,
        contaBancariaId: t.contaBancariaId,
        formaPagamentoId: t.formaPagamentoId,
        excedenteComoCredito: true,
        itens: [
          { tituloId: a.id, valorCentavos: 100_000 },
          { tituloId: b.id, valorCentavos: 107_000 },
        ],
      }),
    );
    const estornar = (i: number, tx: Tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: baixas[i]?.id ?? 0, motivo: 'Engano' });
    const [primeira, segunda] = await passoAPasso(
      banco.db,
      (tx) => estornar(0, tx),
      () => transacao(banco.db, (tx) => estornar(1, tx)),
    );
    expect(primeira.creditoEstornadoCentavos).toBe(0);
    expect(segunda).toMatchObject({ status: 'fulfilled', value: { creditoEstornadoCentavos: 7_000 } });
    expect(await caixa()).toBe(antes);
  });

  test('the database keeps no credit of a receipt that was reversed whole', async () => {
    const { feita } = await creditoDe(5_000);
    const violar = sql`with x as (update titulos_receber set amortizado_centavos = 0, recebido_centavos = 0, situacao = 'aberto' where id = ${feita.baixas[0]?.tituloId})
      insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) values (${feita.baixas[0]?.id}, ${hoje}, 'Por fora', 1, 'x')`;
    await expect(
      transacao(banco.db, async (tx) => {
        await violar.execute(tx);
        await sql`set constraints estornos_credito_do_recibo immediate`.execute(tx);
      }),
    ).rejects.toThrow(/CREDITO_DE_RECIBO_ESTORNADO/);
  });

  test('is refunded in part, never more than is left, and undone only while untouched', async () => {
    const { credito } = await creditoDe(5_000);
    const devolver = (valorCentavos: number) =>
      transacao(banco.db, (tx) =>
        devolverCredito(atoDe(tx, paulo), {
          creditoId: credito.id,
          dataUso: hoje,
          valorCentavos: centavos(valorCentavos),
          contaBancariaId: t.outraContaId,
          motivo: 'A pedido',
        }),
      );
    expect(await devolver(2_000)).toMatchObject({ saldoCentavos: 3_000 });
    await expect(devolver(3_001)).rejects.toThrow(codigo('CREDITO_INSUFICIENTE'));
    const estornar = (creditoId: number) =>
      transacao(banco.db, (tx) => estornarCredito(atoDe(tx, paulo), { creditoId, motivo: 'Digitado errado' }));
    await expect(estornar(credito.id)).rejects.toThrow(codigo('CREDITO_JA_UTILIZADO'));
    const { credito: outro } = await creditoDe(700);
    expect(await estornar(outro.id)).toMatchObject({ saldoCentavos: 0 });
    await expect(estornar(9_999_999)).rejects.toThrow(codigo('CREDITO_NAO_ENCONTRADO'));
  });

  test('used by two people at once: one use, the other is told what is left', async () => {
    const { credito } = await creditoDe(1_000);
    const [a, b] = [await novo(), await novo()];
    const pedido = (tituloId: number) => ({ creditoId: credito.id, dataUso: hoje, itens: [{ tituloId, valorCentavos: 1_000 }] });
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => usarCredito(atoDe(tx, fernanda), pedido(a.id)),
      () => usar(credito.id, b.id, 1_000, paulo),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'CREDITO_INSUFICIENTE', params: { saldo: 'R$ 0,00' } } });
  });

  test.each([
    [
      'more used than there is',
      (c: number) => sql`update creditos set utilizado_centavos = valor_centavos + 1 where id = ${c}`,
      /creditos_saldo_check/,
    ],
    ['a use that nobody recorded', (c: number) => sql`update creditos set utilizado_centavos = 1 where id = ${c}`, /CREDITO_INCOERENTE/],
    ['another value', (c: number) => sql`update creditos set valor_centavos = 5 where id = ${c}`, /REGISTRO_IMUTAVEL/],
    [
      'a use without money',
      (c: number) =>
        sql`insert into creditos_usos (credito_id, tipo, data_uso, valor_centavos, conta_bancaria_id, motivo, usuario_id, usuario_nome) select id, 'devolucao', data_credito, 1, conta_bancaria_id, 'abc', 1, 'x' from creditos where id = ${c}`,
      /CREDITO_INCOERENTE/,
    ],
    ['a credit deleted', (c: number) => sql`delete from creditos where id = ${c}`, /REGISTRO_IMUTAVEL/],
  ] as const)('the database refuses %s', async (_, comando, recusa) => {
    const { credito } = await creditoDe(100);
    await expect(transacao(banco.dono, (tx) => comando(credito.id).execute(tx))).rejects.toThrow(recusa);
  });
});

describe('waived charges', () => {
  const vencido = () => tituloDeTeste(banco.db, t, { dataVencimento: '2026-03-10' });
  const devido = async (id: number, em: DataCivil) => (await valoresDevidosEm(banco.db, [id], em))[0]?.devido;
  const dispensar = (tituloId: number, multa: number, juros: number, dataDispensa = '2026-03-25') =>
    transacao(banco.db, (tx) =>
      dispensarEncargos(atoDe(tx, fernanda), {
        tituloId,
        multaCentavos: centavos(multa),
        jurosCentavos: centavos(juros),
        motivo: 'Erro do banco',
        dataDispensa,
      }),
    );

  test('leave the amount due on their day, but not what runs later; in SQL as in the rule', async () => {
    const { id } = await vencido();
    await dispensar(id, 2_000, 500);
    expect(await devido(id, '2026-03-25')).toMatchObject({ multaCentavos: 0, jurosCentavos: 0, totalCentavos: 100_000 });
    expect(await devido(id, '2026-03-28')).toMatchObject({ multaCentavos: 0, jurosCentavos: 100, totalCentavos: 100_100 });
    expect(await devido(id, '2026-03-20')).toMatchObject({ multaCentavos: 2_000 });
    const { rows } = await sql<{
      n: number;
    }>`select ${devidoEm('2026-03-28')} as n from titulos_receber t where t.id = ${id}`.execute(banco.db);
    expect(rows[0]?.n).toBe(100_100);
  });

  test('are refused above what is owed and on settled titles, and may be taken back', async () => {
    const { id } = await vencido();
    await expect(dispensar(id, 2_001, 0)).rejects.toThrow(codigo('DISPENSA_ACIMA_DO_DEVIDO'));
    const { id: dispensaId } = await dispensar(id, 2_000, 0);
    await expect(dispensar(id, 1, 0)).rejects.toThrow(codigo('DISPENSA_ACIMA_DO_DEVIDO'));
    const revogar = () => transacao(banco.db, (tx) => revogarDispensa(atoDe(tx, fernanda), dispensaId));
    await revogar();
    await expect(revogar()).rejects.toThrow(codigo('DISPENSA_NAO_REVOGAVEL'));
    expect(await devido(id, '2026-03-25')).toMatchObject({ multaCentavos: 2_000 });
  });

  test('hold back a payment dated before them, which would receive what they waived, until they are taken back', async () => {
    const { id } = await vencido();
    await dispensar(id, 2_000, 400, '2026-03-22');
    const recusa = codigo('BAIXA_ANTERIOR_A_DISPENSA');
    await expect(pagar(id, 100_000, false, '2026-03-20')).rejects.toThrow(recusa);
    const doBanco = {
      chave: 1,
      tituloId: id,
      valorCentavos: centavos(102_333),
      dataBaixa: '2026-03-20',
      dataCredito: '2026-03-20',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      toleranciaCentavos: centavos(0),
      esperado: null,
    };
    const { recusas } = await transacao(banco.db, (tx) => baixarDoBanco(atoDe(tx, fernanda), [doBanco]));
    expect(recusas.get(1)).toEqual(recusa);
    expect(recusas.get(1)).toMatchObject({ params: { data: '22/03/2026' } });
    expect((await pagar(id, 50_000, false, '2026-03-22')).baixas[0]).toMatchObject({ saldoCentavos: 50_000 });
    const outro = (await vencido()).id;
    const { id: dela } = await dispensar(outro, 2_000, 400, '2026-03-22');
    await transacao(banco.db, (tx) => revogarDispensa(atoDe(tx, fernanda), dela));
    expect((await pagar(outro, 102_333, false, '2026-03-20')).baixas[0]).toMatchObject({ situacao: 'baixado' });
  });

  test('made with a payment go when it is reversed', async () => {
    const { id } = await vencido();
    const dispensa = await dispensar(id, 2_000, 500);
    const { baixas } = await pagar(id, 100_000, false, '2026-03-25');
    expect(baixas[0]?.situacao).toBe('baixado');
    await transacao(banco.db, (tx) => ligarDispensa(tx, dispensa.id, baixas[0]?.id ?? 0));
    await expect(dispensar(id, 0, 1)).rejects.toThrow(codigo('TITULO_NAO_RECEBE'));
    await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: baixas[0]?.id ?? 0, motivo: 'Cheque devolvido' }));
    expect(await devido(id, '2026-03-25')).toMatchObject({ totalCentavos: 102_500 });
  });

  test('the cached figure cannot differ from the waivers', async () => {
    const { id } = await vencido();
    await dispensar(id, 100, 0);
    await expect(
      transacao(banco.db, (tx) => sql`update titulos_receber set dispensado_centavos = 0 where id = ${id}`.execute(tx)),
    ).rejects.toThrow(/AMORTIZACAO_DIVERGENTE/);
    await expect(transacao(banco.dono, (tx) => sql`delete from titulos_dispensas where titulo_id = ${id}`.execute(tx))).rejects.toThrow(
      /REGISTRO_IMUTAVEL/,
    );
  });
});

test('money that the bank credits tomorrow is used or refunded from tomorrow on, whatever day is asked for, and says so', async () => {
  const amanha = somarDias(hoje, 1);
  const [creditoId = 0] = await transacao(banco.db, (tx) =>
    registrarCreditos(atoDe(tx, fernanda), [
      {
        pagadorId: t.pagadorId,
        reciboId: null,
        dataCredito: amanha,
        valorCentavos: centavos(50_000),
        contaBancariaId: t.contaBancariaId,
        formaPagamentoId: t.formaPagamentoId,
        historico: 'Crédito de amanhã',
      },
    ]),
  );
  const { id } = await novo();
  const [ano, mes, dia] = amanha.split('-');
  const recusa = { code: 'CREDITO_ANTERIOR', params: { data: `${dia}/${mes}/${ano}` } };
  const devolucao = { creditoId, valorCentavos: centavos(50_000), contaBancariaId: t.contaBancariaId, motivo: 'Pediu de volta' };
  for (const dataUso of [hoje, amanha]) {
    const uso = { creditoId, dataUso, itens: [{ tituloId: id, valorCentavos: 50_000 }] };
    await expect(transacao(banco.db, (tx) => usarCredito(atoDe(tx, fernanda), uso))).rejects.toMatchObject(recusa);
    await expect(transacao(banco.db, (tx) => devolverCredito(atoDe(tx, fernanda), { ...devolucao, dataUso }))).rejects.toMatchObject(
      recusa,
    );
  }
});
