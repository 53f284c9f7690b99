import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taxaDoPagamento } from '#domains/financeiro/caixa/liquidacao.ts';
import { fecharPeriodoFinanceiro, liquidar, preverLiquidacao, reabrirPeriodoFinanceiro } from '#domains/financeiro/caixa/server/door.ts';
import { criarFormaPagamento } from '#domains/financeiro/cadastros/server/door.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import type { FiltrosTitulo } from '../api.ts';
import './door.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { cancelarTitulo } from './cancelar-titulo.ts';
import { desfazerAcordo } from './desfazer-acordo.ts';
import { estornarBaixa } from './estornar-baixa.ts';
import { renegociar } from './renegociar.ts';
import { simular } from './simular.ts';
import { somarTitulos, totaisDoFiltro } from './totais-de-titulos.ts';
import { usarCredito } from './usar-credito.ts';

// Random lives of titles against a model of twenty lines, then the check of the whole. The seed is printed; PATIO_SEMENTE repeats it.
const semente = Number(process.env.PATIO_SEMENTE ?? Date.now() % 2_147_483_647);
const passos = Number(process.env.PATIO_PASSOS ?? 400);
let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
const ontem = somarDias(hoje, -1);
let cartao: number;
const termosDoCartao = { diasLiquidacao: 0, taxaPercentual: '3.0000', taxaFixaCentavos: centavos(7) };

beforeAll(async () => {
  banco = await bancoDeTeste({ max: 24 });
  t = await tesourariaDeTeste(banco.db);
  ({ id: cartao } = await transacao(banco.db, (tx) =>
    criarFormaPagamento(tx, fernanda, {
      nome: 'Cartão',
      tipo: 'cartao_debito',
      contaBancariaId: t.contaBancariaId,
      taxaPercentual: '3',
      taxaFixaCentavos: 7,
    }),
  ));
  // Everything until yesterday is one period, which may be closed; today is always open.
  await sql`update periodos_financeiros set data_fim = ${ontem}::date where conta_bancaria_id = ${t.contaBancariaId}`.execute(banco.db);
  await sql`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim) values (${t.contaBancariaId}, ${hoje}::date, '2199-12-31')`.execute(
    banco.db,
  );
});
afterAll(() => banco.fechar());

/** A small generator of even numbers (mulberry32): the same seed gives the same life. */
function sorteador(s: number): (n: number) => number {
  let a = s >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let x = Math.imul(a ^ (a >>> 15), 1 | a);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % n;
  };
}

/** What a title is, as a child would keep it: no charges, no discounts, so that money is principal. */
type Modelo = { liquido: number; pagos: Map<number, number>; situacao: 'vivo' | 'cancelado' | 'renegociado'; acordo: number | null };
const pagoDe = (m: Modelo): number => [...m.pagos.values()].reduce((a, b) => a + b, 0);
const situacaoDe = (m: Modelo): string =>
  m.situacao !== 'vivo' ? m.situacao : pagoDe(m) === m.liquido ? 'baixado' : pagoDe(m) > 0 ? 'parcial' : 'aberto';
const abertoNo = (m: Modelo): boolean => m.situacao === 'vivo' && pagoDe(m) < m.liquido;

describe(`random lives of titles (seed ${semente})`, () => {
  test(`${passos} acts against the model, then every invariant`, async () => {
    process.stdout.write(`modelo.test: PATIO_SEMENTE=${semente}\n`);
    const sortear = sorteador(semente);
    const modelo = new Map<number, Modelo>();
    const acordos = new Map<number, { antigos: number[]; novos: number[]; vivo: boolean }>();
    const creditos = new Map<number, number>();
    const usosDeCredito = new Map<number, { creditoId: number; valor: number }>();
    // What each baixa left as credit, and what came by card: in no balance until it is settled, then less its fee.
    const creditoDaBaixa = new Map<number, { id: number; valor: number }>();
    const cartoes = new Map<number, { bruto: number; taxa: number; liquidado: boolean }>();
    let caixa = 0;
    let fechado = false;
    const escolher = <T>(lista: readonly T[]): T | undefined => lista[sortear(Math.max(1, lista.length))];
    const entre = (filtro: (m: Modelo) => boolean): number[] => [...modelo].filter(([, m]) => filtro(m)).map(([id]) => id);
    const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
    const recusado = async (fazer: () => Promise<unknown>, codigos: RegExp): Promise<void> => {
      const causa = await fazer().then(
        () => null,
        (erro: unknown) => erro as { code?: string },
      );
      expect(causa?.code ?? 'aceito').toMatch(codigos);
    };
    const dinheiro = { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };

    const atos: Record<string, () => Promise<void>> = {
      async criar() {
        const valor = 1_000 + sortear(100_000);
        const { id } = await tituloDeTeste(banco.db, t, {
          valorCentavos: centavos(valor),
          descontoCondicionalCentavos: centavos(0),
          dataEmissao: somarDias(hoje, -20),
          dataVencimento: somarDias(hoje, 40),
        });
        modelo.set(id, { liquido: valor, pagos: new Map(), situacao: 'vivo', acordo: null });
      },
      async pagar() {
        const id = escolher([...modelo.keys()]);
        const m = id === undefined ? undefined : modelo.get(id);
        if (id === undefined || !m) return;
        const falta = m.liquido - pagoDe(m);
        const valor = sortear(3) === 0 ? falta + sortear(500) : 1 + sortear(Math.max(1, falta));
        const porCartao = sortear(4) === 0;
        const emPassado = porCartao || sortear(4) === 0;
        const pedido = {
          ...dinheiro,
          ...(porCartao ? { formaPagamentoId: cartao } : {}),
          dataBaixa: porCartao ? somarDias(hoje, -10) : emPassado ? ontem : hoje,
          excedenteComoCredito: true,
          itens: [{ tituloId: id, valorCentavos: Math.max(1, valor) }],
        };
        const pagar = () => naTransacao((tx) => baixarTitulos(tx, fernanda, pedido, fuso));
        if (!abertoNo(m)) return recusado(pagar, /TITULO_JA_BAIXADO|TITULO_NAO_RECEBE/);
        if (emPassado && fechado) return recusado(pagar, /PERIODO_FINANCEIRO_FECHADO|BAIXA_ANTERIOR_A_ULTIMA/);
        const feita = await pagar().catch((causa: { code?: string }) => {
          // A payment of yesterday after one of today: the product says so, and so does the order of the model's days.
          expect(causa.code).toBe('BAIXA_ANTERIOR_A_ULTIMA');
          return null;
        });
        if (!feita) return;
        const baixaId = feita.baixas[0]?.id ?? 0;
        m.pagos.set(baixaId, Math.min(valor, falta));
        if (porCartao) cartoes.set(baixaId, { bruto: valor, taxa: taxaDoPagamento(centavos(valor), termosDoCartao), liquidado: false });
        else caixa += Math.max(1, valor);
        expect(feita.creditoCentavos).toBe(Math.max(0, valor - falta));
        if (feita.creditoCentavos > 0) {
          const { rows } = await sql<{ id: number }>`select id from creditos where recibo_id = ${feita.reciboId}`.execute(banco.db);
          creditos.set(rows[0]?.id ?? 0, feita.creditoCentavos);
          creditoDaBaixa.set(baixaId, { id: rows[0]?.id ?? 0, valor: feita.creditoCentavos });
        }
      },
      async estornar() {
        const id = escolher(entre((m) => m.pagos.size > 0));
        const m = id === undefined ? undefined : modelo.get(id);
        const baixaId = m && escolher([...m.pagos.keys()]);
        if (!m || baixaId === undefined) return;
        const estornar = () => naTransacao((tx) => estornarBaixa(tx, paulo, { baixaId, motivo: 'Ensaio' }, fuso));
        if (m.situacao === 'renegociado') return recusado(estornar, /ESTORNO_NAO_PERMITIDO/);
        const credito = creditoDaBaixa.get(baixaId);
        if (credito && creditos.get(credito.id) !== credito.valor) return recusado(estornar, /CREDITO_DO_RECIBO_USADO/);
        await estornar();
        const valor = m.pagos.get(baixaId) ?? 0;
        m.pagos.delete(baixaId);
        if (credito) creditos.set(credito.id, 0);
        const uso = usosDeCredito.get(baixaId);
        const cartaoDaBaixa = cartoes.get(baixaId);
        if (uso) creditos.set(uso.creditoId, (creditos.get(uso.creditoId) ?? 0) + uso.valor);
        else if (!cartaoDaBaixa) caixa -= valor + (credito?.valor ?? 0);
        else if (cartaoDaBaixa.liquidado) caixa -= cartaoDaBaixa.bruto - cartaoDaBaixa.taxa;
        cartoes.delete(baixaId);
        await recusado(estornar, /BAIXA_JA_ESTORNADA/);
      },
      async liquidar() {
        const pendentes = [...cartoes.values()].filter((c) => !c.liquidado);
        const { quantidade, brutoCentavos, taxaCentavos } = await preverLiquidacao(banco.db, {
          ate: hoje,
          contaBancariaId: null,
          formaPagamentoId: null,
        });
        const soma = (chave: 'bruto' | 'taxa') => pendentes.reduce((total, c) => total + c[chave], 0);
        expect([brutoCentavos, taxaCentavos]).toEqual([soma('bruto'), soma('taxa')]);
        const dataCredito = sortear(2) === 0 ? hoje : null;
        const pedido = { ate: hoje, contaBancariaId: null, formaPagamentoId: null, dataCredito, quantidade };
        const fazer = () =>
          naTransacao((tx) =>
            liquidar(tx, paulo, { ...pedido, brutoCentavos: centavos(brutoCentavos), taxaCentavos: centavos(taxaCentavos) }, fuso),
          );
        if (pendentes.length === 0) return recusado(fazer, /NADA_A_LIQUIDAR/);
        if (fechado && dataCredito === null) return recusado(fazer, /PERIODO_FINANCEIRO_FECHADO/);
        await fazer();
        caixa += brutoCentavos - taxaCentavos;
        for (const c of pendentes) c.liquidado = true;
      },
      async cancelar() {
        const id = escolher([...modelo.keys()]);
        const m = id === undefined ? undefined : modelo.get(id);
        if (id === undefined || !m) return;
        const cancelar = () => naTransacao((tx) => cancelarTitulo(tx, fernanda, { id, motivo: 'Ensaio' }, fuso));
        if (situacaoDe(m) !== 'aberto') return recusado(cancelar, /CANCELAMENTO_NAO_PERMITIDO/);
        await cancelar();
        m.situacao = 'cancelado';
      },
      async renegociar() {
        const abertos = entre((m) => abertoNo(m)).slice(0, 1 + sortear(3));
        if (abertos.length === 0) return;
        const parcelas = 1 + sortear(4);
        const condicoes = {
          tituloIds: abertos,
          dispensaMultaPercentual: '0.0000',
          dispensaJurosPercentual: '0.0000',
          entradaCentavos: centavos(0),
          dataEntrada: hoje,
          parcelas,
          primeiroVencimento: somarDias(hoje, 30),
        };
        const { totalCentavos } = await simular(banco.db, condicoes, hoje).catch(() => ({ totalCentavos: 0 }));
        if (totalCentavos === 0) return;
        const esperado = abertos.reduce((soma, id) => soma + (modelo.get(id)?.liquido ?? 0) - pagoDe(modelo.get(id) as Modelo), 0);
        expect(totalCentavos).toBe(esperado);
        const feito = await naTransacao((tx) =>
          renegociar(
            tx,
            fernanda,
            {
              ...condicoes,
              ...dinheiro,
              totalCentavos: centavos(totalCentavos),
              entradaPaga: false,
              motivoDispensa: null,
              observacao: null,
            },
            fuso,
          ),
        );
        for (const id of abertos) {
          const m = modelo.get(id) as Modelo;
          m.situacao = 'renegociado';
        }
        const { rows } = await sql<{
          id: number;
          valor: number;
        }>`select id, valor_centavos as valor from titulos_receber where id = any(${feito.titulos.map((x) => x.id)})`.execute(banco.db);
        for (const { id, valor } of rows) modelo.set(id, { liquido: valor, pagos: new Map(), situacao: 'vivo', acordo: feito.id });
        acordos.set(feito.id, { antigos: abertos, novos: rows.map((r) => r.id), vivo: true });
      },
      async desfazer() {
        const par = escolher([...acordos].filter(([, a]) => a.vivo));
        if (!par) return;
        const [id, a] = par;
        const novos = a.novos.map((n) => modelo.get(n) as Modelo);
        const desfazer = () => naTransacao((tx) => desfazerAcordo(tx, paulo, { id, versao: 1, motivo: 'Ensaio' }, fuso));
        if (novos.some((m) => m.situacao === 'renegociado')) return recusado(desfazer, /ACORDO_RENEGOCIADO_DE_NOVO|ACORDO_JA_PAGO/);
        if (novos.some((m) => pagoDe(m) > 0)) return recusado(desfazer, /ACORDO_JA_PAGO/);
        await desfazer();
        a.vivo = false;
        for (const m of novos) m.situacao = 'cancelado';
        for (const antigo of a.antigos) (modelo.get(antigo) as Modelo).situacao = 'vivo';
      },
      async usarCredito() {
        const par = escolher([...creditos].filter(([, saldo]) => saldo > 0));
        const id = escolher(entre(abertoNo));
        if (!par || id === undefined) return;
        const [creditoId, saldo] = par;
        const m = modelo.get(id) as Modelo;
        const valor = Math.min(saldo, m.liquido - pagoDe(m));
        const feita = await naTransacao((tx) =>
          usarCredito(tx, fernanda, { creditoId, dataUso: hoje, itens: [{ tituloId: id, valorCentavos: valor }] }, fuso),
        );
        const baixaId = feita.baixas[0]?.id ?? 0;
        m.pagos.set(baixaId, valor);
        usosDeCredito.set(baixaId, { creditoId, valor });
        creditos.set(creditoId, saldo - valor);
      },
      async fecharOuReabrir() {
        const { rows } = await sql<{
          id: number;
          versao: number;
        }>`select id, versao from periodos_financeiros where conta_bancaria_id = ${t.contaBancariaId} and data_fim = ${ontem}::date`.execute(
          banco.db,
        );
        const periodo = rows[0] as { id: number; versao: number };
        if (fechado) await naTransacao((tx) => reabrirPeriodoFinanceiro(tx, paulo, { ...periodo, motivo: 'Ensaio' }));
        else {
          const { rows: saldos } = await sql<{
            n: number;
          }>`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint as n from lancamentos_financeiros where data_movimento <= ${ontem}::date`.execute(
            banco.db,
          );
          await naTransacao((tx) =>
            fecharPeriodoFinanceiro(tx, paulo, { ...periodo, saldoInformadoCentavos: (saldos[0]?.n ?? 0) as Centavos }, fuso),
          );
        }
        fechado = !fechado;
      },
    };
    const pesos = [
      'criar',
      'criar',
      'pagar',
      'pagar',
      'pagar',
      'pagar',
      'estornar',
      'estornar',
      'cancelar',
      'renegociar',
      'desfazer',
      'usarCredito',
      'liquidar',
      'fecharOuReabrir',
    ] as const;
    const tudo = {
      nome: undefined,
      turmaId: undefined,
      vencimentoInicial: null,
      vencimentoFinal: null,
      situacoes: [],
    } as unknown as FiltrosTitulo;
    for (let i = 0; i < passos; i += 1) {
      await atos[pesos[sortear(pesos.length)] ?? 'criar']?.();
      // What the list keeps in memory is what the table says now.
      if (i % 4 === 0) expect(await totaisDoFiltro(banco.db, tudo, [], hoje)).toEqual(await somarTitulos(banco.db, [], hoje));
    }

    const { rows } = await sql<{
      id: number;
      situacao: string;
      recebido: number;
    }>`select id, situacao, recebido_centavos as recebido from titulos_receber order by id`.execute(banco.db);
    expect(rows).toEqual([...modelo].sort(([a], [b]) => a - b).map(([id, m]) => ({ id, situacao: situacaoDe(m), recebido: pagoDe(m) })));
    const [totais] = (
      await sql<{
        caixa: number;
        creditos: number;
      }>`select (select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0) from lancamentos_financeiros)::bigint as caixa,
        (select coalesce(sum(valor_centavos - utilizado_centavos), 0) from creditos)::bigint as creditos`.execute(banco.db)
    ).rows;
    expect(totais).toEqual({ caixa, creditos: [...creditos.values()].reduce((a, b) => a + b, 0) });
    expect((await julgar(banco.db, invariantesRegistradas(), { sessionSecret: 'x'.repeat(32) })).filter((r) => r.achados > 0)).toEqual([]);
  }, 240_000);
});

// 20 workers of 500 payments each, then each reversed twice at once. PATIO_ESTRESSE scales the payments a worker makes: the whole
// takes about two minutes on two slow cores, so that the suite runs a tenth of it.
const porTrabalhador = Number(process.env.PATIO_ESTRESSE ?? 50);

describe('stress', () => {
  test(`20 workers × ${porTrabalhador} payments, each reversed twice at once: exact counts, nothing left over`, async () => {
    const base = await tesourariaDeTesteDe();
    const trabalhadores = Array.from({ length: 20 }, (_, i) => i);
    const baixas: number[] = [];
    await Promise.all(
      trabalhadores.map(async (w) => {
        for (let i = 0; i < porTrabalhador; i += 1) {
          const tituloId = base[(w * 13 + i * 7) % base.length] ?? 0;
          const pedido = {
            dataBaixa: hoje,
            contaBancariaId: t.outraContaId,
            formaPagamentoId: t.formaPagamentoId,
            itens: [{ tituloId, valorCentavos: 100 + ((w * 31 + i) % 900) }],
          };
          const feita = await transacao(banco.db, (tx) => baixarTitulos(tx, w % 2 ? fernanda : paulo, pedido, fuso));
          baixas.push(feita.baixas[0]?.id ?? 0);
        }
      }),
    );
    expect(new Set(baixas).size).toBe(20 * porTrabalhador);
    const fila = [...baixas, ...baixas];
    const recusas = new Map<string, number>();
    let estornados = 0;
    await Promise.all(
      trabalhadores.map(async () => {
        for (let baixaId = fila.pop(); baixaId !== undefined; baixaId = fila.pop()) {
          const alvo = baixaId;
          await transacao(banco.db, (tx) => estornarBaixa(tx, paulo, { baixaId: alvo, motivo: 'Ensaio' }, fuso)).then(
            () => (estornados += 1),
            ({ code = 'defeito' }: { code?: string }) => recusas.set(code, (recusas.get(code) ?? 0) + 1),
          );
        }
      }),
    );
    expect(estornados).toBe(20 * porTrabalhador);
    expect([...recusas]).toEqual([['BAIXA_JA_ESTORNADA', 20 * porTrabalhador]]);
    const { rows } = await sql<{ caixa: number; recebido: number; estornos: number }>`select
      (select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0) from lancamentos_financeiros where conta_bancaria_id = ${t.outraContaId})::bigint as caixa,
      (select sum(recebido_centavos) from titulos_receber where id = any(${base}))::bigint as recebido,
      (select count(*) from estornos e join baixas b on b.id = e.baixa_id where b.titulo_id = any(${base}))::int as estornos`.execute(
      banco.db,
    );
    expect(rows[0]).toEqual({ caixa: 0, recebido: 0, estornos: 20 * porTrabalhador });
    expect((await julgar(banco.db, invariantesRegistradas(), { sessionSecret: 'x'.repeat(32) })).filter((r) => r.achados > 0)).toEqual([]);
  }, 600_000);
});

/** Titles large enough to take every settlement of the stress in parts. */
async function tesourariaDeTesteDe(): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < 40; i += 1)
    ids.push(
      (
        await tituloDeTeste(banco.db, t, {
          valorCentavos: centavos(900_000_000),
          descontoCondicionalCentavos: centavos(0),
          dataEmissao: hoje,
          dataVencimento: somarDias(hoje, 30),
        })
      ).id,
    );
  return ids;
}
