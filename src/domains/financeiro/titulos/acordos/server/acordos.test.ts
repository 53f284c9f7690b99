import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { contar, passoAPasso } from '#tests/helpers/corridas.ts';
import { preverQuebra } from './queries.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/cancelar-titulo.ts';
import { desfazerAcordo } from './desfazer-acordo.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { obterExtrato } from '#domains/financeiro/titulos/extrato/server/extrato.ts';
import { acordoFecha } from './integridade/acordo.ts';
import { tituloAmortizacao } from '#domains/financeiro/titulos/devido/server/integridade/amortizacao.ts';
import { tituloSituacao } from '#domains/financeiro/titulos/server/integridade/situacao.ts';
import { quebrarAcordo } from './quebrar-acordo.ts';
import { type PedidoDeAcordo, renegociar } from '../novo/server/renegociar.ts';
import { simular } from '../novo/server/simular.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const antigos = async (n = 2): Promise<number[]> => {
  const partes = Array.from({ length: n }, (_, i) => ({
    dataEmissao: somarDias(hoje, -200),
    dataVencimento: somarDias(hoje, -90 - 30 * i),
    descontoCondicionalCentavos: centavos(0),
  }));
  return (await titulosDeTeste(banco.db, t, partes)).map((x) => x.id);
};
const pedidoDe = async (tituloIds: number[], partes: Partial<PedidoDeAcordo> = {}): Promise<PedidoDeAcordo> => {
  const condicoes = {
    tituloIds,
    dispensaMultaPercentual: '0.0000',
    dispensaJurosPercentual: '0.0000',
    entradaCentavos: centavos(50_000),
    dataEntrada: hoje,
    parcelas: 3,
    primeiroVencimento: somarDias(hoje, 30),
    ...partes,
  };
  const { totalCentavos } = await simular(banco.db, condicoes, hoje);
  return {
    motivoDispensa: null,
    observacao: null,
    entradaPaga: false,
    contaBancariaId: t.contaBancariaId,
    formaPagamentoId: t.formaPagamentoId,
    totalCentavos: centavos(totalCentavos),
    ...condicoes,
  };
};
const acordar = async (ids: number[], partes: Partial<PedidoDeAcordo> = {}) => {
  const pedido = await pedidoDe(ids, partes);
  return transacao(banco.db, (tx) => renegociar(atoDe(tx, fernanda), pedido));
};
const retrato = async (ids: number[]) =>
  (
    await sql`select id, situacao, valor_centavos, amortizado_centavos, recebido_centavos, dispensado_centavos, portal from titulos_receber where id = any(${ids}) order by id`.execute(
      banco.db,
    )
  ).rows;
const pagar = (tituloId: number, valorCentavos: number) =>
  transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: hoje,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId, valorCentavos }],
    }),
  );
/** Makes an installment as late as its agreement's rule asks, as time would. */
const atrasar = (tituloId: number, dias: number) =>
  sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -dias)}::date, data_limite = ${somarDias(hoje, -dias)}::date where id = ${tituloId}`.execute(
    banco.db,
  );
const devido = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select valor_centavos - amortizado_centavos as n from titulos_receber where id = ${id}`.execute(banco.db))
    .rows[0]?.n ?? 0;
/** What the integrity check says of titles and agreements. */
const violacoes = async (): Promise<unknown[]> =>
  (
    await Promise.all(
      [tituloAmortizacao, tituloSituacao, acordoFecha].map(async ({ verificar }) =>
        typeof verificar === 'function' ? [] : (await verificar.execute(banco.dono)).rows,
      ),
    )
  ).flat();
const codigo = (code: string) => expect.objectContaining({ code });

describe('an agreement', () => {
  test('takes the old titles out and puts new ones in, to the centavo, with facts that balance', async () => {
    const ids = await antigos();
    const feito = await acordar(ids, { dispensaMultaPercentual: '100.0000', motivoDispensa: 'Primeiro atraso' });
    expect((await retrato(ids)).map((x) => (x as { situacao: string }).situacao)).toEqual(['renegociado', 'renegociado']);
    expect(feito.titulos).toHaveLength(4);
    const { rows } = await sql<{ novos: number; saiu: number; entrou: number }>`select
      (select sum(valor_centavos) from titulos_receber where id = any(${feito.titulos.map((x) => x.id)}))::bigint as novos,
      (select sum(f.valor_centavos) from fatos_contabeis f join acordos_titulos i on i.id = f.origem_id where f.origem_tipo = 'acordo_titulo' and i.acordo_id = ${feito.id})::bigint as saiu,
      (select sum(valor_centavos) from fatos_contabeis where evento = 'titulo.emitido' and origem_id = any(${feito.titulos.map((x) => x.id)}))::bigint as entrou`.execute(
      banco.db,
    );
    expect(rows[0]).toEqual({ novos: feito.totalCentavos, saiu: 200_000, entrou: feito.totalCentavos });
    await expect(pagar(ids[0] ?? 0, 1_000)).rejects.toThrow(codigo('TITULO_NAO_RECEBE'));
  });

  test('with the entry received leaves a receipt, and is undone only after its reversal, exactly', async () => {
    const ids = await antigos();
    await pagar(ids[0] ?? 0, 30_000);
    const antes = await retrato(ids);
    const feito = await acordar(ids, { entradaPaga: true });
    expect(feito.reciboNumero).not.toBeNull();
    const desfazer = () => transacao(banco.db, (tx) => desfazerAcordo(atoDe(tx, paulo), { id: feito.id, versao: 1, motivo: 'Engano' }));
    await expect(desfazer()).rejects.toThrow(codigo('ACORDO_JA_PAGO'));
    const { rows } = await sql<{ id: number }>`select id from baixas where recibo_id = ${feito.reciboId}`.execute(banco.db);
    await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: rows[0]?.id ?? 0, motivo: 'Engano' }));
    expect(await desfazer()).toMatchObject({ situacao: 'desfeito', devolvidos: 2, cancelados: 4 });
    expect(await retrato(ids)).toEqual(antes);
    await expect(desfazer()).rejects.toThrow(codigo('ACORDO_ENCERRADO'));
    // Free again for another one.
    expect((await acordar(ids)).id).toBeGreaterThan(feito.id);
  });

  test('an entry that comes by the counter goes to its own account; the installments keep theirs', async () => {
    const feito = await acordar(await antigos(), { entradaPaga: true, entradaContaBancariaId: t.outraContaId });
    const { rows } = await sql<{ contaId: number }>`select conta_bancaria_id as "contaId" from lancamentos_financeiros
      where origem_tipo = 'baixa' and origem_id in (select id from baixas where recibo_id = ${feito.reciboId})`.execute(banco.db);
    expect(new Set(rows.map(({ contaId }) => contaId))).toEqual(new Set([t.outraContaId]));
    const { rows: titulos } = await sql<{ contaId: number }>`select distinct conta_bancaria_id as "contaId" from titulos_receber
      where id = any(${feito.titulos.map((x) => x.id)})`.execute(banco.db);
    expect(titulos).toEqual([{ contaId: t.contaBancariaId }]);
    // Refused there, the field is that of the entry.
    const ativar = (ativa: boolean) => sql`update contas_bancarias set ativa = ${ativa} where id = ${t.outraContaId}`.execute(banco.dono);
    await ativar(false);
    await expect(acordar(await antigos(), { entradaPaga: true, entradaContaBancariaId: t.outraContaId })).rejects.toMatchObject({
      code: 'CONTA_INATIVA',
      campos: [{ path: 'entradaContaBancariaId' }],
    });
    await ativar(true);
  });

  test('broken: open titles end, a partly paid one ends, the old ones come back less what was paid', async () => {
    const ids = await antigos();
    const feito = await acordar(ids, { entradaCentavos: centavos(120_000), entradaPaga: true });
    const [, segundo, terceiro] = feito.titulos;
    const quebrar = () => transacao(banco.db, (tx) => quebrarAcordo(atoDe(tx, paulo), { id: feito.id, versao: 1, motivo: 'Sem resposta' }));
    await expect(quebrar()).rejects.toThrow(codigo('ACORDO_SEM_ATRASO'));
    await pagar(segundo?.id ?? 0, 1_000);
    await atrasar(terceiro?.id ?? 0, 40);
    const previa = await preverQuebra(banco.db, feito.id, hoje);
    expect(previa).toMatchObject({ permitida: true, cancelados: 3, cobertoCentavos: 121_000, restaCentavos: 79_000 });
    expect(await quebrar()).toMatchObject({ situacao: 'quebrado', cancelados: 2, devolvidos: 2, cobertoCentavos: 121_000 });
    // The oldest is the second of the list: it was covered whole, the other in part and without a baixa of its own.
    expect(await retrato(ids)).toMatchObject([
      { situacao: 'parcial', amortizado_centavos: 21_000, recebido_centavos: 0 },
      { situacao: 'baixado', amortizado_centavos: 100_000, recebido_centavos: 0 },
    ]);
    expect(await retrato([segundo?.id ?? 0])).toMatchObject([{ situacao: 'baixado', recebido_centavos: 1_000 }]);
    const { rows } = await sql<{ id: number }>`select id from baixas where titulo_id = ${segundo?.id}`.execute(banco.db);
    // Its reversal: the installment stays ended, the old title that it covered owes again.
    const estornar = () => transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: rows[0]?.id ?? 0, motivo: 'Engano' }));
    expect(await estornar()).toMatchObject({ situacao: 'baixado' });
    expect(await retrato([...ids, segundo?.id ?? 0])).toMatchObject([
      { situacao: 'parcial', amortizado_centavos: 20_000, recebido_centavos: 0 },
      { situacao: 'baixado', amortizado_centavos: 100_000, recebido_centavos: 0 },
      { situacao: 'baixado', recebido_centavos: 0 },
    ]);
    await expect(estornar()).rejects.toThrow(codigo('BAIXA_JA_ESTORNADA'));
    expect(await violacoes()).toEqual([]);
    // The rest is paid like any other title.
    const extrato = await obterExtrato({ db: banco.db, hoje, fuso }, { pagadorId: t.pagadorId, alunoId: null, inicio: null, fim: null });
    expect(extrato.movimentos.at(-1)?.saldoCentavos).toBe(extrato.resumo.saldoCentavos);
  });

  test('broken: reversing its payments in any order leaves what would be if they had never been, and refuses a title in another agreement', async () => {
    const ids = await antigos();
    const feito = await acordar(ids, { entradaCentavos: centavos(195_000), entradaPaga: true });
    const [entrada, segundo, terceiro, quarto] = feito.titulos.map((x) => x.id);
    // More than the old principal: what passes it covers nothing until another payment goes.
    for (const id of [segundo, terceiro]) await pagar(id ?? 0, (await devido(id ?? 0)) - 100);
    await atrasar(quarto ?? 0, 40);
    await transacao(banco.db, (tx) => quebrarAcordo(atoDe(tx, paulo), { id: feito.id, versao: 1, motivo: 'Sem resposta' }));
    const { rows } = await sql<{
      id: number;
      titulo: number;
      principal: number;
    }>`select id, titulo_id as titulo, principal_centavos + desconto_centavos as principal
      from baixas where titulo_id = any(${[entrada, segundo, terceiro]}) order by id`.execute(banco.db);
    const coberto = async (): Promise<number> =>
      ((await retrato(ids)) as { amortizado_centavos: number }[]).reduce((soma, x) => soma + x.amortizado_centavos, 0);
    let pago = rows.reduce((soma, b) => soma + b.principal, 0);
    expect(pago).toBeGreaterThan(200_000);
    expect(await coberto()).toBe(200_000);
    for (const b of [rows[1], rows[0], rows[2]]) {
      const estornar = () => transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: b?.id ?? 0, motivo: 'Devolvido' }));
      if (b === rows[0]) {
        const aberto = (await retrato(ids)).find((x) => (x as { situacao: string }).situacao === 'parcial') as { id: number } | undefined;
        if (aberto) {
          const outro = await acordar([aberto.id], { entradaCentavos: centavos(0) });
          await expect(estornar()).rejects.toMatchObject({ code: 'ESTORNO_DE_ACORDO_QUEBRADO', detalhe: { acordoId: outro.id } });
          await transacao(banco.db, (tx) => desfazerAcordo(atoDe(tx, paulo), { id: outro.id, versao: 1, motivo: 'Engano' }));
        }
      }
      await estornar();
      pago -= b?.principal ?? 0;
      expect(await coberto()).toBe(Math.min(200_000, pago));
      expect(await violacoes()).toEqual([]);
    }
    expect(await retrato(ids)).toMatchObject([
      { situacao: 'aberto', amortizado_centavos: 0 },
      { situacao: 'aberto', amortizado_centavos: 0 },
    ]);
    const extrato = await obterExtrato({ db: banco.db, hoje, fuso }, { pagadorId: t.pagadorId, alunoId: null, inicio: null, fim: null });
    expect(extrato.movimentos.at(-1)?.saldoCentavos).toBe(extrato.resumo.saldoCentavos);
  });

  test('a break and the reversal of a payment at the same time: whichever comes second knows of the first', async () => {
    for (const quebraPrimeiro of [true, false]) {
      const ids = await antigos();
      const feito = await acordar(ids, { entradaCentavos: centavos(120_000), entradaPaga: true });
      await atrasar(feito.titulos[1]?.id ?? 0, 40);
      const { rows } = await sql<{ id: number }>`select id from baixas where recibo_id = ${feito.reciboId}`.execute(banco.db);
      const quebrar = (tx: Tx) => quebrarAcordo(atoDe(tx, paulo), { id: feito.id, versao: 1, motivo: 'Sem resposta' });
      const estornar = (tx: Tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: rows[0]?.id ?? 0, motivo: 'Devolvido' });
      const [um, outro] = quebraPrimeiro ? ([quebrar, estornar] as const) : ([estornar, quebrar] as const);
      const feitos = await passoAPasso(
        banco.db,
        (tx): Promise<unknown> => um(tx),
        () => transacao(banco.db, (tx): Promise<unknown> => outro(tx)),
      );
      expect(feitos[1]).toMatchObject({ status: 'fulfilled' });
      expect(await retrato(ids)).toMatchObject([
        { situacao: 'aberto', amortizado_centavos: 0 },
        { situacao: 'aberto', amortizado_centavos: 0 },
      ]);
      expect(await violacoes()).toEqual([]);
    }
  });

  test('is refused over titles of two payers, settled ones, another total, and dates gone by', async () => {
    const ids = await antigos();
    const [alheio] = await titulosDeTeste(banco.db, t, [{ pagadorId: t.alunoId, dataVencimento: somarDias(hoje, -40) }]);
    await expect(acordar([...ids, alheio?.id ?? 0])).rejects.toThrow(codigo('ACORDO_DE_PAGADORES_DIFERENTES'));
    const pedido = await pedidoDe(ids);
    await pagar(ids[0] ?? 0, 500);
    const tentar = (p: PedidoDeAcordo) => transacao(banco.db, (tx) => renegociar(atoDe(tx, fernanda), p));
    await expect(tentar(pedido)).rejects.toThrow(codigo('ACORDO_VALOR_MUDOU'));
    await expect(acordar(ids, { primeiroVencimento: somarDias(hoje, -1) })).rejects.toThrow(codigo('ACORDO_VENCIMENTO_PASSADO'));
    await expect(acordar(ids, { parcelas: 13 })).rejects.toThrow(codigo('ACORDO_PARCELAS_DEMAIS'));
    await expect(acordar([ids[0] ?? 0, 987_654])).rejects.toThrow(codigo('TITULO_NAO_ENCONTRADO'));
  });

  test('two people, same titles: settle and renegotiate, cancel and renegotiate, two agreements', async () => {
    const outros: ((id: number) => Promise<unknown>)[] = [
      (id: number) => pagar(id, 1_000),
      (id: number) => transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, paulo), { id, motivo: 'Duplicado' })),
    ];
    for (const outro of outros) {
      const ids = await antigos();
      const pedido = await pedidoDe(ids);
      const [, segundo] = await passoAPasso(
        banco.db,
        (tx) => renegociar(atoDe(tx, fernanda), pedido),
        () => outro(ids[1] ?? 0),
      );
      expect(segundo).toMatchObject({
        status: 'rejected',
        reason: { code: expect.stringMatching(/TITULO_NAO_RECEBE|CANCELAMENTO_NAO_PERMITIDO/) },
      });
    }
    const ids = await antigos();
    const pedido = await pedidoDe(ids);
    const baixa = {
      dataBaixa: hoje,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId: ids[0] ?? 0, valorCentavos: 900 }],
    };
    const [, depois] = await passoAPasso(
      banco.db,
      (tx) => baixarTitulos(atoDe(tx, paulo), baixa),
      () => transacao(banco.db, (tx) => renegociar(atoDe(tx, fernanda), pedido)),
    );
    expect(depois).toMatchObject({ status: 'rejected', reason: { code: 'ACORDO_VALOR_MUDOU' } });
    const novo = await pedidoDe(ids);
    const [, terceiro] = await passoAPasso(
      banco.db,
      (tx) => renegociar(atoDe(tx, paulo), novo),
      () => transacao(banco.db, (tx) => renegociar(atoDe(tx, fernanda), novo)),
    );
    expect(terceiro).toMatchObject({ status: 'rejected', reason: { code: 'TITULO_NAO_RENEGOCIA' } });
    expect(await contar(banco.db, 'acordos_titulos', 'titulo_id', ids[0] ?? 0)).toBe(1);
  });
});

describe('the database refuses what the service refuses', () => {
  const tentar = (consulta: ReturnType<typeof sql>) => transacao(banco.dono, (tx) => consulta.execute(tx));
  test.each([
    [
      'a sum that does not tie out',
      (a: number) => sql`update acordos set saldo_centavos = saldo_centavos + 1, total_centavos = total_centavos + 1 where id = ${a}`,
      /ACORDO_NAO_FECHA/,
    ],
    [
      'a total of another sum',
      (a: number) => sql`update acordos set total_centavos = total_centavos + 1 where id = ${a}`,
      /acordos_total_check/,
    ],
    ['an end that gives nothing back', (a: number) => sql`update acordos set situacao = 'desfeito' where id = ${a}`, /ACORDO_NAO_FECHA/],
    [
      'a title given back without its agreement',
      (a: number) => sql`update acordos_titulos set devolvido_em = now() where acordo_id = ${a}`,
      /ACORDO_NAO_FECHA|RENEGOCIACAO_INCOERENTE/,
    ],
    [
      'a renegotiated title opened by hand',
      (a: number) =>
        sql`update titulos_receber set situacao = 'aberto' where id in (select titulo_id from acordos_titulos where acordo_id = ${a})`,
      /RENEGOCIACAO_INCOERENTE/,
    ],
    [
      'a new title of another value',
      (a: number) =>
        sql`update titulos_receber set valor_centavos = valor_centavos + 1 where id in (select titulo_id from acordos_parcelas where acordo_id = ${a})`,
      /ACORDO_NAO_FECHA/,
    ],
    ['history rewritten', (a: number) => sql`update acordos_situacoes set motivo = 'x' where acordo_id = ${a}`, /REGISTRO_IMUTAVEL/],
    ['an agreement deleted', (a: number) => sql`delete from acordos where id = ${a}`, /REGISTRO_IMUTAVEL/],
    [
      'installments rewritten',
      (a: number) => sql`update acordos_parcelas set parcela = parcela + 1 where acordo_id = ${a}`,
      /REGISTRO_IMUTAVEL/,
    ],
    [
      'an abatement out of nothing',
      (a: number) =>
        sql`insert into titulos_amortizacoes (titulo_id, acordo_id, tipo, data_amortizacao, valor_centavos) select titulo_id, acordo_id, 'quebra', now(), 5 from acordos_parcelas where acordo_id = ${a} and parcela = 1`,
      /AMORTIZACAO_DIVERGENTE/,
    ],
  ] as const)('%s', async (_, comando, recusa) => {
    const { id } = await acordar(await antigos());
    await expect(tentar(comando(id))).rejects.toThrow(recusa);
  });
});
