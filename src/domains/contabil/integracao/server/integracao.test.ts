import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fecharPeriodoContabil, reabrirPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { registrarEstornoDeFato, registrarFatos } from '#domains/contabil/server/registrar-fatos.ts';
import { criarCategoriaFinanceira, criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { julgar } from '#platform/server/integridade.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { carregarConjuntoDeRegras } from '../regras/server/carregar-conjunto.ts';
import { criarRegra, editarRegra } from '../regras/server/oficina.ts';
import { deixarFatosDeFora, mudarInicio, retomarDispensados } from './deixar-fora.ts';
import { fatoNoMesFechado } from './integridade/fatos.ts';
import { integrar } from './lancar-fatos.ts';
import { preverIntegracao } from './previa.ts';
import { listarDiferencas } from './queries.ts';

let banco: BancoDeTeste;
let conta: (codigo: string) => number;
let caixa = 0;
let cantina = 0;
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);
beforeAll(async () => {
  banco = await bancoDeTeste();
  conta = await livrosDeTeste(banco.db, 2026);
  await fazer(async (tx) => {
    const ato = atoDe(tx, fernanda);
    caixa = (await criarContaBancaria(ato, { nome: 'Caixa', tipo: 'caixa' })).id;
    cantina = (await criarCategoriaFinanceira(ato, { nome: 'Cantina', sentido: 'entrada' })).id;
    await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
  });
});
afterAll(() => banco.fechar());

let vez = 0;
const doCaixa = { origemTipo: 'lancamento_manual', contaDestinoId: null, formaPagamentoId: null, centroCustoId: null } as const;
/** Money that the canteen brings on a day, as a fact. */
async function receber(dataFato: string, valor: number, categoriaId: number | null = cantina): Promise<number> {
  const { origemTipo, ...partes } = doCaixa;
  vez += 1;
  const origemId = vez;
  await fazer((tx) =>
    registrarFatos(tx, [
      {
        evento: 'caixa.recebimento',
        dataFato,
        origemTipo,
        origemId,
        valorCentavos: centavos(valor),
        valores: { ...partes, categoriaId, contaBancariaId: caixa },
      },
    ]),
  );
  return origemId;
}
const estornar = (origemId: number, dataFato: string) =>
  fazer((tx) =>
    registrarEstornoDeFato(tx, {
      evento: 'caixa.recebimento_estornado',
      dataFato,
      origemTipo: 'lancamento_manual_estorno',
      origemId,
      original: { evento: 'caixa.recebimento', origemTipo: 'lancamento_manual', origemId },
    }),
  );
const integrarEntre = (de: string, ate = de, quem = fernanda) => fazer((tx) => integrar(atoDe(tx, quem), { de, ate }));
async function linhasDe(origemId: number, evento = 'caixa.recebimento') {
  const { rows } = await sql<{
    codigo: string;
    d: number;
    c: number;
    data: string;
  }>`select k.codigo, p.debito_centavos as d, p.credito_centavos as c, p.data_lancamento as data
    from fatos_contabeis f join partidas_contabeis p on p.fato_id = f.id join contas_contabeis k on k.id = p.conta_id
    where f.origem_id = ${origemId} and f.evento = ${evento} order by p.lancamento_id, p.ordem`.execute(banco.db);
  return rows;
}
const codigoDe = (causa: unknown): string => {
  const codigo = (causa as { code?: string }).code ?? '';
  return codigo === 'P0001' || /^\d/.test(codigo) ? (traduzirErroDoBanco(causa)?.code ?? String(causa)) : codigo;
};
const violacoes = async () =>
  (await julgar(banco.db, [fatoNoMesFechado], { chaveDaAuditoria: Buffer.alloc(32) })).flatMap(({ exemplos }) =>
    exemplos.map(({ alvo }) => alvo),
  );

test('two who post the same days at once post each fact once', async () => {
  const fatos = [await receber('2026-05-04', 100), await receber('2026-05-05', 200), await receber('2026-05-05', 300)];
  const feitos = await Promise.all([integrarEntre('2026-05-01', '2026-05-31'), integrarEntre('2026-05-01', '2026-05-31', paulo)]);
  expect(feitos.map((f) => f.lancados).toSorted()).toEqual([0, 3]);
  for (const id of fatos) expect(await linhasDe(id)).toHaveLength(2);
});

test('a reversal is the opposite of its entry though the rule says another account by then, and of the rules where the fact waits too', async () => {
  const antes = await receber('2026-06-01', 500);
  await receber('2026-06-01', 30);
  await integrarEntre('2026-06-01');
  const { id } = await fazer((tx) =>
    criarRegra(atoDe(tx, fernanda), {
      evento: 'caixa.recebimento',
      parte: 'valor',
      categoriaId: cantina,
      vigenteDesde: '2026-06-01',
      creditoId: conta('3.3.01.009'),
    }),
  );
  await estornar(antes, '2026-06-02');
  const depois = await receber('2026-06-02', 70);
  await estornar(depois, '2026-06-02');
  await receber('2026-06-02', 40);
  await integrarEntre('2026-06-02');
  expect(await linhasDe(antes, 'caixa.recebimento_estornado')).toEqual([
    { codigo: '3.3.01.002', d: 500, c: 0, data: '2026-06-02' },
    { codigo: '1.1.01.001', d: 0, c: 500, data: '2026-06-02' },
  ]);
  expect((await linhasDe(depois, 'caixa.recebimento_estornado')).map((l) => [l.codigo, l.d, l.c])).toEqual([
    ['3.3.01.009', 70, 0],
    ['1.1.01.001', 0, 70],
  ]);
  // What was posted by the rule of before is told as a difference, but for what was taken back since; it stays as it is.
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 50, campoOrdenado: 'data', ordenacaoAscendente: true } as const;
  const { itens } = await listarDiferencas(banco.db, { paginacao, de: '2026-06-01', ate: '2026-06-30' });
  expect(itens.map((i) => [i.dataFato, i.lancadas.map((l) => l.codigo), i.pelasRegras.map((l) => l.codigo)])).toEqual([
    ['2026-06-01', ['1.1.01.001', '3.3.01.002'], ['1.1.01.001', '3.3.01.009']],
  ]);
  expect(itens.map((i) => i.valorCentavos)).toEqual([30]);
  await fazer((tx) =>
    editarRegra(atoDe(tx, fernanda), {
      id,
      versao: 1,
      evento: 'caixa.recebimento',
      parte: 'valor',
      categoriaId: cantina,
      vigenteDesde: '2026-07-01',
      creditoId: conta('3.3.01.009'),
    }),
  );
  expect((await listarDiferencas(banco.db, { paginacao, de: '2026-06-01', ate: '2026-06-30' })).itens.map((i) => i.dataFato)).toEqual([
    '2026-06-02',
  ]);
});

test('a fact without a rule waits and is told by the preview; the others are posted', async () => {
  await sql`delete from regras_contabeis where evento = 'caixa.recebimento' and categoria_id is null`.execute(banco.dono);
  const [com, sem] = [await receber('2026-04-02', 10), await receber('2026-04-02', 20, null)];
  const previa = await preverIntegracao(banco.db, { de: '2026-04-01', ate: '2026-04-30' });
  expect([previa.prontos, previa.comProblema, previa.adiados]).toEqual([1, 1, null]);
  expect(previa.pendencias).toMatchObject([
    { evento: 'caixa.recebimento', parte: 'valor', problema: 'sem_regra', desde: '2026-04-02', fatos: 1, valorCentavos: 20 },
  ]);
  expect((await integrarEntre('2026-04-01', '2026-04-30')).lancados).toBe(1);
  expect(await linhasDe(com)).toHaveLength(2);
  expect(await linhasDe(sem)).toHaveLength(0);
});

test('a fact refused stays out with its reason, is never posted, and may wait again', async () => {
  const origem = await receber('2026-08-03', 44);
  const { rows } = await sql<{
    id: number;
  }>`select id from fatos_contabeis where origem_id = ${origem} and evento = 'caixa.recebimento'`.execute(banco.db);
  const fato = rows[0]?.id ?? 0;
  await fazer((tx) => deixarFatosDeFora(atoDe(tx, fernanda), { fatos: [fato], motivo: 'Lançado à mão em julho' }));
  expect((await integrarEntre('2026-08-03')).lancados).toBe(0);
  await expect(fazer((tx) => deixarFatosDeFora(atoDe(tx, fernanda), { fatos: [fato], motivo: 'De novo' }))).rejects.toMatchObject({
    code: 'FATO_CONTABIL_NAO_ENCONTRADO',
  });
  await fazer((tx) => retomarDispensados(atoDe(tx, fernanda), { de: '2026-08-01', ate: '2026-08-31' }));
  expect((await integrarEntre('2026-08-03')).lancados).toBe(1);
  await expect(
    sql`insert into fatos_dispensados (fato_id, motivo, razao, usuario_id, usuario_nome) values (${fato}, 'recusado', 'por fora', 1, 'x')`.execute(
      banco.db,
    ),
  ).rejects.toSatisfy((causa) => codigoDe(causa) === 'FATO_DISPENSADO_E_LANCADO');
});

test('a rule names accounts that take entries, in the service and in the database', async () => {
  const comum = { evento: 'caixa.recebimento', parte: 'valor', vigenteDesde: '2026-09-01' } as const;
  await expect(
    fazer((tx) => criarRegra(atoDe(tx, fernanda), { ...comum, creditoId: conta('3.3.01') })).catch((causa: unknown) => {
      throw traduzirErroDoBanco(causa) ?? causa;
    }),
  ).rejects.toMatchObject({ code: 'REGRA_EM_CONTA_NAO_LANCAVEL', campos: [{ path: 'creditoId' }] });
  await expect(fazer((tx) => criarRegra(atoDe(tx, fernanda), { ...comum }))).rejects.toThrow(/REGRA_SEM_CONTA/);
  await expect(
    fazer((tx) => criarRegra(atoDe(tx, fernanda), { ...comum, parte: 'bruto', creditoId: conta('3.3.01.009') })),
  ).rejects.toThrow(/REGRA_SEM_PARTE/);
});

test('a closing records what it leaves, and a fact of a closed month goes into the first open one', async () => {
  const fechar = (mes: number, versao = 1) =>
    fazer((tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo: 202_600 + mes, versao, comPendencias: true }));
  const [deixado, outro] = [await receber('2026-01-10', 33), await receber('2026-01-11', 5)];
  await sql`alter table fatos_contabeis disable trigger fatos_contabeis_imutaveis`.execute(banco.dono);
  await sql`update fatos_contabeis set created_at = created_at - interval '1 day'`.execute(banco.dono);
  await sql`alter table fatos_contabeis enable trigger fatos_contabeis_imutaveis`.execute(banco.dono);
  await fechar(1);
  expect(await violacoes()).toEqual([]);
  await sql`alter table fatos_deixados disable trigger user`.execute(banco.dono);
  await sql`delete from fatos_deixados`.execute(banco.dono);
  await sql`alter table fatos_deixados enable trigger user`.execute(banco.dono);
  expect(await violacoes()).toHaveLength(2);
  await integrarEntre('2026-01-01', '2026-01-31');
  expect((await linhasDe(deixado)).map((l) => l.data)).toEqual(['2026-02-01', '2026-02-01']);
  expect(await linhasDe(outro)).toHaveLength(2);
  expect(await violacoes()).toEqual([]);
});

test('facts posted while their month closes go in before it or into the next, and a reopening meanwhile loses none', async () => {
  const origem = await receber('2026-02-20', 77);
  const [, feito] = await Promise.all([
    fazer((tx) => fecharPeriodoContabil(atoDe(tx, paulo), { periodo: 202_602, versao: 1, comPendencias: true })),
    integrarEntre('2026-02-01', '2026-02-28'),
  ]);
  expect(feito.lancados).toBe(1);
  expect(await linhasDe(origem)).toHaveLength(2);
  const outro = await receber('2026-02-21', 78);
  await Promise.all([
    fazer((tx) => reabrirPeriodoContabil(atoDe(tx, paulo), { periodo: 202_602, versao: 2, motivo: 'Faltou um recebimento' })),
    integrarEntre('2026-02-01', '2026-02-28'),
  ]);
  expect(await linhasDe(outro)).toHaveLength(2);
});

test('facts of before the integration began are in the opening balances: they do not wait, and the day is not moved past what is posted', async () => {
  const { rows } = await sql<{ versao: number }>`select versao from contabil_configuracao`.execute(banco.db);
  const versao = rows[0]?.versao ?? 0;
  await expect(fazer((tx) => mudarInicio(atoDe(tx, fernanda), { versao, integrarDesde: '2026-12-01' }))).rejects.toMatchObject({
    code: 'INTEGRACAO_JA_COMECOU',
  });
  await fazer((tx) => mudarInicio(atoDe(tx, fernanda), { versao, integrarDesde: '2026-01-10' }));
  const origem = await receber('2026-01-05', 9);
  await integrarEntre('2026-01-01', '2026-01-31');
  expect(await linhasDe(origem)).toHaveLength(0);
});

test('a rule of where money stands that was kept with a criterion of facts decides nothing', async () => {
  await sql`insert into regras_contabeis (evento, parte, categoria_id, vigente_desde, debito_id)
    values ('dinheiro', 'disponivel', ${cantina}, '2026-01-01', ${conta('1.1.01.004')})`.execute(banco.dono);
  const origemId = await receber('2026-11-05', 100);
  await integrarEntre('2026-11-05');
  expect((await linhasDe(origemId))[0]).toMatchObject({ codigo: '1.1.01.001', d: 100 });
});

test('thousands of facts that wait are previewed while somebody waits for the answer', async () => {
  const { origemTipo, ...partes } = doCaixa;
  const muitos = Array.from({ length: 6000 }, (_, i) => ({
    evento: 'caixa.recebimento' as const,
    dataFato: '2026-10-05',
    origemTipo,
    origemId: 100_000 + i,
    valorCentavos: centavos(10 + (i % 3)),
    valores: { ...partes, categoriaId: i % 100 === 0 ? null : cantina, contaBancariaId: caixa },
  }));
  await fazer((tx) => registrarFatos(tx, muitos));
  const previa = await fazer(async (tx) => {
    await sql`set local statement_timeout = '5s'`.execute(tx);
    return preverIntegracao(tx, { de: '2026-10-01', ate: '2026-10-31' });
  });
  expect([previa.prontos, previa.comProblema]).toEqual([5940, 60]);
  const valor = muitos.reduce((soma, { valorCentavos, valores }) => soma + (valores.categoriaId === null ? 0 : valorCentavos), 0);
  expect(previa.eventos).toMatchObject([
    {
      evento: 'caixa.recebimento',
      fatos: 5940,
      valorCentavos: valor,
      linhas: [
        { codigo: '1.1.01.001', debitoCentavos: valor, creditoCentavos: 0 },
        { codigo: '3.3.01.009', debitoCentavos: 0, creditoCentavos: valor },
      ],
    },
  ]);
});
