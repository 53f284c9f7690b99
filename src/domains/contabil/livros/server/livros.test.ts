import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fecharPeriodoContabil, reabrirPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { lancarEmLote, type NovoLancamento } from '#domains/contabil/lancamentos/server/door.ts';
import { estornarLancamento } from '#domains/contabil/lancamentos/server/oficina.ts';
import { abrirAjuste } from '#domains/contabil/periodos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { lerJornal } from '#tests/helpers/contabil/ler-jornal.ts';

let s: ServidorDeTeste;
let conta: (codigo: string) => number;
let sorte: () => number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.livros });
  conta = await livrosDeTeste(s.banco.db, 2024, 2025);
  await transacao(s.banco.db, (tx) => abrirAjuste(atoDe(tx, fernanda), { ano: 2024 }));
  sorte = comSemente(20_241_126);
  await escreverLivros();
}, 120_000);
afterAll(() => s.fechar());

/** Numbers that look drawn and are the same each time. */
function comSemente(semente: number): () => number {
  let estado = semente;
  return () => {
    estado = (estado * 1_103_515_245 + 12_345) % 2_147_483_648;
    return estado / 2_147_483_648;
  };
}
const ate = (n: number): number => Math.floor(sorte() * n);
const contas = [
  '1.1.01.001',
  '1.1.01.002',
  '1.1.02.001',
  '1.2.02.009',
  '2.1.01.001',
  '2.1.04.001',
  '2.3.01.001',
  '3.1.01.001',
  '3.1.01.002',
  '4.1.01.001',
  '4.1.05.001',
  '4.2.01.002',
];

/** Entries of two to five lines on any account and day, the last line balancing the others. */
function umLancamento(ano: number): NovoLancamento {
  const ajuste = ano === 2024 && sorte() < 0.1;
  const mes = ajuste ? 12 : 1 + ate(12);
  const dia = ajuste ? 31 : 1 + ate(28);
  const linhas = Array.from({ length: 1 + ate(4) }, () => ({
    conta: contas[ate(contas.length)] ?? '',
    movimento: (1 + ate(900_000)) * (sorte() < 0.5 ? 1 : -1),
  }));
  const falta = linhas.reduce((soma, l) => soma - l.movimento, 0);
  const todas =
    falta === 0
      ? [...linhas, { conta: contas[0] ?? '', movimento: 5 }, { conta: contas[1] ?? '', movimento: -5 }]
      : [...linhas, { conta: contas[ate(contas.length)] ?? '', movimento: falta }];
  return {
    dataLancamento: `${ano}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`,
    ...(ajuste ? { parte: 'ajuste' as const } : {}),
    origem: 'manual',
    historico: sorte() < 0.2 ? 'Nota 12; parcela | única: "50% à vista"' : 'Movimento do dia',
    documento: sorte() < 0.3 ? `NF ${ate(999)}` : null,
    partidas: todas.map(({ conta: codigo, movimento }, i) => ({
      contaId: conta(codigo),
      // What these programs would read as another day of the line.
      historico: [null, 'Competência [12/2025]', 'Paga em [2025-12-05], date: amanhã', null, null][i] ?? null,
      debitoCentavos: centavos(Math.max(movimento, 0)),
      creditoCentavos: centavos(Math.max(-movimento, 0)),
    })),
  };
}
const versaoDe = async (periodo: number): Promise<number> => {
  const { rows } = await sql<{ versao: number }>`select versao from periodos_contabeis where id = ${periodo}`.execute(s.banco.db);
  return rows[0]?.versao ?? 0;
};
async function fecharTudo(ano: number): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`select id from periodos_contabeis where ano = ${ano} and situacao <> 'fechado' order by id`.execute(s.banco.db);
  for (const { id } of rows) {
    const versao = await versaoDe(id);
    await transacao(s.banco.db, (tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo: id, versao, comPendencias: true }));
  }
}

/** Two years in any order of days: entries, reversals, a year closed, reopened, entered into and closed again. */
async function escreverLivros(): Promise<void> {
  const { db } = s.banco;
  const lancar = (quantos: number, ano: number) =>
    transacao(db, (tx) =>
      lancarEmLote(
        atoDe(tx, fernanda),
        Array.from({ length: quantos }, () => umLancamento(ano)),
      ),
    );
  const antigos = await lancar(60, 2024);
  await lancar(40, 2025);
  for (const { id } of antigos.slice(0, 6))
    await transacao(db, (tx) => estornarLancamento(atoDe(tx, fernanda), { id, motivo: 'Digitado duas vezes', dataEstorno: null }));
  await fecharTudo(2024);
  for (const periodo of [202_414, 202_413, 202_412]) {
    const versao = await versaoDe(periodo);
    await transacao(db, (tx) => reabrirPeriodoContabil(atoDe(tx, fernanda), { periodo, versao, motivo: 'Faltou uma nota' }));
  }
  await transacao(db, (tx) => lancarEmLote(atoDe(tx, fernanda), [{ ...umLancamento(2025), dataLancamento: '2024-12-15' }]));
  await fecharTudo(2024);
  await lancar(30, 2025);
}

type Linha = { periodo: number; codigo: string; grupo: string; movimento: number; debito: number; credito: number };
/** Every line as it was written down, without summaries or what was carried. */
async function todasAsLinhas(): Promise<Linha[]> {
  const { rows } =
    await sql<Linha>`select p.periodo, c.codigo, c.grupo, p.debito_centavos - p.credito_centavos as movimento, p.debito_centavos as debito, p.credito_centavos as credito
    from partidas_contabeis p join contas_contabeis c on c.id = p.conta_id`.execute(s.banco.db);
  return rows;
}
const soma = <T>(itens: readonly T[], valor: (item: T) => number): number => itens.reduce((total, item) => total + valor(item), 0);
const sob = (codigo: string) => (l: Linha) => l.codigo === codigo || l.codigo.startsWith(`${codigo}.`);

async function ler(nome: string, query: Record<string, string | number>): Promise<RespostaDoRelatorio> {
  const busca = new URLSearchParams(Object.entries({ TamanhoDaPagina: 500, ...query }).map(([k, v]) => [k, String(v)]));
  const { status, corpo } = await s.pedir('GET', `Relatorio/${nome}/obter-paginado?${busca.toString()}`);
  expect(status, JSON.stringify(corpo.error)).toBe(200);
  return corpo.data as RespostaDoRelatorio;
}

describe('the trial balance, any entries, reversals and closings', () => {
  test.each([
    [202_401, 202_401],
    [202_403, 202_410],
    [202_401, 202_413],
    [202_414, 202_414],
    [202_401, 202_514],
    [202_501, 202_503],
  ])('from %i to %i is what its lines add up to, each account and each level, and balances', async (de, fim) => {
    const linhas = await todasAsLinhas();
    const { itens, totais } = await ler('balancete', { De: de, Ate: fim });
    expect(itens.length).toBeGreaterThan(8);
    for (const item of itens) {
      const daConta = linhas.filter(sob(String(item['codigo'])));
      const dentro = daConta.filter((l) => l.periodo >= de && l.periodo <= fim);
      const anterior = soma(
        daConta.filter((l) => l.periodo < de),
        (l) => l.movimento,
      );
      expect([item['codigo'], item['anteriorCentavos'], item['debitosCentavos'], item['creditosCentavos'], item['atualCentavos']]).toEqual([
        item['codigo'],
        anterior,
        soma(dentro, (l) => l.debito),
        soma(dentro, (l) => l.credito),
        anterior + soma(dentro, (l) => l.movimento),
      ]);
    }
    expect(totais['soma.debitosDaRaiz']).toBe(totais['soma.creditosDaRaiz']);
    expect(totais['soma.debitosDaRaiz']).toBe(
      soma(
        linhas.filter((l) => l.periodo >= de && l.periodo <= fim),
        (l) => l.debito,
      ),
    );
    expect(totais['soma.devedores']).toBe(totais['soma.credores']);
    expect([totais['soma.anteriorDaRaiz'], totais['soma.atualDaRaiz']]).toEqual([0, 0]);
  });

  test('down to a level or of some accounts alone, each amount is counted once', async () => {
    const inteiro = await ler('balancete', { De: 202_401, Ate: 202_412 });
    const [raso, ...outros] = [
      await ler('balancete', { De: 202_401, Ate: 202_412, Nivel: 2 }),
      await ler('balancete', { De: 202_401, Ate: 202_412, Nivel: 1 }),
    ];
    expect(Math.max(...(raso?.itens ?? []).map((i) => Number(i['nivel'])))).toBe(2);
    for (const { totais } of [raso, ...outros].flatMap((r) => r ?? []))
      expect(totais['soma.debitosDaRaiz']).toBe(inteiro.totais['soma.debitosDaRaiz']);
    const disponivel = await ler('balancete', { De: 202_401, Ate: 202_412, Nome: '1.1.01' });
    expect(disponivel.itens.map((i) => i['codigo'])).toEqual(['1.1.01', '1.1.01.001', '1.1.01.002']);
    expect(disponivel.totais['soma.debitosDaRaiz']).toBe(disponivel.itens[0]?.['debitosCentavos']);
    const comZeradas = await ler('balancete', { De: 202_401, Ate: 202_412, Nome: '1.1.01', Zeradas: 'true' });
    expect(comZeradas.itens.map((i) => i['codigo'])).toContain('1.1.01.003');
  });

  test('beside another período is as many months, ending with it', async () => {
    const { itens } = await ler('balancete-comparativo', { De: 202_502, Ate: 202_503, CompararCom: 202_501 });
    const linhas = await todasAsLinhas();
    for (const item of itens) {
      const doMeio = linhas.filter(sob(String(item['codigo']))).filter((l) => l.periodo >= 202_412 && l.periodo <= 202_501);
      expect(item['movimentoComparadoCentavos']).toBe(soma(doMeio, (l) => l.movimento));
    }
  });
});

describe('what a book is compared with when nothing is said', () => {
  test.each([
    ['balancete-comparativo', { De: 202_501, Ate: 202_503 }, 202_412],
    ['dre', { De: 202_404, Ate: 202_404 }, 202_403],
    ['dre', { De: 202_414, Ate: 202_414 }, 202_412],
    ['balanco-patrimonial', { Ate: 202_410 }, 202_409],
  ])('%s of %o is set beside the month before', async (nome, periodos, antes) => {
    const sem = await ler(nome, periodos);
    expect(sem.aplicados['CompararCom']).toBe(antes);
    expect(sem.itens).toEqual((await ler(nome, { ...periodos, CompararCom: antes })).itens);
    const csv = async (query: Record<string, number>) => {
      const busca = new URLSearchParams(Object.entries({ formato: 'csv', ...query }).map(([k, v]) => [k, String(v)]));
      const { status, bruto } = await s.pedir('GET', `Relatorio/${nome}/exportar?${busca.toString()}`);
      expect(status).toBe(200);
      return bruto.toString('utf8');
    };
    expect(await csv(periodos)).toBe(await csv({ ...periodos, CompararCom: antes }));
  });

  test('before the first month there is nothing, which is worth zero', async () => {
    for (const [nome, periodos] of [
      ['balancete-comparativo', { De: 202_401, Ate: 202_402 }],
      ['dre', { De: 202_401, Ate: 202_402 }],
      ['balanco-patrimonial', { Ate: 202_401 }],
    ] as const) {
      const { aplicados, itens } = await ler(nome, periodos);
      expect(aplicados['CompararCom']).toBe(0);
      expect(itens.length).toBeGreaterThan(3);
      expect(new Set(itens.map((i) => i['comparadoCentavos']))).toEqual(new Set([0]));
    }
  });

  test('the end alone asks for that month alone', async () => {
    expect((await ler('dre', { Ate: 202_404 })).aplicados).toMatchObject({ De: 202_404, Ate: 202_404, CompararCom: 202_403 });
  });
});

describe('balance sheet and results', () => {
  test.each([202_406, 202_413, 202_414, 202_505])(
    'at the end of %i assets are liabilities, net worth and what is not closed',
    async (fim) => {
      const linhas = (await todasAsLinhas()).filter((l) => l.periodo <= fim);
      const { totais, itens, grupos } = await ler('balanco-patrimonial', { Ate: fim, CompararCom: 202_403 });
      const de = (...g: string[]): number =>
        soma(
          linhas.filter((l) => g.includes(l.grupo)),
          (l) => l.movimento,
        );
      const resultado = -de('receita', 'despesa', 'apuracao');
      expect(totais['soma.ativo']).toBe(de('ativo'));
      expect(totais['soma.patrimonio']).toBe(-de('patrimonio') + resultado);
      expect(totais['soma.ativo']).toBe((totais['soma.passivo'] ?? 0) + (totais['soma.patrimonio'] ?? 0));
      expect(totais['soma.atualDaRaiz']).toBe(0);
      expect(grupos.map((g) => g.totais['soma.atualDaRaiz'])).toEqual([de('ativo'), -de('ativo')]);
      expect(itens.find((i) => i['resultado'] === true)?.['atualCentavos'] ?? 0).toBe(-resultado);
      if (fim === 202_414) expect(Math.abs(resultado)).toBe(0);
    },
  );

  test('the results of a year are those before its closing, and the closing moves them to net worth', async () => {
    const linhas = await todasAsLinhas();
    const antes = linhas.filter(
      (l) => l.periodo >= 202_401 && l.periodo <= 202_413 && ['receita', 'despesa', 'apuracao'].includes(l.grupo),
    );
    for (const fim of [202_413, 202_414]) {
      const { totais } = await ler('dre', { De: 202_401, Ate: fim, CompararCom: 202_412 });
      expect(totais['soma.resultadoDaRaiz']).toBe(-soma(antes, (l) => l.movimento));
      expect(totais['soma.receitas']).toBe(
        -soma(
          antes.filter((l) => l.grupo === 'receita'),
          (l) => l.movimento,
        ),
      );
    }
    const { itens } = await ler('balancete', { De: 202_414, Ate: 202_414, Zeradas: 'true' });
    for (const codigo of ['3', '4']) expect(itens.find((i) => i['codigo'] === codigo)?.['atualCentavos']).toBe(0);
    const aberto = await ler('balancete', { De: 202_501, Ate: 202_501, Zeradas: 'true' });
    for (const codigo of ['3', '4']) expect(aberto.itens.find((i) => i['codigo'] === codigo)?.['anteriorCentavos']).toBe(0);
  });
});

describe('the ledger of an account', () => {
  test('goes from what it held to what the trial balance says it holds, line by line', async () => {
    for (const codigo of ['1.1.01.002', '3.1.01.001', '2.3.01.001']) {
      const { itens, totais } = await ler('razao', { ContaId: conta(codigo), De: 202_403, Ate: 202_414 });
      const { itens: balancete } = await ler('balancete', { De: 202_403, Ate: 202_414, Nome: codigo, Zeradas: 'true' });
      const [daConta] = balancete;
      expect(itens[0]).toMatchObject({ numero: 'Saldo anterior', saldoCentavos: daConta?.['anteriorCentavos'] });
      let saldo = Number(itens[0]?.['saldoCentavos']);
      for (const item of itens.slice(1)) {
        saldo += Number(item['debitoCentavos'] ?? 0) - Number(item['creditoCentavos'] ?? 0);
        expect(item['saldoCentavos']).toBe(saldo);
        expect(item['contrapartida']).toMatch(/^(\d\.|\d+ contas)/);
      }
      expect(saldo).toBe(daConta?.['atualCentavos']);
      expect([totais['soma.debitoCentavos'], totais['soma.creditoCentavos']]).toEqual([
        daConta?.['debitosCentavos'],
        daConta?.['creditosCentavos'],
      ]);
    }
  });

  test('its second page goes on with the balance of the first', async () => {
    const query = { ContaId: conta('1.1.01.002'), De: 202_401, Ate: 202_512 };
    const inteiro = await ler('razao', query);
    const segunda = await ler('razao', { ...query, TamanhoDaPagina: 10, NumeroDaPagina: 2 });
    expect(segunda.itens).toEqual(inteiro.itens.slice(10, 20));
  });
});

test('the daily book has every line once, by day', async () => {
  const { itens, totais, total } = await ler('diario', { De: 202_401, Ate: 202_514 });
  const linhas = await todasAsLinhas();
  expect(total).toBe(linhas.length);
  expect(totais['soma.debitoCentavos']).toBe(soma(linhas, (l) => l.debito));
  const dias = itens.map((i) => String(i['data']));
  expect(dias).toEqual(dias.toSorted());
});

describe('the books as plain text', () => {
  const baixar = async (de: number, fim: number): Promise<string> => {
    const { status, bruto } = await s.pedir('GET', `LivroContabil/jornal?De=${de}&Ate=${fim}`);
    expect(status).toBe(200);
    return bruto.toString('utf8');
  };
  test.each([
    [202_401, 202_514],
    [202_502, 202_506],
  ])('from %i to %i say of every account what the trial balance says, read by another reader', async (de, fim) => {
    const lido = lerJornal(await baixar(de, fim));
    for (const { soma: total } of lido.lancamentos) expect(total).toBe(0);
    const { itens } = await ler('balancete', { De: de, Ate: fim });
    for (const item of itens)
      expect([item['codigo'], lido.saldoDe(String(item['codigo']))]).toEqual([item['codigo'], item['atualCentavos']]);
  });

  test.each([
    ['hledger', ['-O', 'csv']],
    ['ledger', ['--balance-format', '"%(account)","%(display_total)"\n']],
  ])('%s, where it is installed, reads the first half of a year to the centavo', async (programa, forma) => {
    const pasta = await mkdtemp(join(tmpdir(), 'livros-'));
    try {
      await writeFile(join(pasta, 'livros.journal'), await baixar(202_401, 202_514));
      const modo = ['balance', '--flat', '--empty', '--no-total', '--end', '2025-07-01', ...forma];
      const saida = spawnSync(programa, ['-f', join(pasta, 'livros.journal'), ...modo], { encoding: 'utf8' });
      const { itens } = await ler('balancete', { De: 202_401, Ate: 202_506 });
      const folhas = itens.filter((i) => i['sintetica'] === false);
      if (saida.error) return expect((saida.error as NodeJS.ErrnoException).code).toBe('ENOENT');
      expect(saida.stderr).toBe('');
      for (const folha of folhas) {
        const linha = saida.stdout.split('\n').find((texto) => texto.includes(`:${String(folha['codigo'])} `));
        expect(linha, String(folha['codigo'])).toBeDefined();
        expect(Math.round(Number(/"([-\d.]+) BRL"/.exec(linha ?? '')?.[1] ?? 0) * 100)).toBe(folha['atualCentavos']);
      }
    } finally {
      await rm(pasta, { recursive: true, force: true });
    }
  });
});
