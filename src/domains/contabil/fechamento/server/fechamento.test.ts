import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { lancarEmLote, type NovoLancamento } from '#domains/contabil/lancamentos/server/door.ts';
import { abrirAjuste } from '#domains/contabil/periodos/server/oficina.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { registrarFatos } from '../../server/registrar-fatos.ts';
import { conferirFechamento } from './conferir-fechamento.ts';
import { fecharPeriodoContabil } from './fechar-periodo.ts';
import { reabrirPeriodoContabil } from './reabrir-periodo.ts';

let banco: BancoDeTeste;
let conta: (codigo: string) => number;
beforeAll(async () => {
  banco = await bancoDeTeste();
  conta = await livrosDeTeste(banco.db, 2024, 2025);
});
afterAll(() => banco.fechar());

const versaoDe = async (periodo: number): Promise<number> => {
  const { rows } = await sql<{ versao: number }>`select versao from periodos_contabeis where id = ${periodo}`.execute(banco.db);
  return rows[0]?.versao ?? 0;
};
const fechar = async (periodo: number) => {
  const versao = await versaoDe(periodo);
  return transacao(banco.db, (tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo, versao, comPendencias: false }));
};
const reabrir = async (periodo: number) => {
  const versao = await versaoDe(periodo);
  return transacao(banco.db, (tx) => reabrirPeriodoContabil(atoDe(tx, paulo), { periodo, versao, motivo: 'Faltou uma nota' }));
};
const fecharAte = async (ultimo: number, de = 202401): Promise<void> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from periodos_contabeis where id between ${de} and ${ultimo} and situacao <> 'fechado' order by id`.execute(banco.db);
  for (const { id } of rows) await fechar(id);
};
const lancar = (...lancamentos: NovoLancamento[]) => transacao(banco.db, (tx) => lancarEmLote(atoDe(tx, fernanda), lancamentos));
const saldoEm = async (codigo: string, periodo: number): Promise<number> => {
  const { rows } = await sql<{
    saldo: number;
  }>`select coalesce(sum(anterior_centavos + debitos_centavos - creditos_centavos), 0)::bigint as saldo from saldos_contabeis_entre(${periodo}, ${periodo}) where conta_id = ${conta(codigo)}`.execute(
    banco.db,
  );
  return rows[0]?.saldo ?? 0;
};

describe('order', () => {
  test('March does not close before February, nor reopens January under it; who closed it is told', async () => {
    await expect(fechar(202403)).rejects.toMatchObject({ code: 'PERIODO_CONTABIL_FORA_DE_ORDEM', params: { periodo: '01/2024' } });
    await fecharAte(202402);
    await expect(fechar(202402)).rejects.toMatchObject({
      code: 'PERIODO_CONTABIL_JA_FECHADO',
      params: { usuario: expect.stringContaining(fernanda.nome) },
    });
    await expect(reabrir(202401)).rejects.toMatchObject({ code: 'PERIODO_CONTABIL_SOB_FECHADO', params: { periodo: '02/2024' } });
    await expect(reabrir(202403)).rejects.toMatchObject({ code: 'PERIODO_CONTABIL_NAO_FECHADO' });
    await expect(lancar(simples('2024-02-10', conta('1.1.01.001'), conta('3.1.01.001'), 5))).rejects.toMatchObject({
      code: 'PERIODO_CONTABIL_FECHADO',
      params: { periodo: '02/2024', usuario: expect.stringContaining(fernanda.nome) },
    });
    await reabrir(202402);
    await lancar(simples('2024-02-10', conta('1.1.01.001'), conta('2.3.01.001'), 500));
  });

  test('the database holds the order, too', async () => {
    const mudar = (id: number, para: string) =>
      transacao(banco.dono, (tx) => sql`update periodos_contabeis set situacao = ${para} where id = ${id}`.execute(tx)).catch(
        (causa: unknown) => traduzirErroDoBanco(causa)?.code,
      );
    expect(await mudar(202404, 'fechado')).toBe('PERIODO_CONTABIL_FORA_DE_ORDEM');
    await fecharAte(202402);
    expect(await mudar(202401, 'reaberto')).toBe('PERIODO_CONTABIL_SOB_FECHADO');
    expect(await mudar(202402, 'aberto')).toBe('PERIODO_CONTABIL_SEM_MUDANCA');
  });

  test('a closing waits for an entry under way and counts it; an entry waits for a closing and is refused', async () => {
    const lancamento = simples('2024-03-05', conta('1.1.01.001'), conta('2.3.01.001'), 700);
    const [, fechado] = await passoAPasso(
      banco.db,
      (tx) => lancarEmLote(atoDe(tx, fernanda), [lancamento]),
      () => fechar(202403),
    );
    expect(fechado).toMatchObject({ status: 'fulfilled', value: { lancamentos: 1 } });
    await reabrir(202403);
    const versao = await versaoDe(202403);
    const [, recusado] = await passoAPasso(
      banco.db,
      (tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo: 202403, versao, comPendencias: false }),
      () => lancar(lancamento),
    );
    expect(recusado).toMatchObject({ status: 'rejected', reason: { code: 'PERIODO_CONTABIL_FECHADO' } });
  });

  test('of one who closes April while another reopens March, one is refused', async () => {
    const versao = await versaoDe(202404);
    const [, outra] = await passoAPasso(
      banco.db,
      (tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo: 202404, versao, comPendencias: false }),
      () => reabrir(202403),
    );
    expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'PERIODO_CONTABIL_SOB_FECHADO' } });
  });
});

describe('what is pending', () => {
  test('is counted, and left only by who saw it', async () => {
    await transacao(banco.db, (tx) =>
      sql`insert into rascunhos_contabeis (data_lancamento, historico) values ('2024-05-10', 'por conferir')`.execute(tx),
    );
    expect((await conferirFechamento(banco.db, { periodo: 202405 }, '2026-11-26')).pendencias).toEqual([
      { qual: 'rascunhos', quantidade: 1 },
    ]);
    await expect(fechar(202405)).rejects.toMatchObject({ code: 'PERIODO_CONTABIL_COM_PENDENCIAS', params: { n: 1 } });
    const versao = await versaoDe(202405);
    await transacao(banco.db, (tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo: 202405, versao, comPendencias: true }));
    // A draft that a closed month left behind is asked for by what closes after it, the year too, until it is posted or discarded.
    for (const periodo of [202406, 202414])
      expect((await conferirFechamento(banco.db, { periodo }, '2026-11-26')).pendencias).toContainEqual({
        qual: 'rascunhos',
        quantidade: 1,
      });
    await transacao(banco.db, (tx) => sql`delete from rascunhos_contabeis where data_lancamento = '2024-05-10'`.execute(tx));
    expect((await conferirFechamento(banco.db, { periodo: 202406 }, '2026-11-26')).pendencias).toEqual([]);
  });
});

test('a fact that came late for a month already closed is pending until it is in the books, and none before the first year', async () => {
  const fato = (dataFato: string, origemId: number) => ({
    evento: 'recebimento.liquidado' as const,
    dataFato,
    origemTipo: 'recebimento_a_liquidar' as const,
    origemId,
    valorCentavos: centavos(100),
    valores: { taxaCentavos: centavos(0), liquidoCentavos: centavos(100), contaBancariaId: 1, formaPagamentoId: 1 },
  });
  await transacao(banco.db, (tx) => registrarFatos(tx, [fato('2023-12-31', 70), fato('2024-02-10', 71)]));
  const pendencias = async () => (await conferirFechamento(banco.db, { periodo: 202406 }, '2026-11-26')).pendencias;
  expect(await pendencias()).toEqual([{ qual: 'fatos_sem_regra', quantidade: 1 }]);
  const { rows } = await sql<{ id: number }>`select id from fatos_contabeis where origem_id = 71`.execute(banco.db);
  const base = simples('2024-06-10', conta('1.1.01.002'), conta('1.1.02.001'), 100);
  await lancar({ ...base, partidas: base.partidas.map((p) => ({ ...p, fatoId: rows[0]?.id ?? 0 })) });
  expect(await pendencias()).toEqual([]);
  await lancar(simples('2024-06-10', conta('1.1.02.001'), conta('1.1.01.002'), 100));
});

test('a período closes from the day after its last', async () => {
  const versao = await versaoDe(202406);
  const fecharEm = (hoje: string) =>
    transacao(banco.db, (tx) => fecharPeriodoContabil(atoDe(tx, fernanda, { hoje }), { periodo: 202406, versao, comPendencias: false }));
  expect((await conferirFechamento(banco.db, { periodo: 202406 }, '2024-06-30')).emCurso).toBe(true);
  await expect(fecharEm('2024-06-30')).rejects.toMatchObject({ code: 'PERIODO_CONTABIL_EM_CURSO' });
  await fecharEm('2024-07-01');
});

/** The worked month of the handbook of rules: debit, credit, centavos. */
const mes: [debito: string, credito: string, valor: number][] = [
  ['1.1.02.001', '3.1.01.001', 4_000_000],
  ['3.1.09.001', '1.1.02.001', 400_000],
  ['3.1.09.002', '1.1.02.001', 100_000],
  ['1.1.01.002', '2.1.04.001', 300_000],
  ['1.1.01.002', '1.1.02.001', 1_900_000],
  ['4.2.01.001', '1.1.02.001', 100_000],
  ['1.1.01.002', '1.1.02.001', 125_090],
  ['1.1.01.002', '3.2.01.001', 3_878],
  ['4.2.01.002', '1.1.01.002', 5_250],
  ['4.1.02.002', '2.1.01.001', 888_500],
  ['4.1.02.002', '2.1.03.001', 15_000],
  ['4.1.02.002', '2.1.03.002', 46_500],
  ['4.1.02.002', '2.1.03.004', 50_000],
  ['1.1.03.001', '2.1.01.001', 150_000],
  ['4.1.02.001', '1.1.03.001', 120_000],
  ['2.1.01.001', '1.1.01.002', 888_500],
  ['4.1.01.001', '2.1.02.001', 1_200_000],
];

describe('the closing of a year', () => {
  const partida = (codigo: string, debito: number, credito: number) => ({
    contaId: conta(codigo),
    debitoCentavos: centavos(debito),
    creditoCentavos: centavos(credito),
  });
  test('posts its result, leaves results at zero, and carries what every account holds', async () => {
    await lancar({
      dataLancamento: '2024-11-30',
      origem: 'manual',
      historico: 'Saldos de abertura',
      partidas: [
        partida('1.1.01.002', 5_000_000, 0),
        partida('1.1.02.001', 800_000, 0),
        partida('1.1.03.001', 200_000, 0),
        partida('2.1.01.001', 0, 500_000),
        partida('2.3.01.001', 0, 5_500_000),
      ],
    });
    await lancar(...mes.map(([debito, credito, valor]) => simples('2024-12-15', conta(debito), conta(credito), valor)));
    expect(await saldoEm('1.1.01.002', 202412)).toBe(6_435_218);
    expect(await saldoEm('1.1.02.001', 202412)).toBe(2_174_910);
    expect(await saldoEm('2.1.01.001', 202412)).toBe(-650_000);
    await fecharAte(202412);
    expect((await conferirFechamento(banco.db, { periodo: 202414 }, '2026-11-26')).resultadoCentavos).toBe(1_078_628);
    expect(await fechar(202414)).toMatchObject({ situacao: 'fechado', resultadoCentavos: 1_078_628, lancamentos: 3 });
    expect(await saldoEm('3.1.01.001', 202414)).toBe(0);
    expect(await saldoEm('5.1.01.001', 202414)).toBe(0);
    expect(await saldoEm('2.3.02.001', 202501)).toBe(-1_078_628);
    expect(await saldoEm('1.1.01.002', 202501)).toBe(6_435_218);
    // Without the closing the result is still read.
    expect(await saldoEm('3.1.01.001', 202412)).toBe(-4_000_000);
  });

  test('reopened, its entries are reversed and nothing is carried; closed again after a correction it carries the other result', async () => {
    await reabrir(202414);
    expect(await saldoEm('3.1.01.001', 202414)).toBe(-4_000_000);
    const { rows } = await sql`select 1 from saldos_iniciais_contabeis where ano = 2025`.execute(banco.db);
    expect(rows).toEqual([]);
    await transacao(banco.db, (tx) => abrirAjuste(atoDe(tx, fernanda), { ano: 2024 }));
    await lancar({ ...simples('2024-12-31', conta('4.1.05.001'), conta('1.2.02.009'), 78_628), parte: 'ajuste' });
    await fecharAte(202413);
    expect(await fechar(202414)).toMatchObject({ resultadoCentavos: 1_000_000 });
    expect(await saldoEm('2.3.02.001', 202501)).toBe(-1_000_000);
    expect(await saldoEm('1.1.01.002', 202503)).toBe(6_435_218);
  });

  test('the database refuses a year that closes with a result left, or with another carry', async () => {
    const tentar = (...comandos: ReturnType<typeof sql>[]) =>
      transacao(banco.dono, async (tx) => {
        for (const comando of comandos) await comando.execute(tx);
      }).catch((causa: unknown) => traduzirErroDoBanco(causa)?.code);
    const outroSaldo = sql`update saldos_iniciais_contabeis set saldo_centavos = saldo_centavos + 1 where conta_id = ${conta('1.1.01.002')}`;
    expect(await tentar(outroSaldo)).toBe('ENCERRAMENTO_DIVERGENTE');
    expect(await tentar(sql`delete from saldos_iniciais_contabeis where conta_id = ${conta('1.1.01.002')}`)).toBe(
      'ENCERRAMENTO_DIVERGENTE',
    );
    const semApurar = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14].map(
      (n) => sql`update periodos_contabeis set situacao = 'fechado' where id = ${202_500 + n}`,
    );
    await lancar(simples('2025-01-10', conta('1.1.01.002'), conta('3.1.01.001'), 100));
    expect(await tentar(...semApurar)).toBe('ENCERRAMENTO_DIVERGENTE');
  });
});

test('a year follows the years that stand, and goes only while nothing was made in it', async () => {
  const { abrirExercicio, excluirExercicio } = await import('#domains/contabil/periodos/server/exercicios.ts');
  const tentar = (fazer: Parameters<typeof transacao>[1]) =>
    transacao(banco.db, fazer).catch((causa: { code: string }) => traduzirErroDoBanco(causa)?.code ?? causa.code);
  expect(await tentar((tx) => abrirExercicio(atoDe(tx, fernanda), { ano: 2024 }))).toBe('EXERCICIO_REPETIDO');
  expect(await tentar((tx) => abrirExercicio(atoDe(tx, fernanda), { ano: 2030 }))).toBe('EXERCICIO_COM_LACUNA');
  expect(await tentar((tx) => abrirExercicio(atoDe(tx, fernanda), { ano: 2023 }))).toBe('PERIODO_CONTABIL_SOB_FECHADO');
  expect(await tentar((tx) => excluirExercicio(atoDe(tx, fernanda), { ano: 2024 }))).toBe('EXERCICIO_COM_LANCAMENTOS');
  await transacao(banco.db, (tx) => abrirExercicio(atoDe(tx, fernanda), { ano: 2026 }));
  expect(await tentar((tx) => excluirExercicio(atoDe(tx, fernanda), { ano: 2025 }))).toBe('EXERCICIO_NO_MEIO');
  expect(await transacao(banco.db, (tx) => excluirExercicio(atoDe(tx, fernanda), { ano: 2026 }))).toEqual({ ano: 2026 });
});
