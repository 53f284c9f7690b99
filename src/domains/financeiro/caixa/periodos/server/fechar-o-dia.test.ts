import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registrarEstornoDeFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { criarContaBancaria, criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarPeriodoFinanceiro } from './criar-periodo.ts';
import { fecharPeriodoFinanceiro } from './fechar-periodo.ts';
import { conferirPeriodoAberto } from '#domains/financeiro/caixa/server/periodo-aberto.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';

let s: ServidorDeTeste;
let conta: number;
let cheque: number;
let dinheiro: number;
let periodo: number;
let contas = 0;
const hoje: DataCivil = hojeEm(new Date(), fuso);
const inicio = somarDias(hoje, -10);
const fim = somarDias(hoje, 20);
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.caixa });
});
afterAll(() => s.fechar());
beforeEach(async () => {
  contas += 1;
  await transacao(s.banco.db, async (tx) => {
    ({ id: conta } = await criarContaBancaria(atoDe(tx, fernanda), {
      nome: `Caixa ${contas}`,
      tipo: 'caixa',
      saldoInicialCentavos: 50_000,
    }));
    const forma = async (nome: string, tipo: 'cheque' | 'dinheiro') =>
      (await criarFormaPagamento(atoDe(tx, fernanda), { nome: `${nome} ${contas}`, tipo, contaBancariaId: conta })).id;
    cheque = await forma('Cheque', 'cheque');
    dinheiro = await forma('Dinheiro', 'dinheiro');
    periodo = (await criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: conta, dataInicio: inicio, dataFim: fim })).id;
  });
});

let origem = 0;
const lancarEm = async (tx: Tx, dataMovimento: string, valor: number, formaPagamentoId: number | null = null): Promise<void> => {
  const comum = { valorCentavos: centavos(valor), origemTipo: 'recebimento_reliquidado' as const, origemId: (origem += 1) };
  const resto = { categoria: 'ensaio', historico: 'Ensaio de caixa', sentido: 'entrada' as const };
  await registrarLancamentos(atoDe(tx, fernanda), [{ ...comum, ...resto, contaBancariaId: conta, formaPagamentoId, dataMovimento }]);
  const valores = {
    taxaCentavos: centavos(0),
    liquidoCentavos: centavos(valor),
    contaBancariaId: conta,
    formaPagamentoId: formaPagamentoId ?? 1,
  };
  await registrarFatos(tx, [{ ...comum, evento: 'recebimento.liquidado', dataFato: dataMovimento, valores }]);
};
const lancar = (...args: [dataMovimento: string, valor: number, forma?: number]) => transacao(s.banco.db, (tx) => lancarEm(tx, ...args));
/** What was entered last goes back on a day, by the method it came. */
const devolver = (dataMovimento: string, valor: number, formaPagamentoId: number) =>
  transacao(s.banco.db, async (tx) => {
    const original = { origemTipo: 'recebimento_reliquidado' as const, origemId: origem };
    const volta = {
      origemTipo: 'recebimento_a_liquidar_estorno' as const,
      origemId: origem,
      valorCentavos: centavos(valor),
      categoria: 'ensaio',
    };
    const resto = { historico: 'Cheque sem fundos', sentido: 'saida' as const, contaBancariaId: conta, formaPagamentoId, dataMovimento };
    await registrarLancamentos(atoDe(tx, fernanda), [{ ...volta, ...resto, estorna: original }]);
    const fato = {
      evento: 'recebimento.liquidacao_estornada' as const,
      dataFato: dataMovimento,
      origemTipo: volta.origemTipo,
      origemId: origem,
    };
    await registrarEstornoDeFato(tx, { ...fato, original: { evento: 'recebimento.liquidado', ...original } });
  });
const fechar = (body: Record<string, unknown>, id = periodo) =>
  s.pedir('POST', `PeriodoFinanceiro/${id}/fechamento`, { body: { versao: 1, ajuste: null, ...body } });
const conferencia = async (ate?: string) =>
  (await s.pedir('GET', `PeriodoFinanceiro/${periodo}/conferencia${ate ? `?Ate=${ate}` : ''}`)).corpo.data;
const periodos = async () =>
  (
    await sql`select data_inicio as inicio, data_fim as fim, situacao from periodos_financeiros where conta_bancaria_id = ${conta} order by 1`.execute(
      s.banco.db,
    )
  ).rows;

describe('closing a period that runs', () => {
  test('until today: it ends today, and the next one begins tomorrow and runs to the end it had', async () => {
    await lancar(hoje, 10_000);
    expect(await conferencia()).toMatchObject({ ate: hoje, emCurso: true, saldoCalculadoCentavos: 60_000, movimentoPosterior: null });
    expect((await fechar({ saldoInformadoCentavos: 60_000 })).corpo.error?.code).toBe('PERIODO_FINANCEIRO_EM_CURSO');
    const r = await fechar({ saldoInformadoCentavos: 60_000, ate: hoje });
    expect(r.corpo.data).toMatchObject({ situacao: 'fechado', saldoCentavos: 60_000, seguinteId: expect.any(Number) });
    expect(await periodos()).toEqual([
      { inicio, fim: hoje, situacao: 'fechado' },
      { inicio: somarDias(hoje, 1), fim, situacao: 'aberto' },
    ]);
    await expect(lancar(hoje, 100)).rejects.toMatchObject({ code: 'PERIODO_FINANCEIRO_FECHADO' });
    await lancar(somarDias(hoje, 1), 100);
    expect(
      (await s.pedir('POST', `PeriodoFinanceiro/${periodo}/reabertura`, { body: { versao: 2, motivo: 'Faltou um recibo' } })).status,
    ).toBe(200);
    await lancar(hoje, 100);
  });

  test('until yesterday: what is dated today goes along to the period that follows; refused outside the period or after today', async () => {
    await lancar(hoje, 10_000);
    const ontem = somarDias(hoje, -1);
    expect(await conferencia(ontem)).toMatchObject({ saldoCalculadoCentavos: 50_000, movimentoPosterior: hoje });
    for (const ate of [somarDias(inicio, -1), somarDias(hoje, 1), somarDias(fim, 1)])
      expect((await fechar({ saldoInformadoCentavos: 60_000, ate })).corpo.error).toMatchObject({
        code: 'PERIODO_FINANCEIRO_CORTE_INVALIDO',
      });
    expect(await periodos()).toHaveLength(1);
    const r = await fechar({ saldoInformadoCentavos: 50_000, ate: ontem });
    expect(r.corpo.error).toBeUndefined();
    const { seguinteId } = r.corpo.data as { seguinteId: number };
    const { rows } = await sql`select periodo_financeiro_id as id, data_movimento as dia from lancamentos_financeiros
      where conta_bancaria_id = ${conta} and data_movimento = ${hoje}::date`.execute(s.banco.db);
    expect(rows).toEqual([{ id: seguinteId, dia: hoje }]);
    await conferirInteireza(s.banco.db);
  });

  test('an entry changes in nothing else, and goes to no period that is closed, of another account or of other days', async () => {
    await lancar(hoje, 10_000);
    const mudar = (partes: ReturnType<typeof sql>) =>
      sql`update lancamentos_financeiros set ${partes} where conta_bancaria_id = ${conta}`.execute(s.banco.dono);
    await expect(mudar(sql`valor_centavos = 1`)).rejects.toThrow('REGISTRO_IMUTAVEL');
    await expect(mudar(sql`periodo_financeiro_id = ${periodo}, historico = 'x'`)).rejects.toThrow('REGISTRO_IMUTAVEL');
    await fechar({ saldoInformadoCentavos: 60_000, ate: hoje });
    const { rows } = await sql<{ id: number }>`select id from periodos_financeiros where id <> ${periodo} order by id`.execute(s.banco.db);
    for (const { id } of rows) await expect(mudar(sql`periodo_financeiro_id = ${id}`)).rejects.toThrow('REGISTRO_IMUTAVEL');
  });

  test('waits for a movement under way and counts it; the one that waited for the cut lands in the new period', async () => {
    const ontem = somarDias(hoje, -1);
    const cortar = (tx: Tx) =>
      fecharPeriodoFinanceiro(atoDe(tx, fernanda), { id: periodo, versao: 1, saldoInformadoCentavos: centavos(50_000), ate: ontem });
    const [feito, depois] = await passoAPasso(s.banco.db, cortar, () => lancar(hoje, 700));
    expect(depois).toMatchObject({ status: 'fulfilled' });
    const { rows } = await sql`select periodo_financeiro_id as id from lancamentos_financeiros where conta_bancaria_id = ${conta}`.execute(
      s.banco.db,
    );
    expect(rows).toEqual([{ id: feito.seguinteId }]);
  });

  test('a day that was found open stays open, also when the period was cut while waiting', async () => {
    const ontem = somarDias(hoje, -1);
    const [, depois] = await passoAPasso(
      s.banco.db,
      (tx) =>
        fecharPeriodoFinanceiro(atoDe(tx, fernanda), { id: periodo, versao: 1, saldoInformadoCentavos: centavos(50_000), ate: ontem }),
      () => transacao(s.banco.db, (tx) => conferirPeriodoAberto(tx, conta, hoje)),
    );
    expect(depois).toMatchObject({ status: 'fulfilled' });
  });
});

describe('the count by method', () => {
  test('expects what each method brought in the period, and the rest of the account; cash is part of the rest of a box', async () => {
    await lancar(hoje, 10_000, dinheiro);
    await lancar(hoje, 30_000, cheque);
    expect(await conferencia()).toMatchObject({
      contagens: [
        { formaPagamentoId: null, formaNome: null, esperadoCentavos: 60_000 },
        { formaPagamentoId: cheque, esperadoCentavos: 30_000 },
      ],
    });
  });

  test('a cheque of a closed period that bounces leaves the rest, where it was counted on: nothing negative is expected', async () => {
    const ontem = somarDias(hoje, -1);
    await lancar(ontem, 30_000, cheque);
    await fechar({ saldoInformadoCentavos: 80_000, ate: ontem });
    const { rows } = await sql<{ id: number }>`select id from periodos_financeiros
      where conta_bancaria_id = ${conta} and data_inicio = ${hoje}`.execute(s.banco.db);
    periodo = rows[0]?.id ?? 0;
    await devolver(hoje, 30_000, cheque);
    await lancar(hoje, 5_000, cheque);
    expect(await conferencia(hoje)).toMatchObject({
      contagens: [
        { formaPagamentoId: null, esperadoCentavos: 50_000 },
        { formaPagamentoId: cheque, esperadoCentavos: 5_000 },
      ],
    });
  });

  test('each difference is an entry of its own with its reason, and the count is kept', async () => {
    await lancar(hoje, 30_000, cheque);
    const contagens = [
      { formaPagamentoId: null, contadoCentavos: 51_000 },
      { formaPagamentoId: cheque, contadoCentavos: 29_000 },
    ];
    const pedido = { saldoInformadoCentavos: 80_000, ate: hoje, contagens };
    // The balance ties, the methods do not.
    expect((await fechar(pedido)).corpo.error).toMatchObject({
      code: 'CONTAGEM_DIVERGENTE',
      message: expect.stringContaining('foram contados R$ 290,00 e são esperados R$ 300,00') as string,
      fields: [{ path: expect.stringMatching(/^contagens\.\d\.contadoCentavos$/) as string }],
    });
    expect((await fechar({ ...pedido, ajuste: 'Cheque trocado por dinheiro' })).status).toBe(200);
    const { rows } = await sql`select sentido, valor_centavos as valor, forma_pagamento_id as forma from lancamentos_financeiros
      where conta_bancaria_id = ${conta} and categoria = 'ajuste de caixa' order by 3 nulls first`.execute(s.banco.db);
    expect(rows).toEqual([
      { sentido: 'entrada', valor: 1_000, forma: null },
      { sentido: 'saida', valor: 1_000, forma: cheque },
    ]);
    expect((await s.pedir('GET', `PeriodoFinanceiro/${periodo}`)).corpo.data).toMatchObject({
      saldoFinalCentavos: 80_000,
      situacoes: [
        {
          contagens: [
            { formaPagamentoId: null, esperadoCentavos: 50_000, contadoCentavos: 51_000 },
            { formaPagamentoId: cheque, esperadoCentavos: 30_000, contadoCentavos: 29_000 },
          ],
        },
      ],
    });
  });

  test('a deposit of cheques takes them from the drawer, and not the cash; undone, they are there again', async () => {
    const banco = await transacao(s.banco.db, async (tx) => {
      const { id } = await criarContaBancaria(atoDe(tx, fernanda), { nome: `Banco ${contas}`, tipo: 'caixa', saldoInicialCentavos: 0 });
      await criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: id, dataInicio: inicio, dataFim: fim });
      return id;
    });
    await lancar(hoje, 20_000, dinheiro);
    await lancar(hoje, 100_000, cheque);
    const depositar = (formaPagamentoId: number | null, valorCentavos = 100_000) =>
      s.pedir('POST', 'LancamentoManual', {
        body: {
          tipo: 'transferencia',
          dataMovimento: hoje,
          valorCentavos,
          historico: 'Depósito do dia',
          contaBancariaId: conta,
          contaDestinoId: banco,
          formaPagamentoId,
        },
      });
    const contagens = (resto: number, emCheque: number) => ({
      contagens: [
        { formaPagamentoId: null, esperadoCentavos: resto },
        { formaPagamentoId: cheque, esperadoCentavos: emCheque },
      ],
    });
    expect((await depositar(999_999)).corpo.error).toMatchObject({ code: 'REFERENCIA_INATIVA', fields: [{ path: 'formaPagamentoId' }] });
    const feito = (await depositar(cheque)).corpo.data as { id: number };
    expect(await conferencia()).toMatchObject({ saldoCalculadoCentavos: 70_000, ...contagens(70_000, 0) });
    expect((await s.pedir('GET', `LancamentoManual/${feito.id}`)).corpo.data).toMatchObject({ formaPagamentoNome: `Cheque ${contas}` });
    // In another box they are cheques still.
    const { rows } = await sql<{
      forma: number;
    }>`select forma_pagamento_id as forma from lancamentos_financeiros where conta_bancaria_id = ${banco}`.execute(s.banco.db);
    expect(rows).toEqual([{ forma: cheque }]);
    expect((await s.pedir('POST', `LancamentoManual/${feito.id}/estorno`, { body: { motivo: 'Não depositado' } })).status).toBe(200);
    expect(await conferencia()).toMatchObject(contagens(70_000, 100_000));
    // Without a word it is cash that leaves; cheques of an earlier period are part of the rest, and leave it.
    expect((await depositar(null, 5_000)).status).toBe(200);
    expect(await conferencia()).toMatchObject(contagens(65_000, 100_000));
    expect((await depositar(cheque, 130_000)).status).toBe(200);
    expect(await conferencia()).toMatchObject(contagens(35_000, 0));
    await conferirInteireza(s.banco.db);
    const contado = [
      { formaPagamentoId: null, contadoCentavos: 35_000 },
      { formaPagamentoId: cheque, contadoCentavos: 0 },
    ];
    expect((await fechar({ saldoInformadoCentavos: 35_000, ate: hoje, contagens: contado })).status).toBe(200);
  });

  test('must be of the methods that moved, and add up to the balance', async () => {
    await lancar(hoje, 30_000, cheque);
    const resto = { formaPagamentoId: null, contadoCentavos: 50_000 };
    expect((await fechar({ saldoInformadoCentavos: 50_000, ate: hoje, contagens: [resto] })).corpo.error?.code).toBe('CONTAGEM_INCOMPLETA');
    const contagens = [resto, { formaPagamentoId: cheque, contadoCentavos: 30_000 }];
    expect((await fechar({ saldoInformadoCentavos: 80_001, ate: hoje, contagens })).corpo.error?.code).toBe('CONTAGEM_NAO_FECHA');
    expect((await fechar({ saldoInformadoCentavos: 80_000, ate: hoje, contagens })).status).toBe(200);
  });
});

describe('the database refuses by itself', () => {
  const violar = (consulta: ReturnType<typeof sql>) => expect(transacao(s.banco.db, (tx) => consulta.execute(tx))).rejects;
  test('entries left outside a shortened period, and other days for a closed one', async () => {
    await lancar(hoje, 1_000);
    await violar(sql`update periodos_financeiros set data_fim = ${somarDias(hoje, -1)} where id = ${periodo}`).toThrow(
      /PERIODO_FINANCEIRO_COM_MOVIMENTO/,
    );
    await fechar({ saldoInformadoCentavos: 51_000, ate: hoje });
    await violar(sql`update periodos_financeiros set data_inicio = data_inicio - 1 where id = ${periodo}`).toThrow(
      /PERIODO_FINANCEIRO_FECHADO/,
    );
  });

  test('a closed period that opens, or an open one that closes, without the row that tells who and why', async () => {
    await violar(sql`update periodos_financeiros set situacao = 'fechado', data_fim = ${hoje} where id = ${periodo}`).toThrow(
      /PERIODO_FINANCEIRO_SEM_MUDANCA/,
    );
    await fechar({ saldoInformadoCentavos: 50_000, ate: hoje });
    await violar(sql`update periodos_financeiros set situacao = 'aberto' where id = ${periodo}`).toThrow(/PERIODO_FINANCEIRO_SEM_MUDANCA/);
    await violar(sql`update periodos_financeiros set situacao = 'reaberto' where id = ${periodo}`).toThrow(
      /PERIODO_FINANCEIRO_SEM_MUDANCA/,
    );
  });

  test('a count that does not add up to its closing', async () => {
    await fechar({ saldoInformadoCentavos: 50_000, ate: hoje });
    await violar(sql`insert into periodos_financeiros_contagens (situacao_id, forma_pagamento_id, esperado_centavos, contado_centavos)
      select id, null, 50000, 49999 from periodos_financeiros_situacoes where periodo_financeiro_id = ${periodo}`).toThrow(
      /CONTAGEM_NAO_FECHA/,
    );
  });
});
