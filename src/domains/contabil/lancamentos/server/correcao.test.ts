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
import { criarLancamento } from './criar-lancamento.ts';
import { corrigirLancamento, estornarLancamento } from './estornar-lancamento.ts';
import { lancarEmLote } from './lancar.ts';
import { listarLancamentos, obterLancamento } from './queries.ts';

let banco: BancoDeTeste;
let conta: (codigo: string) => number;
beforeAll(async () => {
  banco = await bancoDeTeste();
  conta = await livrosDeTeste(banco.db, 2026);
});
afterAll(() => banco.fechar());

const linhas = (debito: string, credito: string, valor: number) => [
  { contaId: conta(debito), centroCustoId: null, debitoCentavos: centavos(valor), creditoCentavos: null, historico: null },
  { contaId: conta(credito), centroCustoId: null, debitoCentavos: null, creditoCentavos: centavos(valor), historico: null },
];
const novo = (debito: string, credito: string, valor: number) => ({
  dataLancamento: '2026-03-10',
  ajuste: false,
  historico: 'Conta de luz',
  documento: null,
  partidas: linhas(debito, credito, valor),
});
const criar = (debito: string, credito: string, valor: number, rascunho: { id: number; versao: number } | null = null) =>
  transacao(banco.db, (tx) => criarLancamento(atoDe(tx, fernanda), { ...novo(debito, credito, valor), rascunho }));
const estornar = (id: number) =>
  transacao(banco.db, (tx) => estornarLancamento(atoDe(tx, fernanda), { id, motivo: 'Lançado em dobro', dataEstorno: null }));

test('a correction is one act: the reversal and the entry in its place, numbered one after the other and linked both ways', async () => {
  const { id, numero } = await criar('4.1.03.003', '1.1.01.002', 12_345);
  const feito = await transacao(banco.db, (tx) =>
    corrigirLancamento(atoDe(tx, fernanda), { id, motivo: 'Era energia', dataEstorno: null, ...novo('4.1.03.002', '1.1.01.002', 12_345) }),
  );
  expect(feito.numero).toBe(numero + 2);
  expect(await obterLancamento(banco.db, id)).toMatchObject({
    situacao: 'estornado',
    estornadoPor: { id: feito.estornoId, numero: numero + 1 },
    corrigidoPor: { id: feito.id },
  });
  expect(await obterLancamento(banco.db, feito.id)).toMatchObject({ situacao: 'vigente', corrige: { id }, motivo: 'Era energia' });
  expect(await obterLancamento(banco.db, feito.estornoId)).toMatchObject({ situacao: 'estorno', estornoDe: { id } });
  const { rows } =
    await sql`select sum(debitos_centavos - creditos_centavos)::bigint as saldo from saldos_contabeis where conta_id = ${conta('4.1.03.003')}`.execute(
      banco.db,
    );
  expect(rows).toEqual([{ saldo: 0 }]);
});

test('what was reversed is not reversed again, nor is a reversal; of two at once one', async () => {
  const { id } = await criar('4.1.03.002', '1.1.01.002', 500);
  const [, outra] = await passoAPasso(
    banco.db,
    (tx) => estornarLancamento(atoDe(tx, fernanda), { id, motivo: 'Em dobro', dataEstorno: null }),
    () => estornar(id),
  );
  expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'LANCAMENTO_CONTABIL_JA_ESTORNADO' } });
  const estorno = (await obterLancamento(banco.db, id)).estornadoPor?.id ?? 0;
  await expect(estornar(estorno)).rejects.toMatchObject({ code: 'ESTORNO_CONTABIL_DE_ESTORNO' });
  await expect(estornar(999_999)).rejects.toMatchObject({ code: 'LANCAMENTO_NAO_ENCONTRADO' });
});

test('a fact waits again when its entry is reversed, and stays in the books when it is corrected', async () => {
  const valores = { taxaCentavos: centavos(0), liquidoCentavos: centavos(100), contaBancariaId: 1, formaPagamentoId: 1 };
  await transacao(banco.db, (tx) =>
    registrarFatos(tx, [
      {
        evento: 'recebimento.liquidado',
        dataFato: '2026-03-10',
        origemTipo: 'recebimento_a_liquidar',
        origemId: 7,
        valorCentavos: centavos(100),
        valores,
      },
    ]),
  );
  const { rows } = await sql<{ id: number }>`select id from fatos_contabeis where origem_id = 7`.execute(banco.db);
  const fatoId = rows[0]?.id ?? 0;
  const comFato = simples('2026-03-10', conta('1.1.01.002'), conta('1.1.02.001'), 100);
  const lancar = () =>
    transacao(banco.db, (tx) =>
      lancarEmLote(atoDe(tx, fernanda), [{ ...comFato, origem: 'integracao', partidas: comFato.partidas.map((p) => ({ ...p, fatoId })) }]),
    );
  const vivo = async (): Promise<unknown> =>
    (
      await sql<{ id: number }>`select lancamento_id as id from fatos_lancados where fato_id = ${fatoId} and desfeito_por is null`.execute(
        banco.db,
      )
    ).rows;
  const [primeiro] = await lancar();
  await estornar(primeiro?.id ?? 0);
  expect(await vivo()).toEqual([]);
  const [segundo] = await lancar();
  const corrigido = await transacao(banco.db, (tx) =>
    corrigirLancamento(atoDe(tx, fernanda), {
      id: segundo?.id ?? 0,
      motivo: 'Outra conta',
      dataEstorno: null,
      ...novo('1.1.01.003', '1.1.02.001', 100),
    }),
  );
  expect(await vivo()).toEqual([{ id: corrigido.id }]);
  expect((await obterLancamento(banco.db, corrigido.id)).fatos).toMatchObject([{ id: fatoId, contaBancariaId: 1 }]);
});

test('accounts are refused line by line, by the rule that each breaks', async () => {
  await expect(criar('4.1.03', '1.1.01.002', 5)).rejects.toMatchObject({
    code: 'CONTA_SINTETICA',
    campos: [{ path: 'partidas.0.contaId' }],
  });
  await sql`update contas_contabeis set ativa = false where codigo = '4.1.04.003'`.execute(banco.db);
  await expect(criar('1.1.01.002', '4.1.04.003', 5)).rejects.toMatchObject({
    code: 'CONTA_CONTABIL_INATIVA',
    campos: [{ path: 'partidas.1.contaId' }],
  });
  await sql`update contas_contabeis set exige_centro_custo = true where codigo = '4.1.04.004'`.execute(banco.db);
  await expect(criar('4.1.04.004', '1.1.01.002', 5)).rejects.toMatchObject({ code: 'CENTRO_DE_CUSTO_EXIGIDO' });
  const pedido = { ...novo('4.1.03.002', '1.1.01.002', 5), rascunho: null };
  const partidas = pedido.partidas.map((p, i) => ({ ...p, centroCustoId: i === 0 ? 999 : null }));
  await expect(transacao(banco.db, (tx) => criarLancamento(atoDe(tx, fernanda), { ...pedido, partidas }))).rejects.toMatchObject({
    code: 'CENTRO_DE_CUSTO_DESCONHECIDO',
    campos: [{ path: 'partidas.0.centroCustoId' }],
  });
});

test('a reversal or a correction dated where nothing is posted is refused by the day of the reversal', async () => {
  const { id } = await criar('4.1.03.002', '1.1.01.002', 8);
  const pedido = { id, motivo: 'Em dobro', dataEstorno: '2027-01-02' };
  const recusa = { code: 'SEM_EXERCICIO', campos: [{ path: 'dataEstorno' }] };
  await expect(transacao(banco.db, (tx) => estornarLancamento(atoDe(tx, fernanda), pedido))).rejects.toMatchObject(recusa);
  await expect(
    transacao(banco.db, (tx) => corrigirLancamento(atoDe(tx, fernanda), { ...pedido, ...novo('4.1.03.002', '1.1.01.003', 8) })),
  ).rejects.toMatchObject(recusa);
});

test('a draft that was posted is gone, and is not posted twice', async () => {
  const { rows } = await sql<{
    id: number;
  }>`insert into rascunhos_contabeis (data_lancamento, historico) values ('2026-03-10', 'luz') returning id`.execute(banco.db);
  const rascunho = { id: rows[0]?.id ?? 0, versao: 1 };
  const [, outra] = await passoAPasso(
    banco.db,
    (tx) => criarLancamento(atoDe(tx, fernanda), { ...novo('4.1.03.002', '1.1.01.002', 9), rascunho }),
    () => criar('4.1.03.002', '1.1.01.002', 9, rascunho),
  );
  expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'RASCUNHO_NAO_ENCONTRADO' } });
});

test('a draft that another changed is not posted as it was looked at', async () => {
  const { rows } = await sql<{
    id: number;
  }>`insert into rascunhos_contabeis (data_lancamento, historico, versao) values ('2026-03-10', 'água', 2) returning id`.execute(banco.db);
  const id = rows[0]?.id ?? 0;
  await expect(criar('4.1.03.002', '1.1.01.002', 9, { id, versao: 1 })).rejects.toMatchObject({ code: 'VERSAO_DESATUALIZADA' });
  expect((await sql`select 1 from rascunhos_contabeis where id = ${id}`.execute(banco.db)).rows).toHaveLength(1);
  await criar('4.1.03.002', '1.1.01.002', 9, { id, versao: 2 });
});

test('a reversal does not come before what it reverses', async () => {
  const { id } = await criar('4.1.03.002', '1.1.01.002', 7);
  const com = (dataEstorno: string) =>
    transacao(banco.db, (tx) => estornarLancamento(atoDe(tx, fernanda), { id, motivo: 'Em dobro', dataEstorno }));
  await expect(com('2026-03-09')).rejects.toMatchObject({ code: 'ESTORNO_ANTES_DO_LANCAMENTO', params: { data: '10/03/2026' } });
  await com('2026-03-11');
});

test('a reversal refused by inactive accounts names all of them', async () => {
  const { id } = await criar('4.1.03.006', '1.1.02.002', 30);
  await criar('1.1.02.002', '4.1.03.006', 30);
  await sql`update contas_contabeis set ativa = false where codigo in ('4.1.03.006', '1.1.02.002')`.execute(banco.db);
  const erro = await estornar(id).catch((causa: unknown) => traduzirErroDoBanco(causa) ?? causa);
  expect(erro).toMatchObject({
    code: 'CONTA_NAO_LANCAVEL',
    params: { contas: expect.stringMatching(/^1\.1\.02\.002 .+, 4\.1\.03\.006 /) },
  });
});

test('the entries of a title are those of its facts and what a person reversed of them', async () => {
  const valores = {
    principalCentavos: centavos(100),
    jurosCentavos: centavos(0),
    multaCentavos: centavos(0),
    descontoCentavos: centavos(0),
  };
  const recebido = {
    evento: 'titulo.recebido' as const,
    dataFato: '2026-03-10',
    origemTipo: 'baixa' as const,
    valorCentavos: centavos(100),
  };
  const onde = { contaBancariaId: 1, formaPagamentoId: 1, origem: 'manual' as const };
  await transacao(banco.db, (tx) => registrarFatos(tx, [{ ...recebido, origemId: 70, valores: { ...valores, ...onde, tituloId: 5_070 } }]));
  const { rows } = await sql<{ id: number }>`select id from fatos_contabeis where origem_tipo = 'baixa' and origem_id = 70`.execute(
    banco.db,
  );
  const comFato = simples('2026-03-10', conta('1.1.01.002'), conta('1.1.02.001'), 100);
  const partidas = comFato.partidas.map((p) => ({ ...p, fatoId: rows[0]?.id ?? 0 }));
  const [feito] = await transacao(banco.db, (tx) => lancarEmLote(atoDe(tx, fernanda), [{ ...comFato, origem: 'integracao', partidas }]));
  const { id: estornoId } = await estornar(feito?.id ?? 0);
  const filtros = { de: null, ate: null, valorDe: null, valorAte: null, tituloId: 5_070 };
  const vazios = {
    periodo: undefined,
    contaId: undefined,
    centroCustoId: undefined,
    numero: undefined,
    texto: undefined,
    origem: undefined,
    contratoId: undefined,
    movimentoId: undefined,
    operacaoId: undefined,
  };
  const pagina = { numeroDaPagina: 1, tamanhoDaPagina: 50, campoOrdenado: 'numero' as const, ordenacaoAscendente: true };
  const { itens } = await listarLancamentos(banco.db, { ...filtros, ...vazios, situacao: undefined, tituloPagarId: undefined }, pagina);
  expect(itens.map((l) => l.id)).toEqual([feito?.id, estornoId]);
});
