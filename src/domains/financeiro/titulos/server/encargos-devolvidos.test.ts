import { atoDe } from '#tests/helpers/ato.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carregarIr } from '#domains/financeiro/declaracoes/server/carregar-ir.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { renegociarTeste } from '#tests/helpers/acordos.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/inteireza.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { classificarDeducao } from './classificar-deducao.ts';
import { desfazerAcordo } from './desfazer-acordo.ts';
import { estornarBaixa } from './estornar-baixa.ts';
import { obterExtrato } from './extrato.ts';
import { consultarValorDevido, obterTitulo } from './obter-titulo.ts';
import { tituloDevolvido } from './integridade/devolvido.ts';
import { posicaoEm } from './posicao.ts';
import { quebrarAcordo } from './quebrar-acordo.ts';
import { quitarComDiferenca } from './quitar-com-diferenca.ts';
import { obterRecibo } from './recibo.ts';

// A late payment of before an agreement bounces: its principal and the charges that it had paid are owed again, the charges without charges.
let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());
beforeEach(() => outroPagador());
const outroPagador = async (): Promise<void> => {
  t = { ...t, pagadorId: await pessoaDeTeste(banco.db, `Pagador ${crypto.randomUUID()}`, '1985-03-01') };
};

/** 1.000,00 due a hundred days ago: a fine of 20,00, and interest. */
const criar = async (dataVencimento: DataCivil = somarDias(hoje, -100), valor = 100_000): Promise<number> => {
  const partes = { dataEmissao: somarDias(dataVencimento, -20), dataVencimento, valorCentavos: centavos(valor), dedutivel: true };
  return (await tituloDeTeste(banco.db, t, { ...partes, descontoCondicionalCentavos: centavos(0) })).id;
};
const pagar = async (tituloId: number, valor: number, dataBaixa = hoje) => {
  const conta = { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  const pedido = { ...conta, dataBaixa, itens: [{ tituloId, valorCentavos: centavos(valor) }] };
  const { baixas, reciboId } = await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido));
  return { baixaId: baixas[0]?.id ?? 0, reciboId };
};
const acordar = (ids: number[]) => transacao(banco.db, (tx) => renegociarTeste(tx, t, ids));
const estornar = (baixaId: number) =>
  transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Cheque sem fundos' }));
const desfazer = (id: number) => transacao(banco.db, (tx) => desfazerAcordo(atoDe(tx, paulo), { id, versao: 1, motivo: 'Engano' }));
const quebrar = (id: number) => transacao(banco.db, (tx) => quebrarAcordo(atoDe(tx, paulo), { id, versao: 1, motivo: 'Sem resposta' }));
const atrasar = (id: number | undefined) =>
  sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -40)}::date, data_limite = ${somarDias(hoje, -40)}::date where id = ${id}`.execute(
    banco.db,
  );
const ler = (id: number | undefined) => obterTitulo(banco.db, id ?? 0, hoje, 'br');
const devidoDe = async (id: number | undefined, em = hoje) =>
  (await consultarValorDevido(banco.db, id ?? 0, em, 'br')).devido.totalCentavos;
const posicao = async (em: DataCivil): Promise<unknown[]> =>
  (
    await sql`select p.id, p.situacao, p.saldo, p.devido from (${posicaoEm({ em, base: 'datas', fuso })}) p join titulos_receber t on t.id = p.id
      where t.pagador_id = ${t.pagadorId} order by p.id`.execute(banco.db)
  ).rows;
/** What the payer owes today in the statement, which the position of today and every invariant confirm. */
const deve = async (): Promise<number> => {
  await conferirInteireza(banco.db);
  const extrato = await obterExtrato(banco.db, { pagadorId: t.pagadorId, alunoId: null, inicio: null, fim: null }, hoje, fuso);
  expect(extrato.movimentos.at(-1)?.saldoCentavos).toBe(extrato.resumo.saldoCentavos);
  const lidas = (await posicao(hoje)) as { devido: number }[];
  expect(lidas.reduce((soma, p) => soma + p.devido, 0)).toBe(extrato.resumo.devidoHojeCentavos);
  return extrato.resumo.devidoHojeCentavos;
};
/** Of the three kinds: interest 33,33 and fine 20,00 of a hundred days late. */
const juros = 3_333;
const multa = 2_000;
const tipos: [string, { vencimento?: DataCivil; pago: number; principal: number; encargos: number }][] = [
  ['interest, fine and principal', { pago: 30_000, principal: 30_000 - juros - multa, encargos: juros + multa }],
  ['interest and a part of the fine', { pago: 4_000, principal: 0, encargos: 4_000 }],
  ['all of the charges', { pago: juros + multa, principal: 0, encargos: juros + multa }],
  ['principal alone', { vencimento: somarDias(hoje, 5), pago: 30_000, principal: 30_000, encargos: 0 }],
];

describe('reversed while the agreement stands, the family owes what it owed before the payment', () => {
  test.each(tipos)('%s; and once only when the agreement is undone, or broken', async (_, { vencimento, pago, principal, encargos }) => {
    for (const fim of ['desfeito', 'quebrado'] as const) {
      await outroPagador();
      const antigo = await criar(vencimento);
      const antes = await deve();
      const { baixaId } = await pagar(antigo, pago);
      const acordo = await acordar([antigo]);
      expect(await deve()).toBe(antes - pago);
      const { novoTitulo, tituloDosEncargos } = await estornar(baixaId);
      expect([novoTitulo?.valorCentavos ?? 0, tituloDosEncargos?.valorCentavos ?? 0]).toEqual([principal, encargos]);
      expect(await deve()).toBe(antes);
      if (fim === 'desfeito') await desfazer(acordo.id);
      else {
        await pagar(acordo.titulos[0]?.id ?? 0, 10_000);
        await atrasar(acordo.titulos[1]?.id);
        await quebrar(acordo.id);
      }
      expect(await deve()).toBe(fim === 'desfeito' ? antes : antes - 10_000);
      for (const id of [antigo, novoTitulo?.id, tituloDosEncargos?.id]) if (id) await pagar(id, await devidoDe(id));
      expect(await deve()).toBe(0);
    }
  });

  test('the first of two, and then the second', async () => {
    const antigo = await criar();
    const antes = await deve();
    const primeira = await pagar(antigo, 30_000);
    const segunda = await pagar(antigo, 20_000);
    const acordo = await acordar([antigo]);
    const feito = await estornar(primeira.baixaId);
    expect([feito.novoTitulo?.valorCentavos, feito.tituloDosEncargos?.valorCentavos]).toEqual([30_000 - juros - multa, juros + multa]);
    expect(await deve()).toBe(antes - 20_000);
    expect(await estornar(segunda.baixaId)).toMatchObject({ novoTitulo: { valorCentavos: 20_000 }, tituloDosEncargos: null });
    expect(await deve()).toBe(antes);
    await desfazer(acordo.id);
    expect(await deve()).toBe(antes);
  });

  test('days after it was received: days that are past stay as they were, and undone, the interest of the time between is owed', async () => {
    const antigo = await criar();
    const { baixaId } = await pagar(antigo, 30_000, somarDias(hoje, -7));
    const passados = () => Promise.all([-8, -7, -3, -1].map((dias) => posicao(somarDias(hoje, dias))));
    const antes = await passados();
    const acordo = await acordar([antigo]);
    const noAcordo = await deve();
    await estornar(baixaId);
    expect(await deve()).toBe(noAcordo + 30_000);
    await desfazer(acordo.id);
    expect(await deve()).toBe(100_000 + multa + juros);
    expect(await passados()).toEqual(antes);
  });

  test('with charges waived together with it: they are owed again, for the waiver goes with the payment', async () => {
    const antigo = await criar();
    const antes = await deve();
    const primeira = await pagar(antigo, 50_000, somarDias(hoje, -50));
    const quitacao = {
      tituloId: antigo,
      valorCentavos: centavos((await devidoDe(antigo)) - 500),
      toleranciaCentavos: centavos(0),
      dataBaixa: hoje,
      dataCredito: hoje,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
    };
    const { baixaId } = await transacao(banco.db, (tx) =>
      quitarComDiferenca(atoDe(tx, fernanda), quitacao, { motivo: 'Combinado', autorizar: () => {} }),
    );
    await estornar(primeira.baixaId);
    expect((await ler(antigo)).dispensas).toMatchObject([{ jurosCentavos: 500, revogadaEm: null }]);
    const acordo = await acordar([antigo]);
    await estornar(baixaId);
    expect(await deve()).toBe(antes);
    await desfazer(acordo.id);
    expect(await deve()).toBe(antes);
  });
});

describe('the title of the charges', () => {
  const comEncargos = async () => {
    const antigo = await criar();
    const { baixaId } = await pagar(antigo, 30_000);
    const acordo = await acordar([antigo]);
    const { novoTitulo, tituloDosEncargos } = await estornar(baixaId);
    return { antigo, acordo, novo: novoTitulo?.id ?? 0, encargos: tituloDosEncargos?.id ?? 0 };
  };

  test('bears none, says why, and tells of the old one; the books have it once', async () => {
    const { antigo, acordo, encargos } = await comEncargos();
    expect(await ler(encargos)).toMatchObject({
      descricao: 'Multa e juros de pagamento devolvido: Mensalidade 03/2026',
      dataVencimento: hoje,
      multaPercentual: '0.0000',
      jurosPercentualMes: '0.0000',
    });
    expect(await devidoDe(encargos, somarDias(hoje, 400))).toBe(juros + multa);
    const passos = async (id: number) => (await ler(id)).passos.map((p) => [p.chave, p.valorCentavos]);
    expect(await passos(encargos)).toEqual([
      ['valorDeEncargos', juros + multa],
      ['total', juros + multa],
    ]);
    const { rows } = await sql<{ evento: string; n: number; natureza: string | null }>`select f.evento, f.valor_centavos as n,
        f.valores ->> 'natureza' as natureza from fatos_contabeis f where f.origem_tipo = 'titulo' and f.origem_id = ${encargos}
        or f.origem_tipo = 'titulo_amortizacao' and f.origem_id in (select id from titulos_amortizacoes where novo_titulo_id = ${encargos})`.execute(
      banco.db,
    );
    expect(rows).toEqual([{ evento: 'titulo.emitido', n: juros + multa, natureza: 'encargos' }]);
    expect((await ler(antigo)).coberturas.map((c) => c.valorCentavos)).toEqual([30_000 - juros - multa, juros + multa]);
    await desfazer(acordo.id);
    expect(await passos(antigo)).toEqual([
      ['valor', 100_000],
      ['jaAmortizado', 0 - (30_000 - juros - multa)],
      ['multa', multa],
      ['juros', juros],
      ['encargosLevados', 0 - juros - multa],
      ['total', 100_000 - (30_000 - juros - multa)],
    ]);
  });

  test('is charges in the income-tax statement, paid by itself or in another agreement, and cannot be called instruction', async () => {
    const ir = async () => (await carregarIr(banco.db, Number(hoje.slice(0, 4)), [t.pagadorId], hoje)).get(t.pagadorId)?.totais;
    const { novo, encargos } = await comEncargos();
    expect(await ir()).toEqual({ dedutivelCentavos: 0, naoDedutivelCentavos: 0, encargosCentavos: 0 });
    const { versao } = await ler(encargos);
    const classificar = transacao(banco.db, (tx) => classificarDeducao(atoDe(tx, fernanda), { id: encargos, versao, dedutivel: true }));
    await expect(classificar).rejects.toMatchObject({ code: 'DEDUCAO_DE_ENCARGOS' });
    const { reciboId } = await pagar(encargos, 1_000);
    expect((await obterRecibo(banco.db, reciboId)).itens).toMatchObject([
      { descricao: 'Multa e juros de pagamento devolvido: Mensalidade 03/2026', valorCentavos: 1_000 },
    ]);
    expect(await ir()).toEqual({ dedutivelCentavos: 0, naoDedutivelCentavos: 0, encargosCentavos: 1_000 });
    const outro = await acordar([novo, encargos]);
    for (const { id } of outro.titulos) await pagar(id, await devidoDe(id));
    const total = { dedutivelCentavos: 30_000 - juros - multa, naoDedutivelCentavos: 0, encargosCentavos: juros + multa };
    expect(await ir()).toEqual(total);
    await conferirInteireza(banco.db);
  });

  test('whose payment bounces in its turn inside another agreement leaves charges again', async () => {
    const { encargos, novo } = await comEncargos();
    const antes = await deve();
    const { baixaId } = await pagar(encargos, 1_000);
    await acordar([novo, encargos]);
    const { novoTitulo, tituloDosEncargos } = await estornar(baixaId);
    expect([novoTitulo?.valorCentavos, tituloDosEncargos]).toEqual([1_000, null]);
    expect(await devidoDe(novoTitulo?.id, somarDias(hoje, 400))).toBe(1_000);
    expect(await deve()).toBe(antes);
  });

  test.each([
    ['rates', (id: number) => sql`update titulos_receber set juros_percentual_mes = 1 where id = ${id}`, /so_encargos_coerente/],
    ['instruction', (id: number) => sql`update titulos_receber set dedutivel = true where id = ${id}`, /so_encargos_coerente/],
    ['another nature', (id: number) => sql`update titulos_receber set so_encargos = false where id = ${id}`, /REGISTRO_IMUTAVEL/],
  ])('%s: refused by the database', async (_, mentir, recusa) => {
    const { encargos } = await comEncargos();
    await expect(transacao(banco.dono, (tx) => mentir(encargos).execute(tx))).rejects.toThrow(recusa);
  });

  test.each([
    [
      'encargos',
      (id: number) =>
        sql`update titulos_amortizacoes set multa_centavos = multa_centavos + 1, juros_centavos = juros_centavos - 1 where novo_titulo_id = ${id}`,
    ],
    ['natureza', (id: number) => sql`update titulos_receber set so_encargos = false where id = ${id}`],
    ['valor', (id: number) => sql`update titulos_receber set valor_centavos = valor_centavos - 1 where id = ${id}`],
  ])('what is not so of it is found: %s', async (detalhe, mentir) => {
    const { encargos } = await comEncargos();
    await transacao(banco.dono, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await mentir(encargos).execute(tx);
      const { rows } = await (tituloDevolvido.verificar as ReturnType<typeof sql>).execute(tx);
      expect(rows).toEqual([{ alvo: `titulo ${encargos}`, detalhe }]);
      throw new Error('back');
    }).catch((causa: Error) => expect(causa.message).toBe('back'));
  });

  test('is never forgotten: the database refuses a reversal under an agreement that leaves something owed by nobody', async () => {
    const antigo = await criar();
    const { baixaId } = await pagar(antigo, 4_000);
    await acordar([antigo]);
    const esquecer = transacao(banco.dono, async (tx) => {
      await sql`update titulos_receber set recebido_centavos = 0 where id = ${antigo}`.execute(tx);
      await sql`insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) values (${baixaId}, ${hoje}, 'Cheque', 1, 'x')`.execute(
        tx,
      );
      await sql`set constraints estornos_em_acordo immediate`.execute(tx);
    });
    await expect(esquecer).rejects.toThrow(/TITULO_DEVOLVIDO_INCOERENTE.*falta 4000/);
  });
});

test('whatever was paid and whatever bounces: under the agreement its amounts are owed again, and once it is undone what no agreement would have changed', async () => {
  const pagamento = fc.record({ dias: fc.integer({ min: 0, max: 60 }), partes: fc.integer({ min: 1, max: 60 }), volta: fc.boolean() });
  const caso = fc.record({
    atraso: fc.integer({ min: -5, max: 400 }),
    valor: fc.integer({ min: 1_000, max: 300_000 }),
    pagamentos: fc.array(pagamento, { minLength: 1, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(caso, async ({ atraso, valor, pagamentos }) => {
      await outroPagador();
      const gemeos = [await criar(somarDias(hoje, 0 - atraso), valor), await criar(somarDias(hoje, 0 - atraso), valor)];
      const feitos: { valor: number; baixas: number[]; volta: boolean }[] = [];
      for (const { dias, partes, volta } of pagamentos.toSorted((a, b) => b.dias - a.dias)) {
        const dia = somarDias(hoje, 0 - dias);
        const pago = Math.max(1, Math.floor(((await devidoDe(gemeos[0], dia)) * partes) / 250));
        const baixas: number[] = [];
        for (const id of gemeos) baixas.push((await pagar(id, pago, dia)).baixaId);
        feitos.push({ valor: pago, baixas, volta });
      }
      const [comAcordo, semAcordo] = gemeos as [number, number];
      const acordo = await acordar([comAcordo]);
      const voltam = feitos.filter((f) => f.volta);
      const novos: (number | undefined)[] = [];
      for (const { baixas } of voltam) {
        const { novoTitulo, tituloDosEncargos } = await estornar(baixas[0] ?? 0);
        novos.push(novoTitulo?.id, tituloDosEncargos?.id);
        await estornar(baixas[1] ?? 0);
      }
      const soma = async (ids: (number | undefined)[]) => {
        let total = 0;
        for (const id of ids) if (id !== undefined) total += await devidoDe(id);
        return total;
      };
      expect(await soma(novos)).toBe(voltam.reduce((s, f) => s + f.valor, 0));
      await desfazer(acordo.id);
      expect(await soma([comAcordo, ...novos])).toBe(await devidoDe(semAcordo));
      expect(await deve()).toBe(2 * (await devidoDe(semAcordo)));
    }),
    { numRuns: Number(process.env.PATIO_CASOS ?? 8) },
  );
});
