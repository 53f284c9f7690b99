import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fecharPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { integrar } from '#domains/contabil/integracao/server/oficina.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { julgar } from '#platform/server/integridade.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { desfazerFaturamento, faturarMes } from './faturar.ts';
import { faturamentoComFato } from './integridade/vigentes.ts';
import { listarMeses, preverFaturamento } from './queries.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  t = await tesourariaDeTeste(banco.db);
  await fazer((tx) => carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }));
});
afterAll(() => banco.fechar());

const faturar = (periodo: number, quem = fernanda) => fazer((tx) => faturarMes(atoDe(tx, quem), { periodo }));
const fechar = (periodo: number) => fazer((tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo, versao: 1, comPendencias: true }));
const titulo = (dataVencimento: string, desconto = 0) =>
  tituloDeTeste(banco.db, t, {
    dataVencimento,
    dataEmissao: '2026-01-05',
    descontoCondicionalCentavos: centavos(0),
    descontoIncondicionalCentavos: centavos(desconto),
  });
async function saldos(): Promise<Record<string, number>> {
  const { rows } = await sql<{
    codigo: string;
    saldo: number;
  }>`select k.codigo, sum(s.debitos_centavos - s.creditos_centavos)::bigint as saldo from saldos_contabeis s
    join contas_contabeis k on k.id = s.conta_id group by 1 having sum(s.debitos_centavos - s.creditos_centavos) <> 0 order by 1`.execute(
    banco.db,
  );
  return Object.fromEntries(rows.map((r) => [r.codigo, r.saldo]));
}

test('a month recognizes each of its titles once, discounts apart; a second time there is nothing to do, and undone it may be done again', async () => {
  await titulo('2026-03-10', 10_000);
  await titulo('2026-03-20');
  await titulo('2026-04-10');
  const previa = await preverFaturamento(banco.db, { periodo: 202_603 });
  expect(previa.reconhecer).toMatchObject({ titulos: 2, brutoCentavos: 200_000, descontoCentavos: 10_000 });
  const feitos = await Promise.all([faturar(202_603), faturar(202_603, paulo)]);
  expect(feitos.map((f) => f.reconhecidos).toSorted()).toEqual([0, 2]);
  expect(await saldos()).toEqual({ '1.1.02.001': 190_000, '3.1.01.001': -200_000, '3.1.09.002': 10_000 });
  const { estornados } = await fazer((tx) => desfazerFaturamento(atoDe(tx, fernanda), { periodo: 202_603, motivo: 'Regra errada' }));
  expect(estornados).toBe(2);
  expect(await saldos()).toEqual({});
  expect(await faturar(202_603)).toEqual({ reconhecidos: 2, estornados: 0 });
  await expect(fazer((tx) => desfazerFaturamento(atoDe(tx, fernanda), { periodo: 202_605, motivo: 'Nada' }))).rejects.toMatchObject({
    code: 'FATURAMENTO_NADA_A_DESFAZER',
  });
});

test('what was paid before its month is owed to the family until then, and a payment reversed after it is adjusted in the open month', async () => {
  const { id } = await titulo('2026-06-10');
  await fazer((tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: '2026-05-20',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId: id, valorCentavos: centavos(100_000) }],
    }),
  );
  const { rows: baixas } = await sql<{ id: number }>`select id from baixas where titulo_id = ${id}`.execute(banco.db);
  const baixaId = baixas[0]?.id ?? 0;
  await fazer((tx) => integrar(atoDe(tx, fernanda), { de: '2026-05-01', ate: '2026-05-31' }));
  expect(await saldos()).toMatchObject({ '2.1.04.001': -100_000 });
  expect((await listarMeses(banco.db, { ano: 2026 })).antecipadoCentavos).toBe(100_000);
  await faturar(202_604);
  await faturar(202_606);
  expect(await saldos()).not.toHaveProperty('2.1.04.001');
  for (const mes of [202_601, 202_602, 202_603, 202_604, 202_605, 202_606]) await fechar(mes);
  await fazer((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Cheque devolvido' }));
  const { rows } = await sql<{
    dia: string;
  }>`select max(data_fato) as dia from fatos_contabeis where evento = 'recebimento.estornado'`.execute(banco.db);
  await fazer((tx) => integrar(atoDe(tx, fernanda), { de: rows[0]?.dia ?? '', ate: rows[0]?.dia ?? '' }));
  expect(await faturar(202_607)).toEqual({ reconhecidos: 1, estornados: 1 });
  expect(await saldos()).not.toHaveProperty('2.1.04.001');
});

test('a title cancelled after its month is taken back in the open month; what is recognized is what is billed less cancelled', async () => {
  const { id } = await titulo('2026-07-10');
  await faturar(202_607);
  const antes = await saldos();
  const doMes = async (periodo: number) => {
    const { itens } = await listarMeses(banco.db, { ano: 2026 });
    const { turmas } = await preverFaturamento(banco.db, { periodo });
    const feito = turmas.reduce((soma, turma) => soma + turma.reconhecidoCentavos, 0);
    return [itens.find((mes) => mes.periodo === periodo)?.reconhecidoCentavos, feito];
  };
  const [julho, agosto] = [await doMes(202_607), await doMes(202_608)];
  await fechar(202_607);
  await fazer((tx) => cancelarTitulo(atoDe(tx, fernanda), { id, motivo: 'Cobrado por engano' }));
  expect(await faturar(202_608)).toEqual({ reconhecidos: 0, estornados: 1 });
  // What the books of the month have: that of July stays, and what is taken back is of August.
  expect(await doMes(202_607)).toEqual(julho);
  expect(await doMes(202_608)).toEqual(agosto.map((valor) => (valor ?? 0) - 100_000));
  expect((await saldos())['3.1.01.001']).toBe((antes['3.1.01.001'] ?? 0) + 100_000);
  const { rows } = await sql<{ titulos: number; livros: number }>`select
    (select sum(valor_centavos - desconto_incondicional_centavos)::bigint from titulos_receber where situacao <> 'cancelado' and origem <> 'acordo' and data_vencimento < '2026-09-01') as titulos,
    (select sum(bruto_centavos - bolsa_centavos - desconto_centavos)::bigint from v_faturamento_vigente) as livros`.execute(banco.db);
  expect(rows[0]?.livros).toBe(rows[0]?.titulos);
  const [conferido] = await julgar(banco.db, [faturamentoComFato], { chaveDaAuditoria: Buffer.alloc(32) });
  expect(conferido?.achados).toBe(0);
});

test('a closed month is neither recognized nor undone, and says who closed it', async () => {
  await expect(faturar(202_601)).rejects.toMatchObject({
    code: 'PERIODO_CONTABIL_FECHADO',
    params: { usuario: expect.stringContaining(fernanda.nome) },
    campos: [{ path: 'periodo' }],
  });
  await expect(fazer((tx) => desfazerFaturamento(atoDe(tx, fernanda), { periodo: 202_601, motivo: 'Engano' }))).rejects.toMatchObject({
    code: 'PERIODO_CONTABIL_FECHADO',
  });
  await expect(faturar(202_701)).rejects.toMatchObject({ code: 'SEM_EXERCICIO' });
});

test('what is recognized and gets a later due date is still owed: paid before that day it is no advance, and nothing is recognized anew', async () => {
  const { id } = await titulo('2026-10-10');
  await faturar(202_610);
  const antes = await saldos();
  const { rows } = await sql<{ versao: number }>`select versao from titulos_receber where id = ${id}`.execute(banco.db);
  const pedido = { id, versao: rows[0]?.versao ?? 0, dataVencimento: '2026-12-10', motivo: 'Mais prazo', fica: 'novo' as const };
  await fazer((tx) => mudarVencimento(atoDe(tx, fernanda, { hoje: '2026-11-15' }), pedido));
  await fazer((tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: '2026-11-20',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId: id, valorCentavos: centavos(100_000) }],
    }),
  );
  await fazer((tx) => integrar(atoDe(tx, fernanda), { de: '2026-11-20', ate: '2026-11-20' }));
  expect(await saldos()).not.toHaveProperty('2.1.04.001');
  expect((await saldos())['1.1.02.001']).toBe((antes['1.1.02.001'] ?? 0) - 100_000);
  expect(await faturar(202_611)).toEqual({ reconhecidos: 0, estornados: 0 });
});
