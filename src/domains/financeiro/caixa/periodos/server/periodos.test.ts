import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { registrarEstornoDeFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarPeriodoFinanceiro } from './criar-periodo.ts';
import { conferirPeriodoAberto } from '#domains/financeiro/caixa/server/periodo-aberto.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';

let s: ServidorDeTeste;
let conta: number;
let contas = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.caixa });
});
afterAll(() => s.fechar());
beforeEach(async () => {
  contas += 1;
  ({ id: conta } = await transacao(s.banco.db, (tx) =>
    criarContaBancaria(atoDe(tx, fernanda), { nome: `Caixa ${contas}`, tipo: 'caixa', saldoInicialCentavos: 50_000 }),
  ));
});

const abrir = (dataInicio: string, dataFim: string) =>
  s.pedir('POST', 'PeriodoFinanceiro', { body: { contaBancariaId: conta, dataInicio, dataFim } });
const idDe = (r: Awaited<ReturnType<typeof abrir>>): number => (r.corpo.data as { id: number }).id;
const fechar = (id: number, saldoInformadoCentavos: number, versao = 1, ajuste: string | null = null) =>
  s.pedir('POST', `PeriodoFinanceiro/${id}/fechamento`, { body: { versao, saldoInformadoCentavos, ajuste } });
const reabrir = (id: number, versao: number) =>
  s.pedir('POST', `PeriodoFinanceiro/${id}/reabertura`, { body: { versao, motivo: 'Faltou um depósito' } });
let origem = 0;
const lancar = (dataMovimento: string, valor: number, sentido: 'entrada' | 'saida' = 'entrada') =>
  transacao(s.banco.db, async (tx) => {
    const comum = { valorCentavos: centavos(valor), origemTipo: 'recebimento_reliquidado' as const, origemId: (origem += 1) };
    await registrarLancamentos(atoDe(tx, fernanda), [
      { ...comum, contaBancariaId: conta, dataMovimento, sentido, categoria: 'ensaio', historico: 'Ensaio de caixa' },
    ]);
    const valores = { taxaCentavos: centavos(0), liquidoCentavos: centavos(valor), contaBancariaId: conta, formaPagamentoId: 1 };
    await registrarFatos(tx, [{ ...comum, evento: 'recebimento.liquidado', dataFato: dataMovimento, valores }]);
  });
const codigo = (code: string) => expect.objectContaining({ code });

describe('opening', () => {
  test('periods follow each other: overlap, gap, inverted dates and a missing account are refused', async () => {
    expect((await abrir('2026-01-01', '2026-01-31')).status).toBe(200);
    expect((await abrir('2026-01-31', '2026-02-28')).corpo.error).toMatchObject({ code: 'PERIODO_FINANCEIRO_SOBREPOSTO' });
    expect((await abrir('2026-02-02', '2026-02-28')).corpo.error).toMatchObject({
      code: 'PERIODO_FINANCEIRO_LACUNA',
      message: expect.stringContaining('01/02/2026'),
    });
    expect((await abrir('2026-02-28', '2026-02-01')).corpo.error?.fields).toMatchObject([
      { path: 'dataFim', code: 'PERIODO_FINANCEIRO_INVERTIDO' },
    ]);
    expect(
      (await s.pedir('POST', 'PeriodoFinanceiro', { body: { dataInicio: '2026-02-01', dataFim: '2026-02-28' } })).corpo.error?.fields,
    ).toMatchObject([{ path: 'contaBancariaId', code: 'CAMPO_REQUERIDO' }]);
    expect(
      (await s.pedir('POST', 'PeriodoFinanceiro', { body: { contaBancariaId: 999_999, dataInicio: '2026-02-01', dataFim: '2026-02-28' } }))
        .corpo.error?.code,
    ).toBe('CONTA_DESCONHECIDA');
    expect((await abrir('2026-02-01', '2026-02-28')).status).toBe(200);
  });

  test('one before the first ends the day before it', async () => {
    await abrir('2026-11-01', '2026-11-30');
    expect((await abrir('2026-01-01', '2026-01-31')).corpo.error).toMatchObject({
      code: 'PERIODO_FINANCEIRO_LACUNA_DEPOIS',
      message: expect.stringContaining('31/10/2026'),
      fields: [{ path: 'dataFim' }],
    });
    expect((await abrir('2026-10-01', '2026-10-31')).status).toBe(200);
  });

  test('two people opening the next period at once: one', async () => {
    await abrir('2026-01-01', '2026-01-31');
    const respostas = await Promise.all([abrir('2026-02-01', '2026-02-28'), abrir('2026-02-01', '2026-03-31')]);
    expect(respostas.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('the database refuses a gap and a closing out of order by itself', async () => {
    await abrir('2026-01-01', '2026-01-31');
    const tentar = (consulta: ReturnType<typeof sql>) => transacao(s.banco.db, (tx) => consulta.execute(tx));
    await expect(
      tentar(
        sql`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim) values (${conta}, '2026-03-01', '2026-03-31')`,
      ),
    ).rejects.toThrow(/PERIODO_FINANCEIRO_LACUNA/);
    await expect(
      tentar(
        sql`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim, situacao) values (${conta}, '2026-02-01', '2026-02-28', 'fechado')`,
      ),
    ).rejects.toThrow(/FORA_DE_ORDEM/);
  });
});

describe('movements', () => {
  test('land only in an open period of the account; the refusal names account and date', async () => {
    const id = idDe(await abrir('2026-01-01', '2026-01-31'));
    await lancar('2026-01-31', 1_000);
    await expect(lancar('2026-02-01', 1_000)).rejects.toThrow(
      expect.objectContaining({ code: 'SEM_PERIODO_FINANCEIRO', params: { conta: `Caixa ${contas}`, data: '01/02/2026' } }),
    );
    expect((await fechar(id, 51_000)).status).toBe(200);
    await expect(lancar('2026-01-15', 1_000)).rejects.toThrow(
      expect.objectContaining({ code: 'PERIODO_FINANCEIRO_FECHADO', params: { conta: `Caixa ${contas}`, data: '15/01/2026' } }),
    );
    await expect(transacao(s.banco.db, (tx) => conferirPeriodoAberto(tx, conta, '2026-01-15'))).rejects.toThrow(
      codigo('PERIODO_FINANCEIRO_FECHADO'),
    );
    await expect(transacao(s.banco.db, (tx) => conferirPeriodoAberto(tx, 999_999, '2026-01-15'))).rejects.toThrow(
      codigo('CONTA_DESCONHECIDA'),
    );
    const direto = sql`insert into lancamentos_financeiros (conta_bancaria_id, periodo_financeiro_id, data_movimento, sentido, categoria, valor_centavos, historico, origem_tipo, origem_id, usuario_id, usuario_nome)
      values (${conta}, ${id}, '2026-01-15', 'entrada', 'x', 1, 'x', 'x', 1, 1, 'x')`;
    await expect(transacao(s.banco.db, (tx) => direto.execute(tx))).rejects.toThrow(/PERIODO_FINANCEIRO_FECHADO/);
  });

  test('are never changed, and one source enters once', async () => {
    await abrir('2026-01-01', '2026-01-31');
    await lancar('2026-01-10', 1_000);
    await expect(
      transacao(s.banco.dono, (tx) =>
        sql`update lancamentos_financeiros set valor_centavos = 1 where conta_bancaria_id = ${conta}`.execute(tx),
      ),
    ).rejects.toThrow(/REGISTRO_IMUTAVEL/);
    origem -= 1;
    await expect(lancar('2026-01-10', 1_000)).rejects.toThrow(/lancamentos_financeiros_origem_key/);
  });
});

describe('closing', () => {
  test('refuses a difference naming both balances, and closes with a justified adjustment that ties', async () => {
    const id = idDe(await abrir('2026-01-01', '2026-01-31'));
    await lancar('2026-01-10', 30_000);
    await lancar('2026-01-12', 10_000, 'saida');
    const recusa = await fechar(id, 69_000);
    expect(recusa.corpo.error).toMatchObject({ code: 'SALDO_DIVERGENTE', fields: [{ path: 'saldoInformadoCentavos' }] });
    for (const valor of ['R$ 690,00', 'R$ 700,00', 'R$ 10,00']) expect(recusa.corpo.error?.message).toContain(valor);
    expect((await fechar(id, 69_000, 1, 'Troco dado a mais')).corpo.data).toEqual({
      id,
      situacao: 'fechado',
      saldoCentavos: 69_000,
      seguinteId: null,
    });
    const periodo = await s.pedir('GET', `PeriodoFinanceiro/${id}`);
    expect(periodo.corpo.data).toMatchObject({
      saldoAnteriorCentavos: 50_000,
      entradasCentavos: 30_000,
      saidasCentavos: 11_000,
      saldoFinalCentavos: 69_000,
      saldoInformadoCentavos: 69_000,
      situacoes: [
        {
          de: 'aberto',
          para: 'fechado',
          motivo: 'Troco dado a mais',
          saldoCalculadoCentavos: 70_000,
          saldoInformadoCentavos: 69_000,
          usuarioNome: 'Fernanda Lima',
        },
      ],
    });
    const { rows } =
      await sql`select evento, valor_centavos as valor, valores->>'sentido' as sentido from fatos_contabeis where origem_id = ${id} and evento = 'caixa.ajustado'`.execute(
        s.banco.db,
      );
    expect(rows).toEqual([{ evento: 'caixa.ajustado', valor: 1_000, sentido: 'saida' }]);
  });

  test('goes in order and reopens in reverse order; a stale version is refused', async () => {
    const janeiro = idDe(await abrir('2026-01-01', '2026-01-31'));
    const fevereiro = idDe(await abrir('2026-02-01', '2026-02-28'));
    expect((await fechar(fevereiro, 50_000)).corpo.error).toMatchObject({
      code: 'PERIODO_FINANCEIRO_FORA_DE_ORDEM',
      message: expect.stringContaining('01/01/2026'),
    });
    expect((await fechar(janeiro, 50_000)).status).toBe(200);
    expect((await abrir('2025-12-01', '2025-12-31')).corpo.error).toMatchObject({
      code: 'PERIODO_FINANCEIRO_ANTES_DE_FECHADO',
      message: expect.stringContaining('01/01/2026 – 31/01/2026'),
    });
    expect((await fechar(janeiro, 50_000)).corpo.error).toMatchObject({
      code: 'VERSAO_DESATUALIZADA',
      detalhe: { situacao: 'fechado', versao: 2 },
    });
    expect((await fechar(janeiro, 50_000, 2)).corpo.error?.code).toBe('PERIODO_FINANCEIRO_JA_FECHADO');
    expect((await fechar(fevereiro, 50_000)).status).toBe(200);
    expect((await reabrir(janeiro, 2)).corpo.error?.code).toBe('PERIODO_FINANCEIRO_FORA_DE_ORDEM');
    expect((await reabrir(fevereiro, 2)).corpo.data).toMatchObject({ situacao: 'reaberto' });
    expect((await reabrir(fevereiro, 3)).corpo.error?.code).toBe('PERIODO_FINANCEIRO_NAO_FECHADO');
    expect((await reabrir(janeiro, 2)).status).toBe(200);
    await lancar('2026-01-31', 500);
    expect((await fechar(janeiro, 50_500, 3)).status).toBe(200);
  });

  test('waits for the last day', async () => {
    const id = idDe(await abrir('2026-01-01', '2099-12-31'));
    expect((await fechar(id, 50_000)).corpo.error).toMatchObject({
      code: 'PERIODO_FINANCEIRO_EM_CURSO',
      message: expect.stringContaining('31/12/2099'),
    });
  });

  test('a period that had something is not deleted; one that had nothing is', async () => {
    const janeiro = idDe(await abrir('2026-01-01', '2026-01-31'));
    await lancar('2026-01-10', 1_000);
    const fevereiro = idDe(await abrir('2026-02-01', '2026-02-28'));
    expect((await s.pedir('DELETE', `PeriodoFinanceiro/${janeiro}`)).corpo.error?.code).toBe('PERIODO_FINANCEIRO_COM_MOVIMENTO');
    expect((await s.pedir('DELETE', `PeriodoFinanceiro/${fevereiro}`)).corpo.data).toEqual({ id: fevereiro });
    expect((await s.pedir('DELETE', `PeriodoFinanceiro/${fevereiro}`)).status).toBe(404);
  });

  test('a closed balance keeps the opening balance of its account as it is', async () => {
    const id = idDe(await abrir('2026-01-01', '2026-01-31'));
    await fechar(id, 50_000);
    await expect(
      transacao(s.banco.db, (tx) => sql`update contas_bancarias set saldo_inicial_centavos = 1 where id = ${conta}`.execute(tx)),
    ).rejects.toThrow(/SALDO_INICIAL_FIXO/);
  });
});

test('the history lists entries with the totals of the whole filter and who reversed what', async () => {
  await transacao(s.banco.db, (tx) =>
    criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: conta, dataInicio: '2026-01-01', dataFim: '2026-12-31' }),
  );
  for (let i = 0; i < 5; i += 1) await lancar(`2026-02-0${i + 1}`, 1_000 * (i + 1));
  const original = origem;
  await transacao(s.banco.db, async (tx) => {
    const estorno = { origemTipo: 'recebimento_a_liquidar_estorno' as const, origemId: original };
    const estornado = { origemTipo: 'recebimento_reliquidado' as const, origemId: original };
    const comum = { contaBancariaId: conta, dataMovimento: '2026-02-09', categoria: 'ensaio', historico: 'Estorno de ensaio' };
    await registrarLancamentos(atoDe(tx, fernanda), [
      { ...comum, ...estorno, sentido: 'saida', valorCentavos: centavos(5_000), estorna: estornado },
    ]);
    await registrarEstornoDeFato(tx, {
      ...estorno,
      original: { evento: 'recebimento.liquidado', ...estornado },
      evento: 'recebimento.liquidacao_estornada',
      dataFato: '2026-02-09',
    });
  });
  const r = await s.pedir('GET', `LancamentoFinanceiro/obter-paginado?ContaBancariaId=${conta}&TamanhoDaPagina=2`);
  expect(r.corpo.data).toMatchObject({
    total: 6,
    totais: { quantidade: 6, entradasCentavos: 10_000, saidasCentavos: 0, saldoCentavos: 10_000 },
  });
  const { itens } = r.corpo.data as { itens: { numero: number; estornaNumero: number | null; estornadoPorNumero: number | null }[] };
  expect(itens[0]?.estornaNumero).toBe(itens[1]?.numero);
  expect(itens[1]?.estornadoPorNumero).toBe(itens[0]?.numero);
  const csv = await s.pedir('GET', `LancamentoFinanceiro/exportar?Formato=csv&ContaBancariaId=${conta}&Nome=estorno`);
  expect(csv.bruto.toString('utf8').trim().split('\r\n')).toHaveLength(2);
});

test('a period tells what it holds that is dated after today, which its final balance counts', async () => {
  const hoje = hojeEm(new Date(), 'America/Belem');
  const id = idDe(await abrir(somarDias(hoje, -5), somarDias(hoje, 5)));
  await lancar(hoje, 1_000);
  const ver = async () => (await s.pedir('GET', `PeriodoFinanceiro/${id}`)).corpo.data;
  expect(await ver()).toMatchObject({ saldoFinalCentavos: 51_000, depoisDeHoje: null });
  await lancar(somarDias(hoje, 2), 7_000);
  await lancar(somarDias(hoje, 3), 400, 'saida');
  expect(await ver()).toMatchObject({
    saldoFinalCentavos: 57_600,
    depoisDeHoje: { lancamentos: 2, primeiro: somarDias(hoje, 2), entradasCentavos: 7_000, saidasCentavos: 400 },
  });
});
