import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { criarFormaPagamento } from '#domains/financeiro/cadastros/server/door.ts';
import { carregarIr } from '#domains/financeiro/declaracoes/server/carregar-ir.ts';
import { carregarQuitacao } from '#domains/financeiro/declaracoes/server/carregar-quitacao.ts';
import { fonteFaturamentoMes } from '#domains/relatorios/server/fontes/faturamento.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { renegociarTeste } from '#tests/helpers/acordos.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/inteireza.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { cancelarTitulo } from './cancelar-titulo.ts';
import { desfazerAcordo } from './desfazer-acordo.ts';
import { estornarBaixa } from './estornar-baixa.ts';
import { obterExtrato } from './extrato.ts';
import { tituloDevolvido } from './integridade/devolvido.ts';
import { obterTitulo } from './obter-titulo.ts';
import { posicaoEm } from './posicao.ts';
import { quebrarAcordo } from './quebrar-acordo.ts';

// A payment of before an agreement bounces: the agreement stays as it was made, and a new title owes what the payment had covered.
let banco: BancoDeTeste;
let t: Tesouraria;
let cartao: number;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
  t = await tesourariaDeTeste(banco.db);
  const forma = { nome: 'Cartão', tipo: 'cartao_credito' as const, contaBancariaId: t.contaBancariaId, diasLiquidacao: 30 };
  cartao = (await transacao(banco.db, (tx) => criarFormaPagamento(atoDe(tx, fernanda), { ...forma, taxaPercentual: '3' }))).id;
});
afterAll(() => banco.fechar());
beforeEach(async () => {
  t = { ...t, ...(await outroPagador()) };
});
const outroPagador = async (): Promise<{ pagadorId: number }> => {
  const { pessoaDeTeste } = await import('#tests/helpers/academico.ts');
  return { pagadorId: await pessoaDeTeste(banco.db, `Pagador ${crypto.randomUUID()}`, '1985-03-01') };
};

const criar = async (partes: Parameters<typeof tituloDeTeste>[2] = {}): Promise<number> => {
  const padrao = { dataEmissao: somarDias(hoje, -20), dataVencimento: somarDias(hoje, -10), descontoCondicionalCentavos: centavos(0) };
  return (await tituloDeTeste(banco.db, t, { ...padrao, ...partes })).id;
};
const pagarEm = async (tx: Tx, tituloId: number, valorCentavos: number, formaPagamentoId = t.formaPagamentoId): Promise<number> => {
  const pedido = { dataBaixa: hoje, contaBancariaId: t.contaBancariaId, formaPagamentoId, itens: [{ tituloId, valorCentavos }] };
  return (await baixarTitulos(atoDe(tx, fernanda), pedido)).baixas[0]?.id ?? 0;
};
const pagar = (tituloId: number, valor: number, forma?: number) => transacao(banco.db, (tx) => pagarEm(tx, tituloId, valor, forma));
const acordar = (ids: number[]) => transacao(banco.db, (tx) => renegociarTeste(tx, t, ids));
const estornarEm = (tx: Tx, baixaId: number) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Cheque devolvido' });
const estornar = (baixaId: number) => transacao(banco.db, (tx) => estornarEm(tx, baixaId));
const quebrarEm = (tx: Tx, id: number) => quebrarAcordo(atoDe(tx, paulo), { id, versao: 1, motivo: 'Sem resposta' });
const atrasar = (tituloId: number | undefined) =>
  sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -40)}::date, data_limite = ${somarDias(hoje, -40)}::date where id = ${tituloId}`.execute(
    banco.db,
  );
type Retrato = { situacao: string; valor: number; amortizado: number; recebido: number };
const ver = async (id: number | undefined): Promise<Retrato | undefined> =>
  (
    await sql<Retrato>`select situacao, valor_centavos as valor, amortizado_centavos as amortizado, recebido_centavos as recebido
    from titulos_receber where id = ${id}`.execute(banco.db)
  ).rows[0];
const saldo = async (id: number | undefined): Promise<number> => {
  const v = await ver(id);
  return (v?.valor ?? 0) - (v?.amortizado ?? 0);
};
const um = async (consulta: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await consulta.execute(banco.db)).rows[0]?.n ?? 0;
const caixa = () =>
  um(
    sql`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint as n from lancamentos_financeiros`,
  );
const anoDe = (dia: DataCivil): number => Number(dia.slice(0, 4));
const codigo = (code: string) => expect.objectContaining({ code });
/** Every invariant of every room, and the statement of the payer, which ends in what the open titles say. */
const conferir = async (): Promise<void> => {
  await conferirInteireza(banco.db);
  const extrato = await obterExtrato(banco.db, { pagadorId: t.pagadorId, alunoId: null, inicio: null, fim: null }, hoje, fuso);
  expect(extrato.movimentos.at(-1)?.saldoCentavos).toBe(extrato.resumo.saldoCentavos);
  expect(extrato.movimentos.filter((m) => m.saldoCentavos < 0)).toEqual([]);
  const { rows } = await sql<{ id: number; saldo: number; aberto: number }>`select p.id, p.saldo,
      case when t.situacao in ('aberto', 'parcial') then t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos else 0 end as aberto
    from (${posicaoEm({ em: hoje, base: 'datas', fuso })}) p join titulos_receber t on t.id = p.id where t.pagador_id = ${t.pagadorId}`.execute(
    banco.db,
  );
  expect(rows.filter((r) => r.saldo !== r.aberto)).toEqual([]);
};
/** 1.000,00 of which 400,00 came by cheque, the rest in an agreement. */
const comCheque = async (partes: Parameters<typeof tituloDeTeste>[2] = { dataVencimento: somarDias(hoje, 5) }) => {
  const antigo = await criar(partes);
  const baixaId = await pagar(antigo, 40_000);
  const acordo = await acordar([antigo]);
  return { antigo, baixaId, acordo };
};

describe('a payment of before a standing agreement', () => {
  test('is reversed: the money leaves, the agreement stays, a new title owes it, and both tell of it', async () => {
    const antes = await caixa();
    const { antigo, baixaId, acordo } = await comCheque();
    const feito = await estornar(baixaId);
    expect(feito).toMatchObject({ tituloId: antigo, situacao: 'renegociado', novoTitulo: { valorCentavos: 40_000 } });
    expect(await caixa()).toBe(antes);
    expect(await ver(antigo)).toEqual({ situacao: 'renegociado', valor: 100_000, amortizado: 40_000, recebido: 0 });
    expect(await ver(feito.novoTitulo?.id)).toEqual({ situacao: 'aberto', valor: 40_000, amortizado: 0, recebido: 0 });
    const novo = await obterTitulo(banco.db, feito.novoTitulo?.id ?? 0, hoje, 'br');
    expect(novo).toMatchObject({
      descricao: 'Pagamento devolvido: Mensalidade 03/2026',
      dataEmissao: hoje,
      dataVencimento: hoje,
      pagadorId: t.pagadorId,
      alunoId: t.alunoId,
      multaPercentual: '2.0000',
      jurosPercentualMes: '1.0000',
      descontoCondicionalCentavos: 0,
      numero: feito.novoTitulo?.numero,
    });
    const { rows: fatos } = await sql<{ evento: string; n: number }>`select f.evento, f.valor_centavos as n from fatos_contabeis f
      where (f.origem_tipo, f.origem_id) in (values ('estorno', ${feito.id}::bigint), ('titulo', ${feito.novoTitulo?.id}::bigint))
        or f.origem_tipo = 'titulo_amortizacao' and f.origem_id in (select id from titulos_amortizacoes where titulo_id = ${antigo}) order by f.evento`.execute(
      banco.db,
    );
    expect(fatos).toEqual([
      { evento: 'recebimento.estornado', n: 40_000 },
      { evento: 'titulo.emitido', n: 40_000 },
      { evento: 'titulo.levado_a_outro', n: 40_000 },
    ]);
    const { rows: historia } = await sql<{ acao: string; alvo: number }>`select acao, alvo_id::int as alvo from auditoria
      where alvo_tipo = 'titulo' and alvo_id in (${antigo}, ${novo.id}) and acao in ('titulo.levado_a_outro', 'titulo.criado_do_estorno') order by acao`.execute(
      banco.dono,
    );
    expect(historia).toEqual([
      { acao: 'titulo.criado_do_estorno', alvo: novo.id },
      { acao: 'titulo.levado_a_outro', alvo: antigo },
    ]);
    await expect(estornar(baixaId)).rejects.toThrow(codigo('BAIXA_JA_ESTORNADA'));
    await conferir();
    // Undone, the old title owes what the agreement had taken of it: the rest is of the new one.
    await transacao(banco.db, (tx) => desfazerAcordo(atoDe(tx, paulo), { id: acordo.id, versao: 1, motivo: 'Engano' }));
    expect(await ver(antigo)).toEqual({ situacao: 'parcial', valor: 100_000, amortizado: 40_000, recebido: 0 });
    await conferir();
    await pagar(antigo, 60_000);
    await pagar(novo.id, 40_000);
    await conferir();
  });

  test('is reversed once the agreement is fulfilled', async () => {
    const { antigo, baixaId, acordo } = await comCheque();
    for (const { id } of acordo.titulos) await pagar(id, await saldo(id));
    const { novoTitulo } = await estornar(baixaId);
    expect(await ver(antigo)).toMatchObject({ situacao: 'renegociado', amortizado: 40_000 });
    await conferir();
    await pagar(novoTitulo?.id ?? 0, 40_000);
    expect(await um(sql`select sum(valor_centavos)::bigint as n from v_recebimento_natureza where pagador_id = ${t.pagadorId}`)).toBe(
      100_000,
    );
    await conferir();
  });

  test('is reversed before the agreement breaks: the old title comes back owing only what the agreement had taken', async () => {
    const { antigo, baixaId, acordo } = await comCheque({});
    const levado = (await ver(antigo))?.amortizado ?? 0;
    await pagar(acordo.titulos[0]?.id ?? 0, 10_000);
    const { novoTitulo, tituloDosEncargos } = await estornar(baixaId);
    // The charges that it had paid are of another title.
    expect([novoTitulo?.valorCentavos, tituloDosEncargos?.valorCentavos]).toEqual([levado, 40_000 - levado]);
    await atrasar(acordo.titulos[1]?.id);
    await transacao(banco.db, (tx) => quebrarEm(tx, acordo.id));
    expect(await ver(antigo)).toEqual({ situacao: 'parcial', valor: 100_000, amortizado: levado + 10_000, recebido: 0 });
    expect(await saldo(novoTitulo?.id)).toBe(levado);
    await conferir();
    // And the payment inside the broken agreement goes its own way.
    const daParcela = await um(sql`select id::int as n from baixas where titulo_id = ${acordo.titulos[0]?.id}`);
    expect(await estornar(daParcela)).toMatchObject({ novoTitulo: null });
    expect(await ver(antigo)).toMatchObject({ situacao: 'parcial', amortizado: levado });
    await conferir();
  });

  test('of two, both are reversed, by card not yet settled too; the new titles go on into another agreement and bounce again', async () => {
    const antes = await caixa();
    const antigo = await criar({ dataVencimento: somarDias(hoje, 5) });
    const baixas = [await pagar(antigo, 25_000, cartao), await pagar(antigo, 15_000)];
    await acordar([antigo]);
    const novos: number[] = [];
    for (const baixaId of baixas) novos.push((await estornar(baixaId)).novoTitulo?.id ?? 0);
    expect(await ver(antigo)).toMatchObject({ amortizado: 40_000, recebido: 0 });
    expect([await saldo(novos[0]), await saldo(novos[1])]).toEqual([25_000, 15_000]);
    expect(await caixa()).toBe(antes);
    await conferir();
    const parte = await pagar(novos[0] ?? 0, 5_000);
    await acordar(novos);
    const { novoTitulo } = await estornar(parte);
    expect(novoTitulo?.valorCentavos).toBe(5_000);
    expect(await um(sql`select no_lugar_de_id::int as n from titulos_receber where id = ${novoTitulo?.id}`)).toBe(antigo);
    await conferir();
  });

  test('that had lost its discount owes what it still covered', async () => {
    const antigo = await criar({ dataVencimento: somarDias(hoje, 5), descontoCondicionalCentavos: centavos(5_000) });
    const primeira = await pagar(antigo, 50_000);
    const comDesconto = await pagar(antigo, 45_000);
    await estornar(primeira);
    await acordar([antigo]);
    expect((await estornar(comDesconto)).novoTitulo?.valorCentavos).toBe(45_000);
    expect(await ver(antigo)).toMatchObject({ amortizado: 45_000, recebido: 0 });
    await conferir();
  });
});

describe('the new title is the same debt', () => {
  test('for income tax, for settlement and for billing', async () => {
    const vencimento = somarDias(hoje, -400);
    const ano = anoDe(vencimento);
    const antigo = await criar({ dataEmissao: vencimento, dataVencimento: vencimento, dedutivel: true });
    const baixaId = await pagar(antigo, 40_000);
    const acordo = await acordar([antigo]);
    const faturado = async () => {
      if (fonteFaturamentoMes.tipo !== 'sql') throw new Error('the report is no longer made by the database');
      const filtros = { Competencia: { de: null, ate: null }, Nome: `%` } as never;
      const consulta = fonteFaturamentoMes.consulta(filtros, { fuso, idioma: 'br' } as never);
      return (
        await sql<
          Record<string, number>
        >`select sum("faturadoCentavos")::bigint as f, sum("recebidoCentavos" + "ajustesCentavos" + "abertoCentavos")::bigint as s,
        sum("canceladoCentavos")::bigint as k from (${consulta.linhas}) x`.execute(banco.db)
      ).rows[0];
    };
    const antes = await faturado();
    const principal = (await ver(antigo))?.amortizado ?? 0;
    const { novoTitulo, tituloDosEncargos } = await estornar(baixaId);
    // Charges are no billing.
    expect(await faturado()).toEqual(antes);
    const quitacao = async () => {
      const { avaliacao } = (await carregarQuitacao(banco.db, ano, [t.pagadorId], hoje)).get(t.pagadorId) ?? {};
      return { situacao: avaliacao?.situacao, devido: avaliacao?.pendencias.map((p) => p.saldoCentavos) };
    };
    for (const { id } of acordo.titulos) await pagar(id, await saldo(id));
    // The agreement is fulfilled, and the debt of that year is not paid.
    expect(await quitacao()).toEqual({ situacao: 'recusada', devido: [40_000] });
    const { rows: antigas } = await sql<{ id: number; pendente: boolean }>`select id, pendente from v_titulo_quitacao
      where pagador_id = ${t.pagadorId} and origem <> 'acordo'`.execute(banco.db);
    expect(antigas).toEqual([{ id: antigo, pendente: true }]);
    await pagar(novoTitulo?.id ?? 0, principal);
    expect(await quitacao()).toEqual({ situacao: 'recusada', devido: [40_000 - principal] });
    await pagar(tituloDosEncargos?.id ?? 0, 40_000 - principal);
    // Of the one month that was billed.
    expect(await quitacao()).toEqual({ situacao: 'parcial', devido: [] });
    const ir = (await carregarIr(banco.db, anoDe(hoje), [t.pagadorId], hoje)).get(t.pagadorId);
    expect(ir?.totais).toMatchObject({ dedutivelCentavos: 100_000, naoDedutivelCentavos: 0 });
    // As of any debt paid late: with its charges.
    expect(await um(sql`select pago_centavos::bigint as n from v_titulo_quitacao where id = ${antigo}`)).toBe(140_000 - principal);
    await conferir();
  });

  test('for settlement also when its agreement broke and the old one was paid, and until the new one is cancelled', async () => {
    const { antigo, baixaId, acordo } = await comCheque();
    const { novoTitulo } = await estornar(baixaId);
    await atrasar(acordo.titulos[0]?.id);
    await transacao(banco.db, (tx) => quebrarEm(tx, acordo.id));
    await pagar(antigo, 60_000);
    const ver = async () =>
      (
        await sql<{
          situacao: string;
          pendente: boolean;
          saldo: number;
        }>`select situacao, pendente, saldo_centavos as saldo from v_titulo_quitacao where id = ${antigo}`.execute(banco.db)
      ).rows[0];
    expect(await ver()).toEqual({ situacao: 'parcial', pendente: true, saldo: 40_000 });
    await transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, fernanda), { id: novoTitulo?.id ?? 0, motivo: 'Perdoado' }));
    expect(await ver()).toEqual({ situacao: 'baixado', pendente: false, saldo: 0 });
    await conferir();
  });
});

describe('at the same time', () => {
  test('a payment of an installment, the break, and the same reversal: whichever comes second knows of the first', async () => {
    for (const estornoPrimeiro of [true, false]) {
      for (const outro of ['parcela', 'quebra', 'estorno'] as const) {
        const { antigo, baixaId, acordo } = await comCheque();
        const [primeira, segunda] = acordo.titulos.map((x) => x.id);
        if (outro === 'quebra') await atrasar(segunda);
        const atos = {
          parcela: (tx: Tx): Promise<unknown> => pagarEm(tx, primeira ?? 0, 10_000),
          quebra: (tx: Tx): Promise<unknown> => quebrarEm(tx, acordo.id),
          estorno: (tx: Tx): Promise<unknown> => estornarEm(tx, baixaId),
        };
        const [um1, dois] = estornoPrimeiro ? [atos.estorno, atos[outro]] : [atos[outro], atos.estorno];
        const espera = outro !== 'parcela';
        const [, segundo] = espera ? await passoAPasso(banco.db, um1, () => transacao(banco.db, dois)) : await lado(um1, dois);
        expect(segundo).toMatchObject(
          outro === 'estorno' ? { status: 'rejected', reason: { code: 'BAIXA_JA_ESTORNADA' } } : { status: 'fulfilled' },
        );
        // Broken first, the old title owes again by itself; otherwise a new title does. Never both.
        const depoisDaQuebra = outro === 'quebra' && !estornoPrimeiro;
        expect(await saldo(antigo)).toBe(depoisDaQuebra ? 100_000 : 60_000);
        const novos = await um(
          sql`select coalesce(sum(valor_centavos), 0)::bigint as n from titulos_receber where no_lugar_de_id = ${antigo}`,
        );
        expect(novos).toBe(depoisDaQuebra ? 0 : 40_000);
        await conferir();
      }
    }
  });
  /** Two that touch no row together: both go on side by side. */
  const lado = async (a: (tx: Tx) => Promise<unknown>, b: (tx: Tx) => Promise<unknown>) =>
    transacao(banco.db, async (tx) => {
      const primeiro = await a(tx);
      return [primeiro, ...(await Promise.allSettled([transacao(banco.db, b)]))] as const;
    });
});

describe('what is not so is found', () => {
  const achados = async (tx: Tx) =>
    typeof tituloDevolvido.verificar === 'function' ? [] : (await tituloDevolvido.verificar.execute(tx)).rows;
  const mentiras: [string, (novo: number) => ReturnType<typeof sql>][] = [
    ['valor', (n) => sql`update titulos_receber set valor_centavos = valor_centavos + 1 where id = ${n}`],
    ['divida', (n) => sql`update titulos_receber set no_lugar_de_id = null where id = ${n}`],
    ['pessoa', (n) => sql`update titulos_receber set aluno_id = null where id = ${n}`],
    ['coberto', (n) => sql`update titulos_amortizacoes set valor_centavos = valor_centavos - 1 where novo_titulo_id = ${n}`],
    ['estorno', (n) => sql`update titulos_amortizacoes set data_amortizacao = data_amortizacao - 1 where novo_titulo_id = ${n}`],
    [
      'acordo',
      (n) =>
        sql`update acordos_titulos set devolvido_em = created_at - interval '1 day' from titulos_amortizacoes x where x.novo_titulo_id = ${n} and acordos_titulos.titulo_id = x.titulo_id`,
    ],
    [
      'fato',
      (n) =>
        sql`update fatos_contabeis set valor_centavos = 1 where evento = 'titulo.levado_a_outro' and origem_id = (select id from titulos_amortizacoes where novo_titulo_id = ${n})`,
    ],
    ['sem origem', (n) => sql`delete from titulos_amortizacoes where novo_titulo_id = ${n}`],
  ];
  test.each(mentiras)('%s', async (detalhe, mentir) => {
    const { baixaId } = await comCheque();
    const { novoTitulo } = await estornar(baixaId);
    await transacao(banco.dono, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await mentir(novoTitulo?.id ?? 0).execute(tx);
      expect(await achados(tx)).toEqual([{ alvo: `titulo ${novoTitulo?.id}`, detalhe }]);
      throw new Error('back');
    }).catch((causa: Error) => expect(causa.message).toBe('back'));
  });
  test('and refused by the database', async () => {
    const { antigo } = await comCheque();
    const solto = await criar();
    const tentar = (consulta: ReturnType<typeof sql>) => transacao(banco.dono, (tx) => consulta.execute(tx));
    await expect(tentar(sql`update titulos_receber set no_lugar_de_id = ${antigo} where id = ${solto}`)).rejects.toThrow(
      /REGISTRO_IMUTAVEL/,
    );
    const { baixaId } = await comCheque();
    const { novoTitulo } = await estornar(baixaId);
    await expect(tentar(sql`update titulos_receber set valor_centavos = 1 where id = ${novoTitulo?.id}`)).rejects.toThrow(
      /MOVIMENTO_SEM_FATO|TITULO_DEVOLVIDO_INCOERENTE/,
    );
    await expect(tentar(sql`update titulos_receber set aluno_id = null where id = ${novoTitulo?.id}`)).rejects.toThrow(
      /TITULO_DEVOLVIDO_INCOERENTE/,
    );
  });
});
