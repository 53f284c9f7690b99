import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { registrarFatos } from '../../server/registrar-fatos.ts';
import { lancarEmLote, type NovoLancamento } from './lancar.ts';

let banco: BancoDeTeste;
let conta: (codigo: string) => number;
beforeAll(async () => {
  banco = await bancoDeTeste();
  conta = await livrosDeTeste(banco.db, 2026);
});
afterAll(() => banco.fechar());

const lancar = (...lancamentos: NovoLancamento[]) => transacao(banco.db, (tx) => lancarEmLote(atoDe(tx, fernanda), lancamentos));
const doCaixa = (valor: number, data = '2026-03-10') => simples(data, conta('1.1.01.002'), conta('3.1.01.001'), valor);
const codigoDe = (causa: unknown): string => {
  const codigo = (causa as { code?: string }).code ?? '';
  return codigo === 'P0001' || /^\d/.test(codigo) ? (traduzirErroDoBanco(causa)?.code ?? String(causa)) : codigo;
};
const ultimoNumero = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select ultimo_numero as n from exercicios_contabeis where ano = 2026`.execute(banco.db);
  return rows[0]?.n ?? 0;
};
const saldo = async (codigo: string): Promise<unknown> => {
  const { rows } =
    await sql`select sum(debitos_centavos)::bigint as d, sum(creditos_centavos)::bigint as c from saldos_contabeis where conta_id = ${conta(codigo)}`.execute(
      banco.db,
    );
  return rows[0];
};

test('many entries at once are numbered by day, each after the last of its year, and counted in the summaries', async () => {
  const antes = await ultimoNumero();
  const feitos = await lancar(doCaixa(300, '2026-05-02'), doCaixa(100, '2026-04-01'), doCaixa(200, '2026-04-01'));
  expect(feitos.toSorted((a, b) => a.chave - b.chave).map((f) => f.numero - antes)).toEqual([3, 1, 2]);
  expect(await saldo('1.1.01.002')).toEqual({ d: 600, c: 0 });
  expect(await saldo('3.1.01.001')).toEqual({ d: 0, c: 600 });
});

test('what does not balance says by how much, and nothing is kept of what came with it', async () => {
  const antes = await ultimoNumero();
  const torto = doCaixa(100);
  const partidas = [...torto.partidas, { contaId: conta('4.2.01.002'), debitoCentavos: centavos(25), creditoCentavos: centavos(0) }];
  await expect(lancar(doCaixa(10), { ...torto, partidas })).rejects.toMatchObject({
    code: 'LANCAMENTO_NAO_FECHA',
    params: { diferenca: 'R$ 0,25' },
  });
  expect(await ultimoNumero()).toBe(antes);
});

test.each([
  ['synthetic account', () => simples('2026-03-10', conta('1.1.01'), conta('3.1.01.001'), 5), 'CONTA_NAO_LANCAVEL'],
  ['year that does not stand', () => doCaixa(5, '2031-01-01'), 'SEM_EXERCICIO'],
  ['adjustments that do not stand', () => ({ ...doCaixa(5, '2026-12-31'), parte: 'ajuste' as const }), 'SEM_PERIODO_DE_AJUSTE'],
])('an entry on a %s is refused', async (_, fazer, codigo) => {
  expect(await lancar(fazer()).catch(codigoDe)).toBe(codigo);
});

test('of two who post at once the second waits, and takes the next number', async () => {
  const antes = await ultimoNumero();
  const [primeiro, segundo] = await passoAPasso(
    banco.db,
    (tx) => lancarEmLote(atoDe(tx, fernanda), [doCaixa(1)]),
    () => lancar(doCaixa(2)),
  );
  expect([primeiro, segundo]).toMatchObject([[{ numero: antes + 1 }], { status: 'fulfilled', value: [{ numero: antes + 2 }] }]);
});

test('a fact is in the books by one entry at a time', async () => {
  await transacao(banco.db, (tx) =>
    registrarFatos(tx, [
      {
        evento: 'recebimento.liquidado',
        dataFato: '2026-03-10',
        origemTipo: 'recebimento_a_liquidar',
        origemId: 1,
        valorCentavos: centavos(100),
        valores: { taxaCentavos: centavos(0), liquidoCentavos: centavos(100), contaBancariaId: 1, formaPagamentoId: 1 },
      },
    ]),
  );
  const { rows } = await sql<{ id: number }>`select id from fatos_contabeis where origem_id = 1`.execute(banco.db);
  const comFato = (): NovoLancamento => {
    const l = doCaixa(100);
    return { ...l, origem: 'integracao', partidas: l.partidas.map((p) => ({ ...p, fatoId: rows[0]?.id ?? 0 })) };
  };
  await lancar(comFato());
  expect(await lancar(comFato()).catch(codigoDe)).toBe('FATO_JA_LANCADO');
});

test('as many as there are, on tables that are known to be empty when the session makes its plans', async () => {
  await sql`select medir_tabelas()`.execute(banco.dono);
  const antes = await ultimoNumero();
  const muitos = Array.from({ length: 8_000 }, (_, i) => doCaixa(i + 1));
  expect(await lancar(...muitos)).toHaveLength(8_000);
  expect(await ultimoNumero()).toBe(antes + 8_000);
});

// Beneath the service, as whoever may write rows: each rule once more.
const base =
  () => sql`insert into lancamentos_contabeis (ano, numero, periodo, data_lancamento, historico, valor_centavos, usuario_id, usuario_nome)
  select ano, ultimo_numero, 202603, '2026-03-10', 'direto', 100, 1, 'x' from exercicios_contabeis where ano = 2026 returning id`;
const numerar = sql`update exercicios_contabeis set ultimo_numero = ultimo_numero + 1 where ano = 2026`;
const partida = (id: number, ordem: number, codigo: string, debito: number, credito: number) =>
  sql`(${id}, ${ordem}, ${conta(codigo)}, date '2026-03-10', 202603, ${debito}, ${credito})`;
const direto = (partidas: (id: number) => ReturnType<typeof sql>[], { numera = true, saldos = true } = {}) =>
  transacao(banco.dono, async (tx) => {
    if (numera) await numerar.execute(tx);
    const { rows } = await base().execute(tx);
    const id = (rows[0] as { id: number }).id;
    if (saldos)
      await sql`insert into saldos_contabeis as s (periodo, conta_id, centro_custo_id, debitos_centavos, creditos_centavos)
        values (202603, ${conta('1.1.01.002')}, null, 100, 0), (202603, ${conta('3.1.01.001')}, null, 0, 100)
        on conflict on constraint saldos_contabeis_key do update set debitos_centavos = s.debitos_centavos + excluded.debitos_centavos, creditos_centavos = s.creditos_centavos + excluded.creditos_centavos`.execute(
        tx,
      );
    const linhas = partidas(id);
    if (linhas.length > 0)
      await sql`insert into partidas_contabeis (lancamento_id, ordem, conta_id, data_lancamento, periodo, debito_centavos, credito_centavos) values ${sql.join(linhas)}`.execute(
        tx,
      );
  });
const certas = (id: number) => [partida(id, 1, '1.1.01.002', 100, 0), partida(id, 2, '3.1.01.001', 0, 100)];

test.each([
  [
    'a difference of sides',
    (id: number) => [partida(id, 1, '1.1.01.002', 100, 0), partida(id, 2, '3.1.01.001', 0, 90)],
    {},
    'LANCAMENTO_INVALIDO',
  ],
  [
    'another value than its lines',
    (id: number) => [partida(id, 1, '1.1.01.002', 50, 0), partida(id, 2, '3.1.01.001', 0, 50)],
    {},
    'LANCAMENTO_INVALIDO',
  ],
  ['no lines', () => [], {}, 'LANCAMENTO_INVALIDO'],
  ['a number that is not the next', certas, { numera: false }, 'NUMERACAO_CONTABIL_COM_FURO'],
  [
    'lines on a synthetic account',
    (id: number) => [partida(id, 1, '1.1.01', 100, 0), partida(id, 2, '3.1.01.001', 0, 100)],
    {},
    'CONTA_NAO_LANCAVEL',
  ],
  [
    'no summaries',
    (id: number) => [partida(id, 1, '1.1.01.003', 100, 0), partida(id, 2, '3.1.01.002', 0, 100)],
    { saldos: false },
    'SALDO_CONTABIL_DIVERGENTE',
  ],
])('in the database an entry with %s is refused', async (_, partidas, como, codigo) => {
  expect(await direto(partidas, como).catch(codigoDe)).toBe(codigo);
});

test('in the database what was posted neither changes nor goes, and no number is given without an entry', async () => {
  const tentar = (comando: ReturnType<typeof sql>) => transacao(banco.dono, (tx) => comando.execute(tx)).catch(codigoDe);
  expect(await tentar(sql`update partidas_contabeis set debito_centavos = debito_centavos + 1 where debito_centavos > 0`)).toBe(
    'REGISTRO_IMUTAVEL',
  );
  expect(await tentar(sql`delete from partidas_contabeis`)).toBe('REGISTRO_IMUTAVEL');
  expect(await tentar(sql`update lancamentos_contabeis set valor_centavos = 1`)).toBe('REGISTRO_IMUTAVEL');
  expect(await tentar(numerar)).toBe('NUMERACAO_CONTABIL_COM_FURO');
  await tentar(sql`update periodos_contabeis set situacao = 'fechado' where id = 202601`);
  const novo = sql`insert into saldos_contabeis (periodo, conta_id, debitos_centavos, creditos_centavos) values (202601, ${conta('1.1.01.002')}, 7, 7)`;
  expect(await tentar(novo)).toBe('PERIODO_CONTABIL_FECHADO');
  expect(await tentar(sql`update saldos_contabeis set periodo = 202602`)).toBe('REGISTRO_IMUTAVEL');
  const [, tarde] = await passoAPasso(
    banco.dono,
    (tx) => sql`update periodos_contabeis set situacao = 'fechado' where id = 202602`.execute(tx),
    () =>
      tentar(
        sql`insert into saldos_contabeis (periodo, conta_id, debitos_centavos, creditos_centavos) values (202602, ${conta('1.1.01.002')}, 7, 7)`,
      ),
  );
  expect(tarde).toMatchObject({ value: 'PERIODO_CONTABIL_FECHADO' });
  expect(
    await tentar(sql`update saldos_contabeis set debitos_centavos = debitos_centavos + 1 where conta_id = ${conta('1.1.01.002')}`),
  ).toBe('SALDO_CONTABIL_DIVERGENTE');
});
